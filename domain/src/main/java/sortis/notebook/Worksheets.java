package sortis.notebook;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Subject;
import sortis.map.Lfsr;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// The player's written values of both sequences, the latest at each index (rulebook §8,
/// `lfsr-seed`, `lfsr-step`).
public record Worksheets(Map<Tuple2<Axis, Integer>, Written> numbers) {
    static final Worksheets BLANK = new Worksheets(HashMap.empty());

    /// A written value.
    ///
    /// @param expected what it should have been by the value before it; the same if it is right
    /// @param behind the latest finding that lies behind it in its writing, its own one included
    /// @param before the latest finding behind what it rests on, its own one not included
    public record Written(
            Octet written, Octet expected, Option<FindingId> behind, Option<FindingId> before) {
        static Written clean(Octet value) {
            return new Written(value, value, Option.none(), Option.none());
        }

        public boolean isWrong() {
            return !written.equals(expected);
        }

        /// The value written after this one: right if it is the step from this one, or from what
        /// this one should have been.
        private Written followedBy(Octet value, Option<FindingId> own) {
            Octet step = Lfsr.step(written);
            if (value.equals(step)) {
                return new Written(value, value, behind, behind);
            }
            return isWrong() && value.equals(Lfsr.step(expected))
                    ? new Written(value, value, before, before)
                    : new Written(value, step, own, behind);
        }
    }

    /// The values of a line, each judged by the one before it.
    public Seq<Written> judged(SequenceWritten line, WorldMap map) {
        return judged(line, map, HashMap.empty());
    }

    private Seq<Written> judged(SequenceWritten line, WorldMap map, Map<Integer, FindingId> found) {
        return line.values()
                .zipWithIndex()
                .foldLeft(
                        Vector.<Written>empty(),
                        (done, next) ->
                                done.append(
                                        number(
                                                line,
                                                map,
                                                done,
                                                next._1,
                                                found.get(line.from() + next._2))));
    }

    private Written number(
            SequenceWritten line,
            WorldMap map,
            Vector<Written> done,
            Octet value,
            Option<FindingId> own) {
        Octet seed = map.seed(line.axis());
        return done.lastOption()
                .orElse(() ->
                        Option.when(
                                line.from() > 0, () -> latest(line.axis(), line.from() - 1, map)))
                .map(before -> before.followedBy(value, own))
                .getOrElse(() ->
                        new Written(
                                value, seed, own.filter(_ -> !value.equals(seed)), Option.none()));
    }

    /// What the player has for the sequence at that index: the latest value written, or, if none
    /// was, the true one.
    public Written latest(Axis axis, int index, WorldMap map) {
        return numbers.get(Tuple.of(axis, index))
                .getOrElse(() -> Written.clean(map.number(axis, index)));
    }

    /// What the player works out for a square from these numbers.
    public Octet value(Square square, WorldMap map) {
        return latest(Axis.X, square.x(), map)
                .written()
                .xor(latest(Axis.Y, square.y(), map).written());
    }

    /// The findings behind the two numbers of a square.
    public Set<FindingId> behind(Square square, WorldMap map) {
        return TreeSet.ofAll(latest(Axis.X, square.x(), map).behind())
                .addAll(latest(Axis.Y, square.y(), map).behind());
    }

    Worksheets after(SequenceWritten line, WorldMap map, Seq<Finding> findings) {
        Map<Integer, FindingId> found =
                findings.toMap(finding -> Tuple.of(index(finding), finding.id()));
        return new Worksheets(
                judged(line, map, found)
                        .zipWithIndex()
                        .foldLeft(
                                numbers,
                                (all, next) ->
                                        all.put(
                                                Tuple.of(line.axis(), line.from() + next._2),
                                                next._1)));
    }

    private static int index(Finding finding) {
        return finding.evidence().subject() instanceof Subject.InSequence(_, int index)
                ? index
                : -1;
    }
}
