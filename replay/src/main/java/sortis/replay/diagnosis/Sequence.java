package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.Progress;
import sortis.rulebook.RuleBook;
import sortis.transcript.Chronology;
import sortis.transcript.Strikes;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The lines of a log after a change, ready to be judged one by one.
///
/// @param from the index of the first line that may be judged otherwise than before
record Sequence(
        Course course, Correction correction, Strikes strikes, Chronology chronology, int from) {
    static Sequence of(Course course, Correction correction) {
        Strikes strikes = strikes(course, correction);
        Transcript old = course.transcript();
        if (staysSorted(course, correction)) {
            int from = Math.min(correction.first(), parting(old.strikes(), strikes));
            return new Sequence(course, correction, strikes, Chronology.ORDERLY, from);
        }
        boolean isStruckAlike = strikes.equals(old.strikes()) && keepsNumbers(course, correction);
        return isStruckAlike && staysInOrder(course, correction)
                ? new Sequence(
                        course,
                        correction,
                        strikes,
                        old.chronology().moved().isEmpty() ? Chronology.ORDERLY : old.chronology(),
                        correction.first())
                : anew(course, correction);
    }

    /// Whether strikes strike the same entries as before, if they strike the same numbers.
    private static boolean keepsNumbers(Course course, Correction correction) {
        return course.transcript().strikes().strikes().isEmpty()
                || correction instanceof Correction.Rewritten
                || correction instanceof Correction.Unchanged;
    }

    /// Whether no turn is lower than one before it, struck entries counted: then it does not matter
    /// which are struck.
    private static boolean staysSorted(Course course, Correction correction) {
        return course.isSorted()
                && switch (correction) {
                    case Correction.Unchanged _, Correction.Removed _ -> true;
                    case Correction.Rewritten(int index, Entry entry) ->
                            isBetween(course, entry.turn(), index - 1, index + 1);
                    case Correction.Inserted(int index, Entry entry) ->
                            isBetween(course, entry.turn(), index - 1, index);
                    case Correction.Moved(int from, int to) ->
                            course.entry(from)
                                    .forAll(entry ->
                                            isBetween(
                                                    course,
                                                    entry.turn(),
                                                    from < to ? to : to - 1,
                                                    from < to ? to + 1 : to));
                };
    }

    private static boolean isBetween(Course course, Turn turn, int before, int after) {
        return course.nearest(before, -1).forAll(least -> !turn.isBefore(least))
                && course.nearest(after, 1).forAll(most -> !most.isBefore(turn));
    }

    private static Sequence anew(Course course, Correction correction) {
        Transcript after = Transcript.of(correction.in(course.lines()));
        int from = Math.min(correction.first(), parting(course.transcript(), after));
        return new Sequence(course, correction, after.strikes(), after.chronology(), from);
    }

    /// The first index at which one takes an entry otherwise than the other.
    private static int parting(Transcript one, Transcript other) {
        var turns = one.chronology().moved();
        var others = other.chronology().moved();
        Set<EntryNumber> moved =
                turns.keySet()
                        .union(others.keySet())
                        .filter(number -> !turns.get(number).equals(others.get(number)));
        return moved.toVector()
                .min()
                .map(number -> (int) number.number() - 1)
                .fold(
                        () -> parting(one.strikes(), other.strikes()),
                        index -> Math.min(index, parting(one.strikes(), other.strikes())));
    }

    /// The first index at which one strikes an entry and the other does not.
    private static int parting(Strikes one, Strikes other) {
        if (one.struck().equals(other.struck())) {
            return Integer.MAX_VALUE;
        }
        return one.struck()
                .diff(other.struck())
                .addAll(other.struck().diff(one.struck()))
                .min()
                .map(number -> (int) number.number() - 1)
                .getOrElse(Integer.MAX_VALUE);
    }

    /// The strikes afterwards.
    private static Strikes strikes(Course course, Correction correction) {
        boolean isNew = correction.written().exists(Sequence::isStrike);
        Seq<Integer> kept =
                course.strikes()
                        .reject(at -> isReplaced(correction, at))
                        .map(correction::moved)
                        .appendAll(Option.when(isNew, correction.index()));
        return kept.isEmpty()
                ? Strikes.NONE
                : Strikes.of(kept.sorted().map(at -> correction.line(course.lines(), at)));
    }

    private static boolean isReplaced(Correction correction, int strike) {
        return switch (correction) {
            case Correction.Rewritten(int index, _) -> index == strike;
            case Correction.Removed(int index) -> index == strike;
            case Correction.Unchanged _, Correction.Inserted _, Correction.Moved _ -> false;
        };
    }

    private static boolean isStrike(Entry entry) {
        return entry.content() instanceof EntryStruck;
    }

    /// Whether every other entry is taken on the turn on which it was taken before: the longest
    /// choice of entries in order grows by an entry that fits in, and loses none by one that was
    /// not in it.
    private static boolean staysInOrder(Course course, Correction correction) {
        boolean isOrderly = course.transcript().chronology().moved().isEmpty();
        return switch (correction) {
            case Correction.Unchanged _ -> true;
            case Correction.Rewritten(int index, Entry entry) ->
                    hasSameTurn(course, index, entry)
                            || (isOrderly && fits(course, entry.turn(), index - 1, index + 1));
            case Correction.Inserted(int index, Entry entry) ->
                    isOrderly && fits(course, entry.turn(), index - 1, index);
            case Correction.Removed _ -> isOrderly;
            case Correction.Moved(int from, int to) ->
                    isOrderly
                            && course.entry(from)
                                    .forAll(entry ->
                                            from < to
                                                    ? fits(course, entry.turn(), to, to + 1)
                                                    : fits(course, entry.turn(), to - 1, to));
        };
    }

    private static boolean hasSameTurn(Course course, int index, Entry entry) {
        return course.entry(index).exists(old -> old.turn().equals(entry.turn()));
    }

    private static boolean fits(Course course, Turn turn, int before, int after) {
        return course.orderly(before, -1).forAll(least -> !turn.isBefore(least))
                && course.orderly(after, 1).forAll(most -> !most.isBefore(turn));
    }

    int size() {
        return course.lines().size() + correction.growth();
    }

    Progress start() {
        return from == 0
                ? Progress.begun(Transcript.of(correction.in(course.lines())), course.memory())
                : course.before(from);
    }

    Progress after(Progress progress, int index) {
        LogLine line = correction.line(course.lines(), index);
        boolean hasGame = hasGame();
        RuleBook rules = hasGame ? RuleBook.COMPLETE : Auditor.STRICT.book().withoutGame();
        boolean isJudged = hasGame ? !strikes.isStruck(line) : index == 0;
        return isJudged
                ? progress.after(
                        rules,
                        line,
                        line instanceof Entry entry ? chronology.taken(entry) : Turn.ZERO,
                        strikes)
                : progress;
    }

    private boolean hasGame() {
        return correction.line(course.lines(), 0) instanceof Entry entry
                && entry.content() instanceof GameStarted;
    }
}
