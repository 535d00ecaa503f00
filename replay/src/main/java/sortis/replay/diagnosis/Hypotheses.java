package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;
import sortis.entry.LogLine;
import sortis.replay.diagnosis.Correction.Retimed;
import sortis.replay.diagnosis.Correction.Rewritten;
import sortis.value.Turn;

/// Everything that may have gone wrong where a finding is, in batches, each made only when it is
/// asked for.
final class Hypotheses {
    private static final Doubt FIRST_READING = Doubt.oneOf(2);

    /// A wrong seed or start shows in more than one place.
    private static final Doubt AT_THE_START = Doubt.oneOf(100_000);

    /// How many typos in one entry before a finding are thought of.
    private static final int MOST = 80;

    private Hypotheses() {}

    /// Hypotheses of one kind.
    ///
    /// @param least the least doubt that one of them can have
    record Batch(Doubt least, Supplier<Seq<Slip>> made) {
        /// Whether trying them costs nothing, as with claims.
        boolean isFree() {
            return least.equals(Doubt.NONE);
        }

        Seq<Slip> slips() {
            return made.get().sortBy(Slip::doubt);
        }
    }

    static Seq<Batch> of(Case it, Readings readings) {
        Seq<Batch> first =
                Vector.of(
                        new Batch(Doubt.NONE, () -> Claims.of(it)),
                        new Batch(FIRST_READING, () -> readings(it, readings)),
                        new Batch(Doubt.NONE, () -> Wholes.doubles(it)),
                        new Batch(Typos.LEAST, () -> new Typos(it.course(), it.index()).all()),
                        new Batch(Wholes.TURNED_ROUND, () -> Wholes.exchanges(it)),
                        new Batch(Missing.LOST, () -> Missing.of(it)),
                        new Batch(Wholes.ONE_TOO_MANY, () -> Wholes.surplus(it)));
        return first.appendAll(laterTurns(it))
                .append(new Batch(Wholes.FAR, () -> Wholes.moves(it)))
                .appendAll(typos(it));
    }

    private static Seq<Slip> readings(Case it, Readings readings) {
        LogLine line = it.course().lines().get(it.index());
        return readings.entries()
                .apply(line)
                .zipWithIndex((entry, rank) ->
                        Slip.meaning(
                                Kind.UNREADABLE,
                                new Rewritten(it.index(), entry),
                                entry,
                                FIRST_READING.and(Doubt.oneOf(1.0 + rank))))
                .appendAll(
                        readings.turns()
                                .apply(line)
                                .zipWithIndex((turn, rank) ->
                                        Slip.ofTurn(
                                                new Retimed(it.index(), turn, below(it)),
                                                FIRST_READING.and(Doubt.oneOf(1.0 + rank)))));
    }

    /// How many lines below are on the same turn as it.
    private static int below(Case it) {
        Vector<LogLine> lines = it.course().lines();
        Option<Turn> turn = lines.get(it.index()).writtenTurn();
        return lines.drop(it.index() + 1).takeWhile(line -> line.writtenTurn().equals(turn)).size();
    }

    /// An entry is out of order where the turn of one behind it is too early.
    private static Seq<Batch> laterTurns(Case it) {
        return it.code().equals("entry-order")
                ? Vector.rangeClosed(1, 3)
                        .filter(ahead -> it.course().entry(it.index() + ahead).isDefined())
                        .map(ahead -> laterTurn(it, ahead))
                : Vector.empty();
    }

    private static Batch laterTurn(Case it, int ahead) {
        Doubt distance = Doubt.oneOf(1.0 + ahead);
        return new Batch(
                Typos.LEAST.and(distance),
                () ->
                        new Typos(it.course(), it.index() + ahead)
                                .ownTurns()
                                .map(slip -> slip.doubting(distance)));
    }

    /// Typos in the entries before it that have to do with it, the farther the more doubtful.
    private static Seq<Batch> typos(Case it) {
        return Suspects.of(it).zipWithIndex((suspect, rank) -> typos(it, suspect, rank + 1));
    }

    private static Batch typos(Case it, int suspect, int rank) {
        Doubt distance = suspect == 0 ? AT_THE_START : Doubt.oneOf(1.0 + rank);
        return new Batch(
                Typos.LEAST.and(distance),
                () ->
                        new Typos(it.course(), suspect)
                                .all()
                                .sortBy(Slip::doubt)
                                .take(MOST)
                                .map(slip -> slip.doubting(distance)));
    }
}
