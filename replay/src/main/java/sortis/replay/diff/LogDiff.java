package sortis.replay.diff;

import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiPredicate;
import sortis.entry.LogLine;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// Where two logs part: the first number under which they do not say the same. Lines come in from
/// either log as it is gone through, struck and unreadable ones too; those of which the other log's
/// has not come yet are held.
public final class LogDiff {
    private final BiPredicate<LogLine, LogLine> isSame;
    private final Deque<LogLine> a = new ArrayDeque<>();
    private final Deque<LogLine> b = new ArrayDeque<>();
    private EntryNumber number = EntryNumber.FIRST;
    private Option<Difference> found = Option.none();
    private boolean hasAEnded = false;
    private boolean hasBEnded = false;

    /// Nothing has come in yet.
    ///
    /// @param isSame whether lines say the same
    public LogDiff(BiPredicate<LogLine, LogLine> isSame) {
        this.isSame = isSame;
    }

    /// The first difference.
    ///
    /// @param a the entry of the one log; none if it has ended
    /// @param b that of the other
    public record Difference(EntryNumber number, Option<LogLine> a, Option<LogLine> b) {
        /// The turn written in the one entry, else in the other, if it can be read.
        public Option<Turn> turn() {
            return a.flatMap(LogLine::writtenTurn).orElse(() -> b.flatMap(LogLine::writtenTurn));
        }
    }

    /// The next line of the one log.
    public void addToA(LogLine line) {
        add(a, line);
    }

    /// The next line of the other.
    public void addToB(LogLine line) {
        add(b, line);
    }

    /// The one log has no more lines.
    public void endA() {
        hasAEnded = true;
        compare();
    }

    /// The other has none.
    public void endB() {
        hasBEnded = true;
        compare();
    }

    private void add(Deque<LogLine> side, LogLine line) {
        if (found.isEmpty()) {
            side.addLast(line);
            compare();
        }
    }

    private void compare() {
        boolean areBothThere = !a.isEmpty() && !b.isEmpty();
        boolean isOneMissing = (hasAEnded && a.isEmpty()) || (hasBEnded && b.isEmpty());
        if (areBothThere && isSame.test(a.getFirst(), b.getFirst())) {
            LogLine _ = a.removeFirst();
            LogLine _ = b.removeFirst();
            number = number.plus(1);
        } else if (areBothThere || (isOneMissing && !(a.isEmpty() && b.isEmpty()))) {
            found =
                    Option.of(
                            new Difference(
                                    number, Option.of(a.peekFirst()), Option.of(b.peekFirst())));
            a.clear();
            b.clear();
        }
    }

    /// The first difference so far.
    public Option<Difference> first() {
        return found;
    }
}
