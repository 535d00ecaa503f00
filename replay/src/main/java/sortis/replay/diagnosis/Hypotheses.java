package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.replay.diagnosis.Correction.Rewritten;

/// Everything that may have gone wrong where a finding is.
final class Hypotheses {
    private static final Doubt FIRST_READING = Doubt.oneOf(2);

    private Hypotheses() {}

    static Seq<Slip> of(Case it, Readings readings) {
        return Claims.of(it)
                .appendAll(readings(it, readings))
                .appendAll(typos(it))
                .appendAll(Missing.of(it))
                .appendAll(Wholes.of(it));
    }

    private static Seq<Slip> readings(Case it, Readings readings) {
        LogLine line = it.course().lines().get(it.index());
        return readings.of(line)
                .zipWithIndex((entry, rank) ->
                        Slip.meaning(
                                Kind.UNREADABLE,
                                new Rewritten(it.index(), entry),
                                entry,
                                FIRST_READING.and(Doubt.oneOf(1.0 + rank))));
    }

    private static Seq<Slip> typos(Case it) {
        return Suspects.of(it)
                .zipWithIndex()
                .flatMap(each ->
                        new Typos(it.course(), each._1)
                                .all()
                                .map(slip -> slip.doubting(Doubt.oneOf(1.0 + each._2)))
                                .toVector());
    }
}
