package sortis.cli.command;

import io.vavr.control.Option;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.page.ReportPage;
import sortis.cli.report.Audited;
import sortis.entry.LogEntry.GameStarted;
import sortis.replay.audit.Acceptances;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.StockTrails;

/// `sortis report`: shows a game on one page, turn by turn.
public final class ReportCommand implements Subcommand {
    @Override
    public String name() {
        return "report";
    }

    @Override
    public CommandSpec spec() {
        return Drafts.withOutput(
                Options.command(
                                name(),
                                "Show a game on one page for a browser: the map on any turn, the"
                                        + " notebook, what the audit says, charts, rulings. The page is"
                                        + " one file that loads nothing.",
                                "  sortis report mygame.jsonl -o report.html",
                                "  sortis report mygame.sortis -o report.html --force",
                                "",
                                "Exit code: 0 done, whatever an audit would say, 2 could not be"
                                        + " done.")
                        .addPositional(
                                Options.argument("LOG", "0", "A log; - is standard input.")));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Drafts.checkOut(asked, Options.argument(asked, 0));
        Log log = Log.read(Options.argument(asked, 0));
        GameStarted game = Games.start(log);
        String page = Troubles.orThrow(() -> ReportPage.of(audited(log), game));
        Drafts.deliver(asked, page, console);
        Drafts.out(asked)
                .forEach(
                        path -> console.complain("Written to " + path + "; open it in a browser."));
        return ExitCode.FINE;
    }

    static Audited audited(Log log) {
        AuditReport report = Auditor.STRICT.audit(log.transcript());
        return new Audited(
                log.path(),
                log.name(),
                log.transcript(),
                report,
                report,
                Acceptances.in(log.transcript()).idle(report),
                StockTrails.of(log.transcript(), report),
                Option.none());
    }
}
