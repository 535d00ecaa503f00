package sortis.cli.command;

import io.vavr.control.Option;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Delivery;
import sortis.cli.Delivery.Existing;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.RefusalText;
import sortis.cli.report.Style;
import sortis.eventstore.file.HeldLog;
import sortis.eventstore.seal.Head;

/// `sortis seal`: makes every later change of a log show.
public final class SealCommand implements Subcommand {
    private static final String ANEW = "--anew";
    private static final String OUT = "-o";
    private static final String FORCE = "--force";

    @Override
    public String name() {
        return "seal";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Seal a log, so that every later change of a line shows. The log stays as"
                                + " it is; LOG.seal holds a hash for each line.",
                        "  sortis seal mygame.jsonl                 prints the head",
                        "  sortis seal mygame.jsonl -o mygame.head  and keeps it in a file",
                        "  sortis verify mygame.jsonl --head mygame.head",
                        "",
                        "Keep the head elsewhere: it alone proves that no line was lost at the"
                                + " end.",
                        "Exit code: 0 sealed, 2 not as it was sealed, or could not be done, 4"
                                + " others",
                        "had it too long, 5 the machine failed.")
                .addPositional(Options.argument("LOG", "0", "The log, in either form."))
                .addOption(
                        OptionSpec.builder(OUT, "--output")
                                .type(String.class)
                                .paramLabel("HEAD")
                                .description("A file for the head, too.")
                                .build())
                .addOption(Options.flag(FORCE, "Replace HEAD if it exists."))
                .addOption(
                        Options.flag(
                                ANEW,
                                "Seal what stands there now, though it was sealed otherwise."))
                .addOption(Waiting.option());
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String path = Waiting.log(Options.argument(asked, 0));
        boolean isAnew = asked.hasMatchedOption(ANEW);
        Head head =
                HeldLog.hold(
                                Path.of(path),
                                Waiting.patience(asked),
                                log -> isAnew ? log.sealAnew() : log.seal())
                        .getOrElseThrow(refusal ->
                                new Trouble(
                                        RefusalText.of(path, refusal), ExitCode.of(refusal.why())));
        keep(asked, path, head);
        console.out().println(Style.harmless(path) + ": sealed; the head is");
        console.out().println("  " + head);
        console.out().println("Note it elsewhere; sortis verify takes it as --head.");
        return ExitCode.FINE;
    }

    private static void keep(ParseResult asked, String path, Head head) {
        Existing existing = asked.hasMatchedOption(FORCE) ? Existing.REPLACED : Existing.KEPT;
        Option<String> file = Options.text(asked, OUT);
        file.forEach(name -> Delivery.write(name, head + "  " + Log.name(path) + "\n", existing));
    }
}
