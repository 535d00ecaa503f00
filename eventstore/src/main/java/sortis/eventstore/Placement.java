package sortis.eventstore;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.eventstore.file.Refusal;
import sortis.eventstore.file.Refusal.Why;

/// Where entries that are to be added stand, and what of them is still to be written.
///
/// @param lines still to be written
/// @param after what the log holds with them
/// @param place how many entries stand before them
/// @param there how many of them stand there already
/// @param wanted the entries that are to be added
public record Placement(
        Seq<String> lines, Contents after, int place, int there, Seq<LogLine> wanted) {
    /// Compares a log with what its writer believes of it.
    ///
    /// @param lines in the form of the log, without their ends
    public static Either<Refusal, Placement> of(
            Contents found, Expected expected, Seq<String> lines) {
        Contents log = found.in(found.with(lines).form());
        return expected instanceof Expected.NotThere
                ? Either.right(unlessThere(log, lines))
                : expected.place(log)
                        .map(place -> at(place, log, lines))
                        .getOrElse(() -> Either.right(atEnd(log, lines)));
    }

    private static Placement atEnd(Contents log, Seq<String> lines) {
        Contents after = log.with(lines);
        int count = log.entries().size();
        return new Placement(lines, after, count, 0, after.entries().drop(count));
    }

    /// Looks for the entries everywhere; a log that ends in the first of them holds a part.
    private static Placement unlessThere(Contents log, Seq<String> lines) {
        Placement atEnd = atEnd(log, lines);
        return Vector.range(0, log.entries().size())
                .filter(place -> atEnd.beginsLike(log.entries().get(place)))
                .toStream()
                .flatMap(place -> at(place, log, lines).toOption())
                .filter(placement -> placement.there() > 0)
                .headOption()
                .getOrElse(atEnd);
    }

    private boolean beginsLike(LogLine found) {
        return wanted.headOption()
                .exists(first -> first.where().text().equals(found.where().text()));
    }

    private static Either<Refusal, Placement> at(int place, Contents log, Seq<String> lines) {
        if (place > log.entries().size()) {
            return Either.left(conflict(log));
        }
        Seq<LogLine> wanted = log.upTo(place).with(lines).entries().drop(place);
        Seq<LogLine> found = log.entries().drop(place);
        int there = found.zip(wanted).takeWhile(pair -> isSame(pair._1, pair._2)).size();
        boolean isWhole = there == wanted.size();
        boolean isAtEnd = there == found.size();
        return isWhole || isAtEnd
                ? Either.right(at(place, there, log, lines, wanted))
                : Either.left(conflict(log));
    }

    private static Placement at(
            int place, int there, Contents log, Seq<String> lines, Seq<LogLine> wanted) {
        Seq<String> missing = there == 0 ? lines : lines.drop(linesOf(place, there, wanted, log));
        Contents after = there == wanted.size() ? log : log.with(missing);
        Seq<String> written = there == wanted.size() ? Vector.empty() : missing;
        return new Placement(written, after, place, there, wanted);
    }

    /// How many of the lines the entries take that are there.
    private static int linesOf(int place, int there, Seq<LogLine> wanted, Contents log) {
        long last = wanted.take(there).lastOption().map(Contents::lastLine).getOrElse(0L);
        return (int) last - log.upTo(place).lines().size();
    }

    /// The same words on the same turn.
    private static boolean isSame(LogLine found, LogLine wanted) {
        return found.where().text().equals(wanted.where().text())
                && found.writtenTurn().equals(wanted.writtenTurn());
    }

    private static Refusal conflict(Contents log) {
        return new Refusal(Why.CONFLICT, String.valueOf(log.entries().size()));
    }

    /// Itself, unless a line of the log cannot be read and is not struck.
    public Either<Refusal, Placement> ifSound() {
        return unless(Why.DAMAGED, after.damaged().reject(this::isNew).headOption());
    }

    /// Itself, unless a line that is to be added cannot be read.
    public Either<Refusal, Placement> ifReadable() {
        return unless(Why.UNREADABLE, after.damaged().filter(this::isNew).headOption());
    }

    private Either<Refusal, Placement> unless(Why why, Option<LogLine.Unreadable> line) {
        return line.<Either<Refusal, Placement>>map(
                        bad -> Either.left(Refusal.unreadable(why, bad)))
                .getOrElse(() -> Either.right(this));
    }

    private boolean isNew(LogLine line) {
        int written = after.entries().size() - (wanted.size() - there);
        return line.number().number() > written;
    }

    /// That all of them are in the log now.
    public Receipt receipt() {
        Option<LogLine> first = after.entries().drop(place).headOption();
        long line = first.map(entry -> entry.where().line()).getOrElse(0L);
        long count = wanted.size();
        return new Receipt(place + 1L, line, count, count - there, after.entries().size());
    }
}
