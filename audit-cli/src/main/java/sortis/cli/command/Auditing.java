package sortis.cli.command;

import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.progress.Progress;
import sortis.cli.report.Audited;
import sortis.replay.Transcript;
import sortis.replay.audit.Acceptances;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.RunningAudit;
import sortis.replay.audit.StockTrails;

/// How the logs that `audit` is given are audited; for several threads.
///
/// @param format in which it is told
/// @param asked whose findings are asked for on the command line
record Auditing(String format, Selection asked, Settings settings) {
    /// The audit of a log, or why it could not be done.
    Either<Trouble, Audited> of(String path) {
        return Troubles.caughtOf(path, () -> audited(path));
    }

    private Audited audited(String path) {
        Selection wanted = asked.orElse(settings.of(path));
        return streamed(path, wanted).getOrElse(() -> whole(Log.read(path), wanted));
    }

    /// The audit of a long log, of which nothing is held; none if more is to be said of it than
    /// what was found.
    private Option<Audited> streamed(String path, Selection wanted) {
        return Log.streamed(
                        path, log -> RunningAudit.of(Auditor.STRICT, log.strikes(), log.lines()))
                .filter(audit -> !isText() || audit.report().isClean())
                .map(audit ->
                        new Audited(
                                path,
                                Log.name(path),
                                Transcript.of(Vector.empty()),
                                audit.report(),
                                audit.report().only(wanted::wants),
                                audit.acceptances().idle(audit.report()),
                                HashMap.empty()));
    }

    private Audited whole(Log log, Selection wanted) {
        Progress.entries("auditing", log.transcript().lines().size());
        AuditReport whole = Auditor.STRICT.audit(log.transcript());
        return new Audited(
                log.path(),
                log.name(),
                log.transcript(),
                whole,
                whole.only(wanted::wants),
                Acceptances.in(log.transcript()).idle(whole),
                isText() ? StockTrails.of(log.transcript(), whole) : HashMap.empty(),
                Option.when(
                        isText() && !whole.isClean() && wanted.isAll(),
                        () -> DiagnoseCommand.diagnosis(log)));
    }

    private boolean isText() {
        return format.equals("text");
    }
}
