package sortis.replay.diagnosis;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogEntry.EntryStruck;
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
        Transcript old = course.transcript();
        Strikes strikes = strikes(course, correction);
        Chronology chronology = chronology(course, correction, strikes);
        int from =
                Math.min(
                        correction.first(),
                        Math.min(
                                parting(old.chronology(), chronology),
                                parting(old.strikes(), strikes)));
        return new Sequence(course, correction, strikes, chronology, from);
    }

    private static Chronology chronology(Course course, Correction correction, Strikes strikes) {
        Transcript old = course.transcript();
        if (leavesTurns(course, correction) && strikes.equals(old.strikes())) {
            return old.chronology();
        }
        return correction.keepsOrder(course.turns())
                ? Chronology.ORDERLY
                : correction.in(course.turns()).chronology(strikes);
    }

    private static boolean leavesTurns(Course course, Correction correction) {
        return switch (correction) {
            case Correction.Unchanged _ -> true;
            case Correction.Rewritten(int index, Entry entry) ->
                    course.entry(index).exists(old -> old.turn().equals(entry.turn()));
            case Correction.Inserted _,
                    Correction.Removed _,
                    Correction.Retimed _,
                    Correction.Moved _ ->
                    false;
        };
    }

    /// The first index at which one takes an entry otherwise than the other.
    private static int parting(Chronology one, Chronology other) {
        if (one.equals(other)) {
            return Integer.MAX_VALUE;
        }
        Map<EntryNumber, Turn> turns = one.moved();
        Map<EntryNumber, Turn> others = other.moved();
        return turns.keySet()
                .union(others.keySet())
                .filter(number -> !turns.get(number).equals(others.get(number)))
                .min()
                .map(number -> (int) number.number() - 1)
                .getOrElse(Integer.MAX_VALUE);
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
        Strikes old = course.transcript().strikes();
        if (leavesStrikes(old, correction)) {
            return old;
        }
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

    /// Whether neither a strike nor the number of any line is another one.
    private static boolean leavesStrikes(Strikes strikes, Correction correction) {
        return switch (correction) {
            case Correction.Unchanged _ -> true;
            case Correction.Rewritten(_, Entry entry) ->
                    !isStrike(entry) && !strikes.isStrike(entry.number());
            case Correction.Inserted _,
                    Correction.Removed _,
                    Correction.Retimed _,
                    Correction.Moved _ ->
                    strikes.strikes().isEmpty() && !correction.written().exists(Sequence::isStrike);
        };
    }

    private static boolean isReplaced(Correction correction, int strike) {
        return switch (correction) {
            case Correction.Rewritten(int index, _) -> index == strike;
            case Correction.Removed(int index) -> index == strike;
            case Correction.Retimed(int index, _, _) -> index == strike;
            case Correction.Unchanged _, Correction.Inserted _, Correction.Moved _ -> false;
        };
    }

    private static boolean isStrike(Entry entry) {
        return entry.content() instanceof EntryStruck;
    }

    int size() {
        return course.lines().size() + correction.growth();
    }

    Progress start() {
        return from == 0
                ? Progress.begun(Transcript.of(correction.in(course.lines())), course.memory())
                : departing(course.before(from));
    }

    /// On the turn of the first line that is judged, on which many hypotheses set out.
    private Progress departing(Progress before) {
        return from < size() && line(from) instanceof Entry entry && isJudged(entry, from)
                ? before.carriedTo(chronology.taken(entry))
                : before;
    }

    Progress after(Progress progress, int index) {
        LogLine line = line(index);
        if (!isJudged(line, index)) {
            return progress;
        }
        RuleBook rules = hasGame() ? RuleBook.COMPLETE : Auditor.STRICT.book().withoutGame();
        Turn taken = line instanceof Entry entry ? chronology.taken(entry) : Turn.ZERO;
        return progress.after(rules, line, taken, strikes);
    }

    private LogLine line(int index) {
        return correction.line(course.lines(), index);
    }

    private boolean isJudged(LogLine line, int index) {
        return hasGame() ? !strikes.isStruck(line) : index == 0;
    }

    private boolean hasGame() {
        return Transcript.start(line(0)).isDefined();
    }
}
