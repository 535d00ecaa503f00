package sortis.eventstore.notation;

import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.eventstore.notation.Values.Base;
import sortis.value.Turn;

/// A head whose lines are still being read, and the lines among and after them that cannot be.
final class OpenHead {
    private final Where start;
    private final Base before;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder passed = new StringBuilder();
    private final List<LogLine> unreadable = new ArrayList<>();
    private Turn turn = Turn.ZERO;
    private Turn turnPassed = Turn.ZERO;

    OpenHead(Where start, Base before) {
        this.start = start;
        this.before = before;
    }

    /// Takes one more line of the head, and all that was passed before it.
    void extend(String line) {
        var _ = text.append(passed).append(text.isEmpty() ? "" : "\n").append(line);
        passed.setLength(0);
        turn = turnPassed;
    }

    /// Takes note of a line that belongs to the head only if more of it follows.
    void passed(String line) {
        var _ = passed.append('\n').append(line);
    }

    void onTurn(Turn next) {
        turnPassed = next;
    }

    Where start() {
        return start;
    }

    /// How coordinates were written before it.
    Base before() {
        return before;
    }

    String text() {
        return text.toString();
    }

    /// The turn written among its lines.
    Turn turn() {
        return turn;
    }

    List<LogLine> unreadable() {
        return unreadable;
    }
}
