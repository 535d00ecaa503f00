package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;

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
            lines = Alterations.changed(lines, dice);
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
