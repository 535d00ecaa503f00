package sortis.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.progress.Progress;
import sortis.cli.report.DiagnosisJson;
import sortis.cli.report.DiagnosisText;
import sortis.eventstore.Repairs;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnostician;
import sortis.replay.diagnosis.Readings;

/// `sortis diagnose`: names the fewest slips that explain every error of a log.
public final class DiagnoseCommand implements Subcommand {
    @Override
    public String name() {
        return "diagnose";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Name the fewest slips that explain every error of a log.",
                        "  sortis diagnose mygame.jsonl                  what was written, what"
                                + " meant",
                        "  sortis diagnose mygame.jsonl --format json    for other programs",
                        "",
                        "Exit code: 0 nothing wrong, 1 errors found, 2 could not be done.")
                .addPositional(Options.argument("LOG", "0", "A log; - is standard input."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        String path = Options.argument(asked, 0);
        Log log = Progress.during(console, () -> Troubles.orThrow(() -> Log.read(path)));
        Diagnosis diagnosis =
                Progress.during(console, () -> Troubles.orThrow(() -> diagnosis(log)));
        if (format.equals("json")) {
            console.out().println(DiagnosisJson.of(diagnosis));
        } else {
            new DiagnosisText(console.style(), Repairs.in(log.transcript().lines())::written)
                    .lines(path, diagnosis)
                    .forEach(console.out()::println);
        }
        return diagnosis.report().isClean() ? ExitCode.FINE : ExitCode.WRONG;
    }

    static Diagnosis diagnosis(Log log) {
        Progress.entries("looking for the fewest slips", 0);
        Repairs repairs = Repairs.in(log.transcript().lines());
        Readings readings = new Readings(repairs::entries, repairs::turns);
        return new Diagnostician(readings).diagnose(log.transcript().lines());
    }
}
