package sortis.cli.play;

import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.line.RawLine;
import sortis.eventstore.notation.NotationReader;
import sortis.value.Square;
import sortis.value.Turn;

/// What a line of the notation takes from the lines above it.
///
/// @param turn of the entries below
/// @param page they stand on
public record Context(Turn turn, Option<String> page, Coordinates coordinates) {
    /// Above the first line.
    static final Context TOP = new Context(Turn.ZERO, Option.none(), Coordinates.DECIMAL);

    /// A line that can be read anywhere and shows what it took from those above.
    private static final String PROBE = "count 10,10: 0";

    private static final Square TEN = new Square(10, 10);

    /// How coordinates are written.
    public enum Coordinates {
        DECIMAL,
        HEXADECIMAL
    }

    /// Lines that were read.
    ///
    /// @param after what lines below them take from them
    public record Reading(Vector<LogLine> lines, Context after) {}

    /// Reads a log from its first line on.
    public static Reading of(Seq<String> texts) {
        return reading(texts.zipWithIndex((text, index) -> raw(index + 1, text)), 0);
    }

    /// Reads a line that stands below others. Its number and place are not those in the log.
    Reading read(String text) {
        Vector<String> above = above();
        return reading(
                above.append(text).map(line -> raw(1, line)),
                coordinates == Coordinates.HEXADECIMAL ? 1 : 0);
    }

    /// The lines that bring a reader from another context into this one.
    Vector<String> linesFrom(Context other) {
        Vector<String> lines = turn.equals(other.turn) ? Vector.empty() : Vector.of("@" + turn);
        return page.equals(other.page) ? lines : lines.append(pageLine());
    }

    /// A name as it is written, in quotes if it is no plain word.
    static String name(String name) {
        return name.matches("[\\p{L}][\\p{L}\\p{N}_-]*") && !isReserved(name)
                ? name
                : Quoted.of(name);
    }

    private static boolean isReserved(String name) {
        return Heading.isPart(name)
                || name.equalsIgnoreCase("count")
                || name.equalsIgnoreCase("strike")
                || Order.WORDS.exists(name::equalsIgnoreCase);
    }

    private Vector<String> above() {
        Vector<String> head =
                coordinates == Coordinates.HEXADECIMAL
                        ? Vector.of("coordinates hex")
                        : Vector.empty();
        return head.append("@" + turn).append(quotedPage());
    }

    private String pageLine() {
        return page.filter(name -> name.matches("[A-Za-z0-9 .]*[A-Za-z0-9.]"))
                .map(name -> "[" + name + "]")
                .getOrElse(this::quotedPage);
    }

    private String quotedPage() {
        return page.map(name -> "[" + Quoted.of(name) + "]").getOrElse("[]");
    }

    /// @param above how many entries are none of those asked for
    private static Reading reading(Seq<RawLine> lines, int above) {
        Vector<LogLine> read =
                NotationReader.readAll(Iterator.concat(lines, Vector.of(raw(0, PROBE))));
        Context after = read.lastOption().map(Context::shownBy).getOrElse(TOP);
        return new Reading(read.drop(above).dropRight(1), after);
    }

    private static Context shownBy(LogLine probe) {
        boolean isDecimal =
                probe instanceof Entry entry
                        && entry.content() instanceof StockCounted(_, var at)
                        && at.contains(TEN);
        return new Context(
                probe.writtenTurn().getOrElse(Turn.ZERO),
                probe.where().paper(),
                isDecimal ? Coordinates.DECIMAL : Coordinates.HEXADECIMAL);
    }

    private static RawLine raw(long line, String text) {
        return new RawLine(line, Either.right(text), text.length(), text.isBlank());
    }
}
