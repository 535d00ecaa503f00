package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.AuditTally;
import sortis.cli.report.AuditText;
import sortis.cli.report.Audited;
import sortis.cli.report.Audits;

/// Writes what `audit` says of one log after the other, and keeps no more of them than the form
/// needs: a season has thousands.
final class AuditAnswer {
    private final AuditForm form;
    private final boolean areMany;
    private final Console console;

    private AuditTally tally = AuditTally.NONE;
    private Vector<Audited> kept = Vector.empty();

    AuditAnswer(AuditForm form, Seq<String> logs, Console console) {
        this.form = form;
        this.areMany = logs.size() > 1;
        this.console = console;
    }

    /// What is told of a log.
    ///
    /// @param lines that are written at once
    /// @param remarks that go beside results for programs
    /// @param kept what has to wait for the other logs
    record Told(boolean isClean, Seq<String> lines, Seq<String> remarks, Seq<Audited> kept) {}

    /// What is told of a log; worked out wherever there is a processor free.
    Told told(Audited audit) {
        boolean isClean = audit.report().isClean();
        return switch (form) {
            case AuditForm.OneByOne(var each, var isForPeople) ->
                    new Told(
                            isClean,
                            each.apply(audit, areMany),
                            isForPeople ? Vector.empty() : audit.remarks(),
                            Vector.empty());
            case AuditForm.AllTogether _ ->
                    new Told(
                            isClean,
                            Vector.empty(),
                            audit.remarks(),
                            Vector.of(audit.withoutLines()));
        };
    }

    /// The next log, or why it could not be audited.
    void take(Either<Trouble, Told> log) {
        tally = log.fold(_ -> tally.withUnread(), told -> tally.with(told.isClean()));
        log.swap().forEach(trouble -> Troubles.tell("audit", trouble, console));
        log.forEach(this::write);
    }

    private void write(Told told) {
        told.remarks().forEach(console::complain);
        told.lines().forEach(console.out()::println);
        if (areMany && !told.lines().isEmpty()) {
            console.out().flush();
        }
        kept = kept.appendAll(told.kept());
    }

    /// After the last log: what is said of all of them; the exit code.
    int finish() {
        closing().forEach(console.out()::println);
        int verdict = tally.faulty() == 0 ? ExitCode.FINE : ExitCode.WRONG;
        return tally.unread() > 0 ? ExitCode.TROUBLE : verdict;
    }

    private Seq<String> closing() {
        return switch (form) {
            case AuditForm.AllTogether(var all) -> all.apply(new Audits(kept, tally.unread()));
            case AuditForm.OneByOne(_, var isForPeople) when isForPeople && areMany ->
                    Vector.of("", AuditText.summary(tally));
            case AuditForm.OneByOne _ -> Vector.empty();
        };
    }
}
