package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;
import sortis.entry.LogLine.Where;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Transcript;
import sortis.transcript.Chronology;
import sortis.value.EntryNumber;

/// The audit of a log that is not held says what the audit of the whole log says.
class RunningAuditTest {
    private static final int CHANGES = 12;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void itSaysTheSameAsTheAuditOfTheWholeLog(int seed) {
        Dice dice = new Dice(seed);
        Seq<LogLine> lines = Games.legal(seed, 60).map(entry -> entry);
        for (int change = 0; change < CHANGES; change++) {
            Transcript log = Transcript.of(lines);
            assertThat(running(log).map(RunningAudit.Result::report))
                    .isEqualTo(
                            Option.when(
                                    log.chronology().equals(Chronology.ORDERLY),
                                    () -> Auditor.STRICT.audit(log)));
            lines = Alterations.changed(lines, dice);
        }
    }

    private static Option<RunningAudit.Result> running(Transcript log) {
        return RunningAudit.of(Auditor.STRICT, log.strikes(), log.lines().iterator());
    }

    @Test
    void withoutAGameOnlyLinesAreJudged() {
        Seq<LogLine> rest = Games.legal(3, 20).drop(1).map(entry -> entry);
        Seq<LogLine> unreadable = Vector.<LogLine>of(unreadable()).appendAll(rest);
        for (Seq<LogLine> lines : Vector.of(Vector.<LogLine>empty(), rest, unreadable)) {
            Transcript log = Transcript.of(lines);
            assertThat(running(log).map(RunningAudit.Result::report))
                    .contains(Auditor.STRICT.audit(log));
        }
    }

    private static LogLine unreadable() {
        return new Unreadable(
                new Where(new EntryNumber(1), 1, Option.none(), "?"),
                Option.none(),
                1,
                new Fault(Problem.NOT_JSON, "?", ""));
    }
}
