package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
import sortis.cli.report.FixJson;
import sortis.cli.report.FixText;

/// `sortis fix`: writes a log with its wrong claims put right.
public final class FixCommand implements Subcommand {
    private static final String OUT = "-o";
    private static final String IN_PLACE = "--in-place";
    private static final String FORCE = "--force";

    @Override
    public String name() {
        return "fix";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Put wrong claims right; what was done stays, and so does every other"
                                + " byte.",
                        "  sortis audit --fix-plan mygame.jsonl     what would be changed",
                        "  sortis fix mygame.jsonl -o right.jsonl   writes a corrected copy",
                        "  sortis fix -i mygame.jsonl               keeps mygame.jsonl.bak",
                        "",
                        "Exit code: 0 nothing wrong is left, 1 errors are left, 2 could not be"
                                + " done.")
                .addPositional(Options.argument("LOG", "0", "A log; - is standard input."))
                .addOption(
                        OptionSpec.builder(OUT, "--output")
                                .type(String.class)
                                .paramLabel("NEW")
                                .description("Where to write; - is standard output.")
                                .build())
                .addOption(
                        OptionSpec.builder("-i", IN_PLACE)
                                .type(boolean.class)
                                .description("Write the log itself, and keep it as LOG.bak.")
                                .build())
                .addOption(Options.flag(FORCE, "Replace NEW if it exists."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        String path = Options.argument(asked, 0);
        Option<String> out = Options.text(asked, OUT);
        checkOptions(asked, path, out);
        return asked.hasMatchedOption(IN_PLACE)
                ? Waiting.alone(path, () -> done(asked, format, path, console))
                : done(asked, format, path, console);
    }

    private static int done(ParseResult asked, String format, String path, Console console) {
        Option<String> out = Options.text(asked, OUT);
        FixPlans plans = FixPlans.of(path);
        ByteBuffer corrected = plans.corrected();
        boolean isShown = out.contains(Log.STANDARD_INPUT);
        if (isShown) {
            console.out().print(StandardCharsets.UTF_8.decode(corrected.duplicate()));
        } else {
            deliver(asked, path, out, corrected);
        }
        PrintWriter told = isShown ? console.err() : console.out();
        report(format, plans).forEach(told::println);
        return plans.plan().fix().after().isClean() ? ExitCode.FINE : ExitCode.WRONG;
    }

    private static Seq<String> report(String format, FixPlans plans) {
        return format.equals("json")
                ? Vector.of(FixJson.of(Vector.of(plans.plan())))
                : FixText.DONE.lines(plans.plan());
    }

    private static void checkOptions(ParseResult asked, String path, Option<String> out) {
        boolean isInPlace = asked.hasMatchedOption(IN_PLACE);
        if (isInPlace == out.isDefined()) {
            throw new Trouble(
                    "say where to write: -o NEW, or --in-place; sortis audit --fix-plan "
                            + path
                            + " only shows what would be changed");
        }
        if (isInPlace && path.equals(Log.STANDARD_INPUT)) {
            throw new Trouble("standard input cannot be written; use -o NEW");
        }
        if (out.exists(there -> Drafts.isSame(there, path))) {
            throw new Trouble("that would overwrite the log itself; --in-place does, and keeps it");
        }
    }

    private static void deliver(
            ParseResult asked, String path, Option<String> out, ByteBuffer corrected) {
        if (asked.hasMatchedOption(IN_PLACE)) {
            replace(path, corrected);
        }
        Existing existing = asked.hasMatchedOption(FORCE) ? Existing.REPLACED : Existing.KEPT;
        out.forEach(there -> Delivery.write(there, corrected, existing));
    }

    /// A log that stays as it is is not written.
    private static void replace(String path, ByteBuffer corrected) {
        ByteBuffer present = ByteBuffer.wrap(Log.bytes(path));
        if (!present.equals(corrected)) {
            String backup = path + ".bak";
            if (!Files.exists(Path.of(backup))) {
                Delivery.write(backup, present, Existing.KEPT);
            }
            Delivery.write(path, corrected, Existing.REPLACED);
        }
    }
}
