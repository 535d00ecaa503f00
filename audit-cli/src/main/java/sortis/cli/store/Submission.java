package sortis.cli.store;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import sortis.cli.Trouble;
import sortis.cli.report.FaultText;
import sortis.eventstore.Form;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;

/// Lines that somebody hands in to be added to a log, in either form.
///
/// @param lines without their ends; neither the first nor the last is blank
public record Submission(Seq<String> lines) {
    /// Those on the command line. A JSON object may go over several lines there.
    ///
    /// @throws Trouble if there is none
    public static Submission of(Seq<String> arguments) {
        arguments
                .find(text -> !StandardCharsets.UTF_8.newEncoder().canEncode(text))
                .forEach(_ -> {
                    throw new Trouble("an entry holds half a character, which is no text");
                });
        return filled(arguments.flatMap(Submission::split), "");
    }

    private static Seq<String> split(String argument) {
        return Form.of(argument) == Form.JSON_LINES
                ? Vector.of(argument.strip().replaceAll("\\R", " "))
                : Vector.of(argument.split("\r?\n", -1));
    }

    /// Those that come in.
    ///
    /// @throws Trouble if there is none, or one that is no text
    public static Submission of(InputStream in) {
        Seq<RawLine> lines = Vector.ofAll(() -> new LineScanner(in).lines());
        lines.filter(line -> line.flaw().isDefined()).forEach(Submission::refuse);
        return filled(lines.map(RawLine::shown), " on standard input");
    }

    private static void refuse(RawLine line) {
        for (Flaw flaw : line.flaw()) {
            int column = flaw.column(line.shown());
            throw new Trouble(
                    "standard input:"
                            + line.line()
                            + ":"
                            + column
                            + ": "
                            + FaultText.of(flaw.fault())
                            + "; nothing was written");
        }
    }

    private static Submission filled(Seq<String> lines, String where) {
        Seq<String> filled = lines.dropWhile(String::isBlank).dropRightWhile(String::isBlank);
        if (filled.isEmpty()) {
            throw new Trouble(
                    "there is no entry"
                            + where
                            + "; give one, such as: sortis append mygame.sortis 'A clear 12,7'");
        }
        return new Submission(filled);
    }

    /// The form of the lines; the first one tells.
    Form form() {
        return lines.find(line -> !line.isBlank()).map(Form::of).getOrElse(Form.JSON_LINES);
    }
}
