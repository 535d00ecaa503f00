package sortis.cli.shell;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;

/// What stands at the end of a command's help: lines set in are examples, the rest is prose.
///
/// @param lines examples, set in by two blanks
/// @param notes paragraphs
/// @param exit how the command ends, after the words `Exit code:`; empty if that is not said
record HelpFooter(Seq<String> lines, Seq<String> notes, String exit) {
    private static final String EXIT = "Exit code: ";

    static HelpFooter of(String... footer) {
        Tuple2<Vector<String>, Vector<String>> parts =
                Vector.of(footer).span(line -> !line.startsWith(EXIT));
        return new HelpFooter(
                parts._1.filter(HelpFooter::isExample),
                paragraphs(parts._1),
                parts._2.mkString(" ").replace(EXIT, ""));
    }

    private static boolean isExample(String line) {
        return line.startsWith("  ");
    }

    private static Seq<String> paragraphs(Seq<String> lines) {
        String prose = lines.map(line -> isExample(line) ? "" : line).mkString("\n");
        return Vector.of(prose.split("\n{2,}", -1))
                .map(paragraph -> paragraph.strip().replace('\n', ' '))
                .reject(String::isEmpty);
    }

    String examples() {
        return lines.isEmpty()
                ? ""
                : Roff.section("EXAMPLES", lines.map(HelpFooter::example).mkString());
    }

    /// The command, and after two blanks or more what it does.
    private static String example(String line) {
        String[] halves = line.strip().split(" {2,}", 2);
        return halves.length == 2
                ? Roff.term(Roff.bold(halves[0]), Roff.text(sentence(halves[1])))
                : Roff.paragraph(Roff.bold(halves[0]));
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    String exitStatus() {
        return exit.isEmpty() ? "" : Roff.section("EXIT STATUS", Roff.line(Roff.text(exit)));
    }
}
