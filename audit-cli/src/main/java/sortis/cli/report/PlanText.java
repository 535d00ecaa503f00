package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.replay.plan.Answer;
import sortis.replay.plan.Outcome;
import sortis.replay.plan.Raise;
import sortis.replay.plan.Wish;
import sortis.value.AgentName;
import sortis.value.Level;
import sortis.value.Square;

/// What is foreseen of a game, for a person.
public final class PlanText {
    private PlanText() {}

    public static Seq<String> lines(Planned planned) {
        Seq<String> workshops =
                planned.workshops()
                        .groupBy(Raise::at)
                        .toVector()
                        .sortBy(group -> group._1.map(Square::toString).getOrElse(""))
                        .flatMap(group -> workshop(group._1, group._2));
        return Vector.of(
                        "From turn "
                                + planned.from()
                                + " on, if everybody goes on as planned and nothing else is"
                                + " written:")
                .appendAll(workshops)
                .appendAll(planned.wishes().flatMap(PlanText::wished))
                .flatMap(line -> Lines.wrapped(line, indent(line) + 2));
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static Seq<String> workshop(Option<Square> at, Seq<Raise> raises) {
        return Vector.of("", heading(at, raises)).appendAll(raises.flatMap(PlanText::raise));
    }

    private static String heading(Option<Square> at, Seq<Raise> raises) {
        return raises.flatMap(Raise::present)
                .headOption()
                .map(level -> "Workshop on " + at.map(Words::of).getOrElse("") + ", level " + level)
                .getOrElse(
                        "No workshop stands"
                                + at.map(square -> "; the first could be on " + Words.of(square))
                                        .getOrElse(", and there is no land for one yet"));
    }

    private static Seq<String> raise(Raise raise) {
        String means =
                raise.carried().isPositive()
                        ? ", " + raise.carried() + " of it carried by who stands there"
                        : "";
        return Vector.of(
                        "  level "
                                + raise.level()
                                + " for "
                                + Words.of(raise.cost())
                                + ": "
                                + when(raise.answer())
                                + means)
                .appendAll(PlanWorking.lines(raise.answer()).map(line -> "    " + line))
                .appendAll(able(raise).map(line -> "    " + line));
    }

    private static Option<String> able(Raise raise) {
        String names = Words.listed(raise.able().map(PlanText::name));
        return Option.when(
                raise.answer().outcome().isReached() && raise.present().isDefined(),
                () ->
                        raise.able().isEmpty()
                                ? "but nobody has the authority by then: "
                                        + authority(raise.level())
                                : "by then the authority is with " + names);
    }

    private static String authority(Level level) {
        return "visit a workshop of level " + (level.number() - 1) + " first";
    }

    private static String name(AgentName name) {
        return Words.named(name.text());
    }

    private static Seq<String> wished(Planned.Wished wished) {
        return Vector.of("", wish(wished.wish()) + ": " + when(wished.answer()))
                .appendAll(PlanWorking.lines(wished.answer()).map(line -> "  " + line));
    }

    static String wish(Wish wish) {
        return wish.amount()
                + " "
                + wish.resource()
                + wish.at().map(at -> " on " + Words.of(at)).getOrElse(" in all");
    }

    private static String when(Answer answer) {
        return switch (answer.outcome()) {
            case Outcome.Reached(var on, _) when on.equals(answer.now()) -> "now";
            case Outcome.Reached(var on, _) ->
                    "turn " + on + ", in " + Words.counted(on.since(answer.now()), "turn");
            case Outcome.Never _ -> "never";
            case Outcome.Beyond _ -> "not by the last turn that can be written";
            case Outcome.Unforeseen(var until, _) -> "not by turn " + until;
        };
    }
}
