package sortis.replay.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Transcript;
import sortis.replay.audit.Alterations;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.Progress;
import sortis.time.Unforeseeable;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// A log with a correction, audited on from where that may matter, beside an audit of the whole.
class CourseTest {
    private static final int SLIPS = 6;
    private static final int CORRECTIONS = 40;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void aCorrectionIsJudgedAsTheWholeLogWouldBe(int seed) {
        Dice dice = new Dice(seed);
        Seq<LogLine> lines = Games.legal(seed, 60).map(entry -> entry);
        // Some logs are in order and have no strikes, others have many.
        for (int slip = 0; slip < seed % SLIPS; slip++) {
            lines = Alterations.changed(lines, dice);
        }
        Course course = Course.of(lines);
        for (int number = 0; number < CORRECTIONS; number++) {
            check(course, correction(course, dice));
        }
    }

    private static void check(Course course, Correction correction) {
        Seq<LogLine> changed = correction.in(course.lines());
        Seq<Finding> whole;
        try {
            whole = Course.of(changed).findings();
        } catch (Unforeseeable | IllegalArgumentException | ArithmeticException impossible) {
            return;
        }
        assertThat(course.with(correction).findings()).as("%s", correction).isEqualTo(whole);
        assertThat(goingOn(course, correction)).as("%s", correction).isEqualTo(whole);
        assertThat(course.with(correction).report())
                .isEqualTo(Auditor.STRICT.audit(Transcript.of(changed)));
    }

    private static Seq<Finding> goingOn(Course course, Correction correction) {
        Sequence sequence = Sequence.of(course, correction);
        Progress now = sequence.start();
        for (int index = sequence.from(); index < sequence.size(); index++) {
            now = sequence.after(now, index);
        }
        return now.findings();
    }

    private static Correction correction(Course course, Dice dice) {
        int at = dice.below(course.lines().size());
        int to = 1 + dice.below(course.lines().size() - 1);
        return switch (dice.below(9)) {
            case 0 -> new Correction.Unchanged(at);
            case 1 -> new Correction.Removed(at);
            case 2 -> new Correction.Moved(Math.max(1, at), to);
            case 3 -> new Correction.Moved(Math.max(1, at), Math.clamp(at + 1L, 1, to));
            case 4 -> new Correction.Inserted(to, entry(course, dice, to));
            case 5 -> new Correction.Rewritten(to, entry(course, dice, to));
            case 6 -> new Correction.Rewritten(to, otherwise(course, dice, to));
            case 7 -> retimed(course, dice, to);
            default -> new Correction.Inserted(to, strike(course, dice, to));
        };
    }

    private static Correction retimed(Course course, Dice dice, int at) {
        int below = course.lines().size() - at - 1;
        return new Correction.Retimed(
                at, any(course, dice).turn(), dice.below(1 + Math.min(5, below)));
    }

    /// Any entry of the log but the first, on its own turn or another.
    private static Entry entry(Course course, Dice dice, int at) {
        Entry other = any(course, dice);
        return new Entry(
                course.lines().get(at).where(),
                dice.chance(50) ? other.turn() : any(course, dice).turn(),
                Option.none(),
                Option.none(),
                other.content());
    }

    /// What another entry says, on the turn of the one that stands there.
    private static Entry otherwise(Course course, Dice dice, int at) {
        Turn turn = course.entry(at).map(Entry::turn).getOrElse(Turn.ZERO);
        return new Entry(
                course.lines().get(at).where(),
                turn,
                Option.none(),
                Option.none(),
                any(course, dice).content());
    }

    private static Entry strike(Course course, Dice dice, int at) {
        return new Entry(
                course.lines().get(at).where(),
                any(course, dice).turn(),
                Option.none(),
                Option.none(),
                new EntryStruck(new EntryNumber(1L + dice.below(at + 1)), Option.none()));
    }

    private static Entry any(Course course, Dice dice) {
        return dice.any(
                course.lines()
                        .drop(1)
                        .flatMap(line ->
                                line instanceof Entry entry
                                        ? Vector.of(entry)
                                        : Vector.<Entry>empty()));
    }
}
