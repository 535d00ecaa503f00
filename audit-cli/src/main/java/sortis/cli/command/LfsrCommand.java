package sortis.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.report.MapJson;
import sortis.cli.report.SequenceText;
import sortis.value.Octet;

/// `sortis lfsr`: writes a sequence.
public final class LfsrCommand implements Subcommand {
    private static final String COUNT = "--count";
    private static final long MOST = 1_000_000;

    @Override
    public String name() {
        return "lfsr";
    }

    @Override
    public boolean readsLogs() {
        return false;
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Write the sequence of a seed, for checking a worksheet line.",
                        "  sortis lfsr 01",
                        "  sortis lfsr 5A --count 16 --format json")
                .addPositional(Options.argument("SEED", "0", "Two hexadecimal digits."))
                .addOption(
                        Options.option(
                                COUNT, "N", "How many numbers, the seed first (default: 256)."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        Octet seed = MapCommand.seed("SEED", Options.argument(asked, 0));
        int count =
                (int)
                        (long)
                                Options.text(asked, COUNT)
                                        .map(text -> Options.number(COUNT, text, 1, MOST))
                                        .getOrElse(256L);
        if (format.equals("json")) {
            console.out().println(MapJson.sequence(seed, count));
        } else {
            SequenceText.lines(seed, count).forEach(console.out()::println);
        }
        return ExitCode.FINE;
    }
}
