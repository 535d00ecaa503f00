package sortis.cli.command;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Delivery;
import sortis.cli.Delivery.Existing;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.Style;
import sortis.eventstore.Form;
import sortis.eventstore.notation.Tidy;

/// `sortis fmt`: writes a log in the notation tidily.
public final class FmtCommand implements Subcommand {
    private static final String CHECK = "--check";
    private static final String IN_PLACE = "--in-place";

    @Override
    public String name() {
        return "fmt";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Write a log in the notebook notation tidily; comments and meaning stay.",
                        "  sortis fmt mygame.sortis              to the screen",
                        "  sortis fmt -i mygame.sortis           the file itself",
                        "  sortis fmt --check mygame.sortis      whether it is tidy already",
                        "",
                        "Exit code: 0 done, or tidy; 1 not tidy; 2 could not be done.")
                .addPositional(
                        Options.argument(
                                "FILE", "0", "A log in the notation; - is standard input."))
                .addOption(Options.flag(CHECK, "Write nothing; say whether it is tidy."))
                .addOption(
                        OptionSpec.builder("-i", IN_PLACE)
                                .type(boolean.class)
                                .description("Write the file itself.")
                                .build());
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String path = Options.argument(asked, 0);
        checkOptions(asked, path);
        return asked.hasMatchedOption(IN_PLACE)
                ? Waiting.alone(path, () -> done(asked, path, console))
                : done(asked, path, console);
    }

    private static int done(ParseResult asked, String path, Console console) {
        Manuscript log = Manuscript.read(path);
        checkForm(log);
        Tidy tidy = Tidy.of(log.lines());
        String text = tidy.lines().map(line -> line + "\n").mkString();
        tidy.unread()
                .headOption()
                .forEach(line -> console.complain(unread(path, line, tidy.unread().size())));
        boolean isTidy = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)).equals(log.bytes());
        if (asked.hasMatchedOption(CHECK)) {
            return checked(path, isTidy, console);
        }
        if (!asked.hasMatchedOption(IN_PLACE)) {
            console.out().print(text);
        } else if (!isTidy) {
            Delivery.write(path, text, Existing.REPLACED);
        }
        return ExitCode.FINE;
    }

    private static void checkOptions(ParseResult asked, String path) {
        if (asked.hasMatchedOption(CHECK) && asked.hasMatchedOption(IN_PLACE)) {
            throw new Trouble("ask for " + CHECK + " or for " + IN_PLACE + ", not for both");
        }
        if (asked.hasMatchedOption(IN_PLACE) && path.equals(Log.STANDARD_INPUT)) {
            throw new Trouble("standard input cannot be written; leave " + IN_PLACE + " out");
        }
    }

    private static void checkForm(Manuscript log) {
        boolean isJson =
                log.form() == Form.JSON_LINES
                        && log.lines().exists(line -> Form.of(line.shown()) == Form.JSON_LINES);
        if (isJson) {
            throw new Trouble(
                    log.path()
                            + " is not in the notation; sortis convert "
                            + log.path()
                            + " writes it so");
        }
        log.checkText();
    }

    private static int checked(String path, boolean isTidy, Console console) {
        if (!isTidy) {
            String shown = Style.harmless(path);
            console.out().println(shown + " is not tidy; sortis fmt -i " + shown + " makes it so.");
        }
        return isTidy ? ExitCode.FINE : ExitCode.WRONG;
    }

    private static String unread(String path, long first, int count) {
        String lines =
                count == 1 ? "this line stays" : "this line and " + (count - 1) + " more stay";
        return "sortis fmt: " + path + ":" + first + ": " + lines + " untouched: not readable";
    }
}
