package sortis.cli.store;

import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.time.Duration;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.AppendText;
import sortis.cli.report.AuditJson;
import sortis.cli.report.AuditText.Folding;
import sortis.cli.report.AuditText;
import sortis.cli.report.Audited;
import sortis.cli.report.Audits;
import sortis.cli.report.RefusalText;
import sortis.cli.store.Judge.Strictness;
import sortis.eventstore.EntryId;
import sortis.eventstore.Expected;
import sortis.eventstore.file.FileStore.Done;
import sortis.eventstore.file.FileStore;
import sortis.eventstore.file.Refusal.Why;
import sortis.eventstore.file.Refusal;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.StockTrails;

/// Adds entries to a log and says so when they are safe.
///
/// @param path of the log, as it was given
/// @param id the name of the first entry, if it shall have one
/// @param patience how long others who write are waited for
/// @param format `text` or `json`
public record Appending(
        String path,
        Submission submission,
        Expected expected,
        Option<EntryId> id,
        Numbering numbering,
        Strictness strictness,
        Duration patience,
        String format) {
    /// Whether entries get their numbers.
    public enum Numbering {
        NONE,
        SEQ
    }

    /// Does it, and says what came of it.
    ///
    /// @return the exit code
    /// @throws Trouble if the log refuses the entries
    public int run(Console console) {
        Judge judge =
                new Judge(new Composition(path, submission, expected, id, numbering), strictness);
        Either<Refusal, Done> done = new FileStore(Path.of(path), patience).append(expected, judge);
        return done.fold(
                refusal -> refused(refusal, judge, console), made -> said(made, judge, console));
    }

    private int said(Done done, Judge judge, Console console) {
        done.torn().forEach(part -> console.complain(AppendText.torn(path, part)));
        if (format.equals("json")) {
            console.out().println(AppendText.json(Log.name(path), done));
        } else {
            findings(judge, console).forEach(console.out()::println);
            AppendText.lines(path, done).forEach(console.out()::println);
        }
        return console.out().checkError() ? ExitCode.NOT_ACKNOWLEDGED : ExitCode.FINE;
    }

    private int refused(Refusal refusal, Judge judge, Console console) {
        if (refusal.why() != Why.NOT_WANTED) {
            throw new Trouble(RefusalText.of(path, refusal), ExitCode.of(refusal.why()));
        }
        findings(judge, console).forEach(console.out()::println);
        console.complain(
                "sortis append: nothing was written to "
                        + path
                        + "; --force takes down what is wrong, too, as the paper is what happened");
        return ExitCode.WRONG;
    }

    private Seq<String> findings(Judge judge, Console console) {
        Audited audited = audited(judge);
        return format.equals("json")
                ? Vector.of(AuditJson.of(new Audits(Vector.of(audited), 0)))
                : judge.findings().isEmpty()
                        ? Vector.empty()
                        : new AuditText(console.style(), Folding.UNFOLDED).findings(audited);
    }

    private Audited audited(Judge judge) {
        AuditReport whole = judge.game().report();
        return new Audited(
                path,
                Log.name(path),
                judge.game().transcript(),
                whole,
                new AuditReport(whole.entries(), judge.findings()),
                Vector.empty(),
                judge.findings().isEmpty()
                        ? HashMap.empty()
                        : StockTrails.of(judge.game().transcript(), whole));
    }
}
