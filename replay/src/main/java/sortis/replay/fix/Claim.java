package sortis.replay.fix;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.MapEntry.SquareCharted;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.Subject;
import sortis.value.Amount;
import sortis.value.Turn;

/// The claims of entries, by the rule that judges each.
final class Claim {
    private Claim() {}

    /// Where in the entry the claim stands that a finding is about; none if it is about what was
    /// done.
    static Option<String> key(Finding finding) {
        return switch (finding.code().text()) {
            case "map-value" -> Option.of(isDigit(finding) ? "nibble" : "value");
            case "map-terrain" -> Option.of("terrain");
            case "map-ore" -> Option.of("ore");
            case "arrival-turn" -> Option.of("arrives");
            case "route-period" -> Option.of("period");
            case "route-phase" -> Option.of("phase");
            case "position" -> Option.of("at");
            case "clear-yield" -> Option.of("wood");
            case "build-cost", "smelt-cost" -> Option.of("paid");
            case "smelt-yield" -> Option.of("yields");
            case "smelt-ready" -> Option.of("ready");
            case "vehicle-slots" -> Option.of("slots");
            case "skip-gain" -> resource(finding).map("gained/"::concat);
            case "stock-count" -> resource(finding).map("stock/"::concat);
            case "entry-number" -> Option.of("seq");
            default -> Option.none();
        };
    }

    private static boolean isDigit(Finding finding) {
        return finding.evidence()
                .claimed()
                .exists(claim -> claim instanceof Datum.Word(String text) && text.length() == 1);
    }

    private static Option<String> resource(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OfResource(_, var resource)
                ? Option.of(resource.toString())
                : Option.none();
    }

    /// Whether a log can hold that value there.
    static boolean isWritable(String key, Datum value) {
        Seq<Long> numbers =
                switch (value) {
                    case Datum.Count(long number) -> Vector.of(number);
                    case Datum.Goods(var bag) -> bag.amounts().values().map(Amount::units);
                    case Datum.Word _, Datum.Spot _, Datum.Fact _ -> Vector.empty();
                };
        boolean isTurn = key.equals("arrives") || key.equals("ready");
        long most = isTurn ? Turn.LAST : Amount.LAST;
        long least = key.startsWith("gained") ? -Amount.LAST : 0;
        return numbers.forAll(number -> least <= number && number <= most);
    }

    /// Whether the entry is one without the claim, too: of a chart something must be left.
    static boolean isSpared(GameEntry entry) {
        return entry instanceof SquareCharted(_, var value, var nibble, var terrain, _)
                && (value.isDefined() || nibble.isDefined() || terrain.isDefined());
    }
}
