package sortis.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.io.Writer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.cli.Console;
import sortis.cli.report.AuditText;
import sortis.cli.report.AuditText.Folding;
import sortis.cli.report.Audited;
import sortis.entry.LogLine;
import sortis.play.Games;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;

/// Of thousands of logs nothing is kept that nobody will be told.
class AuditAnswerTest {
    @ParameterizedTest
    @CsvSource({"text, 0", "jsonl, 0", "github, 0", "json, 1", "sarif, 1", "junit, 1"})
    void noLinesAreKept(String format, int kept) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Console console = new Console(nowhere, nowhere, false);
        AuditForm form = AuditForm.of(format, new AuditText(console.style(), Folding.FOLDED));
        AuditAnswer answer = new AuditAnswer(form, Vector.of("a", "b"), console);

        AuditAnswer.Told told = answer.told(audited());

        assertThat(told.kept()).hasSize(kept);
        assertThat(told.kept().flatMap(audit -> audit.transcript().lines())).isEmpty();
    }

    private static Audited audited() {
        Vector<LogLine> lines = Games.legal(1, 30).map(entry -> (LogLine) entry).toVector();
        Transcript log = Transcript.of(lines);
        AuditReport report = Auditor.STRICT.audit(log);
        return new Audited("a", "a", log, report, report, Vector.empty(), HashMap.empty());
    }
}
