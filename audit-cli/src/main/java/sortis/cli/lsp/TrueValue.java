package sortis.cli.lsp;

import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Pattern;
import sortis.eventstore.Form;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.Subject;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Square;

/// The true value that belongs where a wrong claim stands, spelled as the log spells such values.
record TrueValue(Form form, Squares squares) {
    private static final Pattern HEXADECIMAL =
            Pattern.compile(
                    "^\\s*coordinates\\s+hex\\b", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

    /// How a log in the notation writes squares.
    enum Squares {
        DECIMAL,
        HEXADECIMAL
    }

    /// The text for the place of the claim; none if the finding is about no claim.
    ///
    /// @param written the claim as it stands there
    Option<String> of(Finding finding, String written) {
        return finding.evidence()
                .expected()
                .filter(_ -> isAboutClaim(finding))
                .flatMap(datum ->
                        switch (form) {
                            case JSON_LINES -> json(datum);
                            case NOTATION -> notation(finding, datum, written);
                        });
    }

    private static boolean isAboutClaim(Finding finding) {
        return switch (finding.code().text()) {
            case "entry-number",
                    "lfsr-seed",
                    "lfsr-step",
                    "map-value",
                    "map-terrain",
                    "map-ore",
                    "arrival-turn",
                    "route-period",
                    "route-phase",
                    "position",
                    "clear-yield",
                    "build-cost",
                    "smelt-cost",
                    "smelt-yield",
                    "smelt-ready",
                    "vehicle-slots",
                    "skip-gain",
                    "stock-count" ->
                    true;
            default -> false;
        };
    }

    private static Option<String> json(Datum datum) {
        return switch (datum) {
            case Datum.Count(long number) -> Option.of(Long.toString(number));
            case Datum.Word(String word) -> Option.of("\"" + word + "\"");
            case Datum.Spot(Square at) -> Option.of(at.toString());
            case Datum.Goods(Bag bag) -> Option.of(json(bag));
            case Datum.Fact _ -> Option.none();
        };
    }

    private static String json(Bag bag) {
        return bag.withoutZeros()
                .amounts()
                .map(held -> "\"" + held._1 + "\": " + held._2)
                .mkString("{", ", ", "}");
    }

    private Option<String> notation(Finding finding, Datum datum, String written) {
        return switch (datum) {
            case Datum.Count(long number) -> Option.of(number(finding, number));
            case Datum.Word(String word) -> Option.of(word + (written.endsWith(".") ? "." : ""));
            case Datum.Spot(Square at) -> Option.of(square(at));
            case Datum.Goods(Bag bag) -> Option.of(payment(bag.withoutZeros()));
            case Datum.Fact _ -> Option.none();
        };
    }

    private static String number(Finding finding, long number) {
        String resource =
                finding.evidence().subject() instanceof Subject.OfResource(_, var of)
                        ? kind(of)
                        : "";
        return switch (finding.code().text()) {
            case "map-ore" -> "o" + number;
            case "clear-yield" -> "+" + number + "w";
            case "skip-gain" -> (number < 0 ? "" : "+") + number + resource;
            case "stock-count" -> number + resource;
            default -> Long.toString(number);
        };
    }

    private static String payment(Bag bag) {
        return bag.amounts().isEmpty()
                ? "-0"
                : bag.amounts().map(held -> paid(held._2) + kind(held._1)).mkString(" ");
    }

    private static String paid(Amount amount) {
        return "-" + amount;
    }

    private static String kind(Resource resource) {
        return resource.equals(Resource.WOOD) ? "w" : "o" + resource.rank();
    }

    /// A square as the log writes it.
    String square(Square at) {
        return switch (form) {
            case JSON_LINES -> at.toString();
            case NOTATION ->
                    switch (squares) {
                        case DECIMAL -> at.x() + "," + at.y();
                        case HEXADECIMAL -> String.format(Locale.ROOT, "%02X,%02X", at.x(), at.y());
                    };
        };
    }

    /// How that document spells.
    static TrueValue in(Study study) {
        boolean isHexadecimal =
                study.form() == Form.NOTATION
                        && study.lines()
                                .exists(line -> HEXADECIMAL.matcher(line.where().text()).find());
        return new TrueValue(study.form(), isHexadecimal ? Squares.HEXADECIMAL : Squares.DECIMAL);
    }
}
