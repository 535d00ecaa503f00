package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.BuildingKind;
import sortis.finding.Step;
import sortis.map.Lfsr;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.value.Octet;

/// The working that shows why a claim is wrong, as a player would write it on paper.
final class Working {
    private Working() {}

    static Seq<String> lines(Step step) {
        return switch (step) {
            case Step.Unread _ -> Vector.empty();
            case Step.Shifted(var from) -> shifted(from);
            case Step.Seeded(var axis, var seed) -> line("the seed of " + axis + " is " + seed);
            case Step.Combined combined -> combined(combined);
            case Step.Classified(var value) -> classified(value);
            case Step.Begins(var first) ->
                    line(
                            "all values that begin with "
                                    + first
                                    + " are "
                                    + Terrain.decidedBy(first)
                                            .map(Terrain::toString)
                                            .getOrElse("water or forest"));
            case Step.Graded(var value) -> graded(value);
            case Step.Priced(var kind, var level, var cost) ->
                    line(
                            kind.map(BuildingKind::toString).getOrElse("vehicle")
                                    + " "
                                    + level
                                    + ": 2^"
                                    + level
                                    + " = "
                                    + Words.of(cost));
            case Step.Paved(var grade, long squares, var cost) ->
                    line(
                            Words.counted(squares, "square")
                                    + " of road of grade "
                                    + grade
                                    + ", 1 ore("
                                    + grade
                                    + ") each: "
                                    + Words.of(cost));
            case Step.Smelted smelted -> smelted(smelted);
            case Step.Held held -> held(held);
            case Step.Walked walked ->
                    line(
                            Words.counted(walked.steps(), "step")
                                    + " in "
                                    + Words.counted(walked.turns(), "turn")
                                    + ": "
                                    + walked.from()
                                    + " + "
                                    + walked.turns()
                                    + " = "
                                    + walked.from().plus(walked.turns()));
            case Step.Rounded rounded -> rounded(rounded);
            case Step.Reduced(var turn, long period, long phase) ->
                    line(turn + " mod " + period + " = " + phase);
            case Step.Toured toured -> toured(toured);
            case Step.Strode strode ->
                    line(
                            "it set out on turn "
                                    + strode.since()
                                    + " for "
                                    + Words.counted(strode.turns(), "turn")
                                    + "; on turn "
                                    + strode.turn()
                                    + " it is on "
                                    + Words.of(strode.at()));
            case Step.Stayed(var turn, var at) ->
                    line("on turn " + turn + " it stands on " + Words.of(at));
            case Step.Mined mined ->
                    line(
                            "the extractor on "
                                    + Words.of(mined.at())
                                    + ": "
                                    + mined.perTurn()
                                    + " "
                                    + mined.resource()
                                    + " x "
                                    + Words.counted(mined.turns(), "turn")
                                    + " = "
                                    + mined.perTurn().times(mined.turns()));
            case Step.Balanced balanced ->
                    line(
                            "total "
                                    + balanced.resource()
                                    + " on turn "
                                    + balanced.to()
                                    + ": "
                                    + balanced.after()
                                    + "; on turn "
                                    + balanced.from()
                                    + ": "
                                    + balanced.before()
                                    + "; difference "
                                    + balanced.after().minus(balanced.before()));
            case Step.Raised(var present, var next) ->
                    line(
                            present.fold(
                                    () ->
                                            "nothing of the kind stands there yet: it begins at"
                                                    + " level "
                                                    + next,
                                    level ->
                                            "it is of level "
                                                    + level
                                                    + " now: next comes "
                                                    + next));
            case Step.Ordered(var before) ->
                    line("the last entry before it that is in order is of turn " + before);
            case Step.Stands(var at, var kind, var level) ->
                    line(
                            kind.map(building -> "a " + building + " of level ")
                                            .getOrElse("a road of grade ")
                                    + level
                                    + " stands on "
                                    + Words.of(at));
            case Step.Lies(var at, var cover) -> line(Words.of(at) + " is " + covered(cover));
            case Step.Missed _ -> Vector.empty();
            case Step.Ruled ruled -> line(ruled(ruled));
        };
    }

