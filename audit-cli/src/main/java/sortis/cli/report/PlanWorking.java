package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import sortis.replay.plan.Answer;
import sortis.replay.plan.Outcome;
import sortis.replay.plan.Stretch;
import sortis.replay.plan.Tributary;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Turn;

/// Why there will be enough of something, or why not, as on paper.
final class PlanWorking {
    private PlanWorking() {}

    static Seq<String> lines(Answer answer) {
        return switch (answer.outcome()) {
            case Outcome.Reached(var on, _) when on.equals(answer.now()) ->
                    Vector.of(present(answer));
            case Outcome.Reached(var on, var amount) ->
                    sources(answer)
                            .appendAll(sums(answer))
                            .append("turn " + on + ": " + amount(answer, amount));
            case Outcome.Beyond beyond ->
                    sources(answer).appendAll(sums(answer)).appendAll(beyond(answer, beyond));
            case Outcome.Never never -> never(answer, never);
            case Outcome.Unforeseen(_, var agents) -> sources(answer).append(unforeseen(agents));
        };
    }

    private static String present(Answer answer) {
        return switch (answer.present()) {
            case Amount none when none.isNone() -> "there is none";
            case Amount one when one.equals(Amount.ONE) -> "there is " + amount(answer, one);
            case Amount more -> "there are " + amount(answer, more);
        };
    }

    private static Seq<String> sums(Answer answer) {
        Amount missing = answer.wanted().minus(answer.present());
        String first =
                "turn "
                        + answer.now()
                        + ": "
                        + amount(answer, answer.present())
                        + ", "
                        + missing
                        + " to go";
        return Vector.of(first)
                .appendAll(answer.stretches().flatMap(stretch -> stretch(answer, stretch)));
    }

    private static Seq<String> stretch(Answer answer, Stretch stretch) {
        Vector<String> start =
                stretch.from().equals(answer.now())
                        ? Vector.empty()
                        : Vector.of(
                                "turn " + stretch.from() + ": " + amount(answer, stretch.before()));
        return start.append(cycles(answer, stretch));
    }

    private static String cycles(Answer answer, Stretch stretch) {
        boolean isGain = stretch.gain().isAtLeast(Amount.NONE);
        Amount each = isGain ? stretch.gain() : stretch.gain().negated();
        long cycles = stretch.cycles();
        return (isGain ? "+ " : "- ")
                + counted(stretch)
                + ", "
                + amount(answer, each)
                + " each: "
                + product(cycles, each.units())
                + (stretch.turns() == 1 ? "" : ", " + product(cycles, stretch.turns()) + " turns");
    }

    private static String counted(Stretch stretch) {
        return stretch.turns() == 1
                ? Words.counted(stretch.cycles(), "turn")
                : Words.counted(stretch.cycles(), "cycle") + " of " + stretch.turns() + " turns";
    }

    private static String product(long times, long each) {
        return times + " x " + each + " = " + Math.multiplyExact(times, each);
    }

    private static Seq<String> beyond(Answer answer, Outcome.Beyond beyond) {
        String then = "turn " + Turn.LAST + ": " + amount(answer, beyond.then());
        return Vector.of(then)
                .appendAll(
                        answer.stretches()
                                .lastOption()
                                .filter(stretch -> stretch.gain().isPositive())
                                .map(stretch ->
                                        "at that pace it would take until about turn "
                                                + arrival(answer, beyond.then(), stretch)
                                                + "; turn "
                                                + Turn.LAST
                                                + " is the last"));
    }

    private static BigInteger arrival(Answer answer, Amount then, Stretch stretch) {
        BigInteger missing = BigInteger.valueOf(answer.wanted().minus(then).units());
        BigInteger gain = BigInteger.valueOf(stretch.gain().units());
        BigInteger cycles = missing.add(gain).subtract(BigInteger.ONE).divide(gain);
        return cycles.multiply(BigInteger.valueOf(stretch.turns()))
                .add(BigInteger.valueOf(Turn.LAST));
    }

    private static Seq<String> never(Answer answer, Outcome.Never never) {
        return answer.tributaries().exists(Tributary::adds)
                ? sources(answer).append(most(answer, never))
                : Vector.of(present(answer) + elsewhere(answer) + "; no plan adds to it")
                        .appendAll(sources(answer));
    }

    private static String elsewhere(Answer answer) {
        return answer.elsewhere().isPositive()
                ? " here (but " + answer.elsewhere() + " elsewhere)"
                : "";
    }

    private static String most(Answer answer, Outcome.Never never) {
        return never.most()
                .map(peak ->
                        "never more than "
                                + amount(answer, peak.amount())
                                + ", first on turn "
                                + peak.on()
                                + ": "
                                + limit(answer))
                .getOrElse("there is never so much");
    }

    private static String limit(Answer answer) {
        if (!answer.dry().isEmpty()) {
            return "by then "
                    + Words.listed(
                            answer.dry()
                                    .map(dry ->
                                            Words.of(dry.at())
                                                    + ", where "
                                                    + Words.named(dry.agent().text())
                                                    + " loads it, is empty"));
        }
        return answer.tributaries().forAll(Tributary::adds)
                ? "the plans bring no more"
                : "what comes goes again";
    }

    private static String unforeseen(Seq<AgentName> agents) {
        return "later turns cannot be foreseen: the routes of "
                + Words.listed(agents.map(agent -> Words.named(agent.text())))
                + " work on the same piles and take too long to come round together";
    }

    private static Seq<String> sources(Answer answer) {
        return answer.tributaries().map(each -> source(answer, each));
    }

    private static String source(Answer answer, Tributary tributary) {
        return switch (tributary) {
            case Tributary.Dug(var at, var perTurn) ->
                    "the extractor on " + Words.of(at) + " yields " + perTurn + " a turn";
            case Tributary.Awaited(_, var on, var amount) ->
                    "the smelter puts out " + amount(answer, amount) + " on turn " + on;
            case Tributary.Hauled hauled ->
                    Words.named(hauled.agent().text()) + " " + work(answer, hauled);
        };
    }

    private static String work(Answer answer, Tributary.Hauled hauled) {
        String where = " on " + Words.of(hauled.at()) + ", once in " + turns(hauled.round());
        return switch (hauled.work()) {
            case Tributary.Brings(var most) ->
                    most.map(amount -> "unloads up to " + amount).getOrElse("unloads all it has")
                            + where;
            case Tributary.Takes(var most) -> "loads up to " + most + where;
            case Tributary.Smelts(var from) ->
                    "feeds the smelter" + where + ": 1 for " + Words.of(from);
            case Tributary.Burns(var most) ->
                    "feeds the smelter" + where + ": it takes " + amount(answer, most);
        };
    }

    private static String turns(long turns) {
        return Words.counted(turns, "turn");
    }

    private static String amount(Answer answer, Amount amount) {
        return amount + " " + answer.resource();
    }
}
