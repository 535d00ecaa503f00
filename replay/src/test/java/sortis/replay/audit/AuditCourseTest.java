package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The audit of a changed log that goes on from the change says what the audit of the whole log
/// says.
class AuditCourseTest {
    private static final int CHANGES = 12;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void goingOnFromAChangeIsAsGoodAsBeginningAnew(int seed) {
        Dice dice = new Dice(seed);
        Seq<LogLine> lines = Games.legal(seed, 60).map(entry -> entry);
        AuditCourse course = AuditCourse.of(Transcript.of(lines), () -> false);
        for (int change = 0; change < CHANGES; change++) {
            lines = changed(lines, dice);
            Transcript now = Transcript.of(lines);
            course = course.changedTo(now, () -> false);
            assertThat(course.report()).isEqualTo(Auditor.STRICT.audit(now));
            assertThat(course.after(lines.size() / 2)).isEqualTo(worldAfter(now, lines.size() / 2));
        }
    }

    private static Object worldAfter(Transcript transcript, int index) {
        return new Replay(transcript)
                .after(new EntryNumber(index + 1L))
                .getOrElseThrow(AssertionError::new);
    }

    /// With a line taken out, doubled, on another turn, or struck at the end.
    private static Seq<LogLine> changed(Seq<LogLine> lines, Dice dice) {
        int at = 1 + dice.below(lines.size() - 1);
        LogLine line = lines.get(at);
        return numbered(
                switch (dice.below(4)) {
                    case 0 -> lines.removeAt(at);
                    case 1 -> lines.insert(at, line);
                    case 2 -> lines.update(at, delayed(line, dice.below(90)));
                    default -> lines.append(strike(at + 1L, line));
                });
    }

    private static LogLine delayed(LogLine line, int turns) {
        return line instanceof Entry(var where, var turn, var seq, var note, var content)
                ? new Entry(where, turn.plus(turns), seq, note, content)
                : line;
    }

    private static LogLine strike(long number, LogLine line) {
        EntryStruck strike =
                new EntryStruck(new EntryNumber(number), io.vavr.control.Option.none());
        return new Entry(
                line.where(),
                new Turn(1),
                io.vavr.control.Option.none(),
                io.vavr.control.Option.none(),
                strike);
    }

    private static Seq<LogLine> numbered(Seq<LogLine> lines) {
        return lines.zipWithIndex((line, index) -> numbered(line, index + 1L));
    }

    private static LogLine numbered(LogLine line, long number) {
        Where old = line.where();
        Where where = new Where(new EntryNumber(number), number, old.paper(), old.text());
        return line instanceof Entry(_, var turn, var seq, var note, var content)
                ? new Entry(where, turn, seq, note, content)
                : line;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 20, 40})
    void itGivesUpAsSoonAsItIsInVain(int patience) {
        Vector<LogLine> lines = Games.legal(1, 60).map(entry -> (LogLine) entry).toVector();
        int[] asked = {0};

        assertThatThrownBy(() -> AuditCourse.of(Transcript.of(lines), () -> ++asked[0] >= patience))
                .isInstanceOf(CancellationException.class);
        assertThat(asked[0]).isEqualTo(patience);
    }
}
