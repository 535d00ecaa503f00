package sortis.eventstore.seal;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sortis.eventstore.seal.Mark.Kind;

/// The links of all lines of a log that are sealed, as they are kept in a file beside it: a first
/// line that names the format, then one line each, `NUMBER LINK`, with `unsealed` behind those that
/// were written by other means.
///
/// @param marks of the lines from the first one on
/// @param length of what can be read of the file, in bytes: a last line without an end is none
public record Seal(Vector<Mark> marks, long length) {
    /// The first line of the file.
    public static final String FORMAT = "sortis-seal 1";

    private static final String FOUND = " unsealed";
    private static final Pattern WRITTEN =
            Pattern.compile("([1-9]\\d{0,17}) ([0-9a-f]{64})(" + FOUND + ")?");

    /// The file beside a log; that of a packed log is that of the log itself.
    public static Path fileOf(Path log) {
        String name = String.valueOf(log.getFileName());
        String plain = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
        return log.resolveSibling(plain + ".seal");
    }

    /// Reads what is written in the file; else the first of its lines that is damaged.
    public static Either<Long, Seal> parse(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        Vector<String> lines = Vector.of(whole.split("\n", -1)).dropRight(1);
        if (!lines.headOption().contains(FORMAT)) {
            return Either.left(1L);
        }
        Vector<Option<Mark>> marks =
                lines.drop(1).zipWithIndex((line, index) -> mark(line, index + 1L));
        int damaged = marks.indexWhere(Option::isEmpty);
        return damaged < 0
                ? Either.right(new Seal(marks.flatMap(mark -> mark), whole.length()))
                : Either.left(damaged + 2L);
    }

    private static Option<Mark> mark(String line, long number) {
        Matcher written = WRITTEN.matcher(line);
        boolean isIt = written.matches() && Long.parseLong(written.group(1)) == number;
        return Option.when(
                isIt,
                () ->
                        new Mark(
                                new Link(written.group(2)),
                                written.group(3) == null ? Kind.SEALED : Kind.FOUND));
    }

    /// A whole file that says this.
    public static String written(Vector<Mark> marks) {
        return FORMAT + "\n" + written(marks, 0);
    }

    /// Lines to be added to a file.
    ///
    /// @param before how many lines of the log it speaks of already
    public static String written(Seq<Mark> marks, long before) {
        return marks.zipWithIndex((mark, index) -> line(mark, before + index + 1)).mkString();
    }

    private static String line(Mark mark, long number) {
        return number + " " + mark.link().hash() + (mark.kind() == Kind.FOUND ? FOUND : "") + "\n";
    }

    /// A seal that is in no file yet.
    public static Seal of(Vector<Mark> marks) {
        return new Seal(marks, 0);
    }

    /// With further lines.
    public Seal with(Vector<Mark> further) {
        return new Seal(marks.appendAll(further), length);
    }

    public long lines() {
        return marks.size();
    }

    public Head head() {
        return new Head(lines(), marks.lastOption().map(Mark::link).getOrElse(Link.START));
    }
}