    static String covered(Step.Cover cover) {
        return switch (cover) {
            case WATER -> "water";
            case UNCLEARED_FOREST -> "a forest that is not cleared";
            case CLEARED_LAND -> "land that is cleared";
            case MOUNTAIN -> "a mountain";
        };
    }

    private static String ruled(Step.Ruled ruled) {
        String inForce = "the ruling `" + ruled.ruling() + "` is " + ruled.value();
        return ruled.level()
                .map(level -> inForce + "; for level " + level + " that is " + ruled.result())
                .getOrElse(inForce);
    }

    private static Seq<String> line(String text) {
        return Vector.of(text);
    }

    /// The eight bits with the tapped ones marked, their XOR, and the shift.
    private static Seq<String> shifted(Octet from) {
        String taps = Lfsr.TAPS.map(tap -> String.valueOf(from.bit(tap))).mkString(" ^ ");
        return Vector.of(
                from + " = " + Words.spaced(from.bits()),
                "     ^ ^         ^ ^   b8 ^ b7 ^ b2 ^ b1 = " + taps + " = " + Lfsr.feedback(from),
                Lfsr.step(from)
                        + " = "
                        + Words.spaced(Lfsr.step(from).bits())
                        + "   shifted left, with that "
                        + Lfsr.feedback(from)
                        + " at the right");
    }

    private static Seq<String> combined(Step.Combined combined) {
        Octet value = combined.column().xor(combined.row());
        Seq<Tuple2<String, Octet>> rows =
                Vector.of(
                        Tuple.of("x " + combined.at().x() + ":", combined.column()),
                        Tuple.of("y " + combined.at().y() + ":", combined.row()),
                        Tuple.of("XOR:", value));
        int widest = rows.map(row -> row._1.length()).max().getOrElse(0);
        return rows.map(row -> Columns.left(row._1, widest + 1) + bits(row._2));
    }

    private static String bits(Octet value) {
        return value
                + " = "
                + Words.binary(value.bits()).substring(0, 4)
                + " "
                + Words.binary(value.bits()).substring(4);
    }

    private static Seq<String> classified(Octet value) {
        return line(
                value
                        + switch (Terrain.of(value)) {
                            case WATER -> " is below 75: water";
                            case FOREST -> " is from 75 to DF: forest";
                            case MOUNTAIN -> " is E0 or more: mountain";
                        });
    }

    private static Seq<String> graded(Octet value) {
        return Terrain.of(value) == Terrain.MOUNTAIN
                ? line(
                        bits(value)
                                + " ends in "
                                + Words.counted(OreGrade.trailingZeros(value), "zero bit")
                                + ": ore("
                                + OreGrade.trailingZeros(value)
                                + ")")
                : classified(value);
    }

    private static Seq<String> smelted(Step.Smelted smelted) {
        int level = smelted.level().number();
        return line(
                "smelter "
                        + level
                        + ": 2^"
                        + level
                        + " ore("
                        + level
                        + ") and 2^"
                        + (level + 1)
                        + " wood a batch, "
                        + (smelted.batches() == 1 ? "1 batch" : smelted.batches() + " batches")
                        + ": "
                        + Words.of(smelted.input()));
    }

    private static Seq<String> held(Step.Held held) {
        return line(
                held.at()
                        .map(at ->
                                "the pile on "
                                        + Words.of(at)
                                        + " holds "
                                        + Words.of(held.pile())
                                        + "; the agent carries "
                                        + Words.of(held.load()))
                        .getOrElse("the store holds " + Words.of(held.pile())));
    }

    private static Seq<String> rounded(Step.Rounded rounded) {
        return line(
                "walks "
                        + rounded.walks().mkString(" + ")
                        + ", waits "
                        + rounded.waits().mkString(" + ")
                        + ": "
                        + Words.counted(rounded.period(), "turn"));
    }

    private static Seq<String> toured(Step.Toured toured) {
        return line(
                "("
                        + toured.turn()
                        + " - "
                        + toured.since()
                        + ") mod "
                        + toured.period()
                        + " = "
                        + toured.offset()
                        + ": after "
                        + Words.counted(toured.offset(), "turn")
                        + " of its round it is on "
                        + Words.of(toured.at()));
    }
}
