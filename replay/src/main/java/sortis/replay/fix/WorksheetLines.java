package sortis.replay.fix;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.finding.Datum;
import sortis.finding.RuleCode;
import sortis.map.Lfsr;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Octet;

/// The lines of the worksheet as they would be with every number right that nobody accepted as
/// wrong: also those that rightly stepped on from a wrong one (rulebook §8, `lfsr-step`).
///
/// @param numbers the latest ones so far
record WorksheetLines(
        WorldMap map, Map<Tuple2<Axis, Integer>, Figure> numbers, Seq<Change> changes) {
    private static final RuleCode SEED = new RuleCode("lfsr-seed");
    private static final RuleCode STEP = new RuleCode("lfsr-step");

    /// A number as it will stand, and what it should be by the one before it.
    private record Figure(Octet written, Octet expected) {
        private boolean allows(Octet next) {
            return next.equals(Lfsr.step(written)) || next.equals(Lfsr.step(expected));
        }
    }

    /// All changes to the lines of a log.
    ///
    /// @param accepted whether the players let findings of that code stand on that entry
    static Seq<Change> changes(
            WorldMap map, Seq<Entry> entries, Predicate<Tuple2<Entry, RuleCode>> accepted) {
        return entries.foldLeft(
                        new WorksheetLines(map, HashMap.empty(), Vector.empty()),
                        (lines, entry) ->
                                entry.content() instanceof SequenceWritten line
                                        ? lines.after(entry, line, accepted)
                                        : lines)
                .changes();
    }

    private WorksheetLines after(
            Entry entry, SequenceWritten line, Predicate<Tuple2<Entry, RuleCode>> accepted) {
        return line.values()
                .zipWithIndex()
                .foldLeft(
                        this,
                        (lines, next) -> lines.after(entry, line, next._2, next._1, accepted));
    }

    private WorksheetLines after(
            Entry entry,
            SequenceWritten line,
            int place,
            Octet value,
            Predicate<Tuple2<Entry, RuleCode>> accepted) {
        int index = line.from() + place;
        RuleCode code = index == 0 ? SEED : STEP;
        Octet right = expected(line.axis(), index, value);
        boolean isKept = value.equals(right) || accepted.test(Tuple.of(entry, code));
        Figure number = new Figure(isKept ? value : right, right);
        return new WorksheetLines(
                map,
                numbers.put(Tuple.of(line.axis(), index), number),
                isKept ? changes : changes.append(change(entry, code, place, value, right)));
    }

    /// The number itself, if it is right; else the right one.
    private Octet expected(Axis axis, int index, Octet value) {
        if (index == 0) {
            return map.seed(axis);
        }
        Figure before = latest(axis, index - 1);
        return before.allows(value) ? value : Lfsr.step(before.written());
    }

    private Figure latest(Axis axis, int index) {
        return numbers.getOrElse(
                Tuple.of(axis, index),
                new Figure(map.number(axis, index), map.number(axis, index)));
    }

    private static Change change(Entry entry, RuleCode code, int place, Octet from, Octet to) {
        return new Change(
                entry.where(),
                code,
                "values/" + place,
                Datum.word(from),
                Option.of(Datum.word(to)),
                Option.none());
    }
}
