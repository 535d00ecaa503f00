package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.VerifyText;
import sortis.eventstore.seal.Head;
import sortis.eventstore.seal.Verification;

/// `sortis verify`: says what the seal of a log proves.
public final class VerifyCommand implements Subcommand {
    private static final String HEAD = "--head";

    @Override
    public String name() {
        return "verify";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Say whether the lines of a sealed log are as they were sealed.",
                        "  sortis verify mygame.jsonl",
                        "  sortis verify mygame.jsonl --head 28:3f2a...   as it was noted",
                        "  sortis verify mygame.jsonl --head mygame.head  from a file",
                        "",
                        "Exit code: 0 all lines are as they were sealed; 1 one is not, or is",
                        "missing or unsealed; 2 not provable, or could not be done.")
                .addPositional(Options.argument("LOG", "0", "The log, packed or not."))
                .addOption(
                        Options.option(
                                HEAD,
                                "HEAD",
                                "COUNT:HASH, or a file that holds it, kept elsewhere."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        String path = Waiting.log(Options.argument(asked, 0));
        Option<Head> head = Options.text(asked, HEAD).map(VerifyCommand::head);
        Either<Long, Verification> found = Log.verify(path, head);
        Seq<String> answer =
                format.equals("json")
                        ? Vector.of(VerifyText.json(Log.name(path), found))
                        : VerifyText.lines(path, found);
        answer.forEach(console.out()::println);
        return found.fold(_ -> ExitCode.WRONG, VerifyCommand::code);
    }

    private static int code(Verification found) {
        int unproved = found.isImpossible() ? ExitCode.TROUBLE : ExitCode.WRONG;
        return found.isProved() ? ExitCode.FINE : unproved;
    }

    private static Head head(String text) {
        return Head.in(text).getOrElse(() -> headInFile(text));
    }

    private static Head headInFile(String path) {
        String text = new String(Log.bytes(path), StandardCharsets.ISO_8859_1);
        return Head.in(text)
                .getOrElseThrow(() ->
                        new Trouble(
                                path
                                        + " holds no head; one looks like COUNT:HASH, as sortis"
                                        + " seal prints it"));
    }
}
