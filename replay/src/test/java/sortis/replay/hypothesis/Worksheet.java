package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.map.Lfsr;
import sortis.play.Dice;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Axis;
import sortis.value.EntryNumber;
import sortis.value.Octet;
import sortis.value.Square;
import sortis.value.Turn;

/// A log that is nothing but a worksheet.
///
/// @param values of the x axis, from its seed on
record Worksheet(Seeds seeds, Seq<Octet> values) {
    /// A right one, of so many values of a random seed.
    static Worksheet right(Dice dice, int least, int most) {
        Seeds seeds = new Seeds(new Octet(1 + dice.below(255)), new Octet(1 + dice.below(255)));
        return new Worksheet(seeds, Lfsr.sequence(seeds.x()).take((int) dice.from(least, most)));
    }

    /// One in which so many values, not the seed, have one wrong digit.
    Worksheet withWrongDigits(int many, Dice dice) {
        Seq<Integer> indices = dice.shuffled(Vector.range(1, values.size())).take(many);
        return new Worksheet(
                seeds,
                indices.foldLeft(
                        values, (all, index) -> all.update(index, digit(all.get(index), dice))));
    }

    private static Octet digit(Octet value, Dice dice) {
        int other = 1 + dice.below(15);
        return new Octet(value.bits() ^ (dice.chance(50) ? other : other << 4));
    }

    /// One written by that slip wherever it can be made; each value goes on from the one before.
    static Worksheet slipping(Hypothesis slip, Dice dice) {
        Worksheet right = right(dice, 20, 60);
        Vector<Octet> values = Vector.empty();
        Octet last = Octet.ZERO;
        for (int index = 0; index < right.values().size(); index++) {
            last = index == 0 ? seed(slip, right.seeds()) : next(slip, last);
            values = values.append(last);
        }
        return new Worksheet(right.seeds(), values);
    }

    private static Octet seed(Hypothesis slip, Seeds seeds) {
        return Answered.octet(slip, new Problem.Seed(seeds.x(), seeds.y()), seeds.x());
    }

    private static Octet next(Hypothesis slip, Octet from) {
        return Answered.octet(slip, new Problem.Next(from), Lfsr.step(from));
    }

    Transcript log() {
        GameStarted game =
                new GameStarted(
                        seeds,
                        new Square(5, 14),
                        Vector.of(new AgentName("A")),
                        Option.none(),
                        Option.none(),
                        HouseRules.DEFAULT);
        return Transcript.of(
                Vector.of(game, new SequenceWritten(Axis.X, 0, values))
                        .zipWithIndex()
                        .map(next -> line(next._1, next._2 + 1)));
    }

    private static LogLine line(GameEntry content, long number) {
        Where where = new Where(new EntryNumber(number), number, Option.none(), "");
        return new LogLine.Entry(where, Turn.ZERO, Option.none(), Option.none(), content);
    }

    LikelySlips likely() {
        return LikelySlips.in(log(), Auditor.STRICT.audit(log()));
    }
}
