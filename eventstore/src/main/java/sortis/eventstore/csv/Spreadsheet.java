package sortis.eventstore.csv;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;
import sortis.value.EntryNumber;

/// A log kept in a spreadsheet and saved as CSV: a header row with the names of fields (rulebook
/// §7), then a row an entry. A field that an entry does not have is an empty cell. The separator,
/// comma, semicolon or tab, is told by the header; a byte order mark is ignored.
///
/// @param entries of all rows that can be read
/// @param misfits all that cannot be read; if there are any, the entries are not all there are
public record Spreadsheet(Seq<Entry> entries, Seq<Misfit> misfits) {
    private static final String MARK = "\uFEFF";

    public static Spreadsheet read(byte[] bytes) {
        return notText(bytes)
                .map(Spreadsheet::unread)
                .getOrElse(() -> of(Table.of(withoutMark(bytes))));
    }

    private static Spreadsheet unread(Misfit misfit) {
        return new Spreadsheet(Vector.empty(), Vector.of(misfit));
    }

    private static Option<Misfit> notText(byte[] bytes) {
        return Vector.ofAll(() -> new LineScanner(new ByteArrayInputStream(bytes)).lines())
                .flatMap(Spreadsheet::notText)
                .headOption();
    }

    private static Option<Misfit> notText(RawLine line) {
        return line.flaw()
                .map(flaw -> new Misfit(line.line(), Option.none(), line.shown(), flaw.fault()));
    }

    private static String withoutMark(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }

    private static Spreadsheet of(Table table) {
        return table.rows()
                .headOption()
                .fold(
                        () -> empty(table),
                        header -> of(header, table.rows().drop(1), table.misfit()));
    }

    private static Spreadsheet empty(Table table) {
        return unread(table.misfit().getOrElse(() -> Header.missing(1, "type")));
    }

    private static Spreadsheet of(Row first, Seq<Row> rows, Option<Misfit> end) {
        Seq<Misfit> unnamed = Header.misfits(first);
        if (!unnamed.isEmpty()) {
            return new Spreadsheet(Vector.empty(), unnamed);
        }
        Header header = Header.of(first);
        Seq<Either<Seq<Misfit>, Entry>> read =
                rows.zipWithIndex((row, index) ->
                        new RowReader(header, row, EntryNumber.FIRST.plus(index)).read());
        return new Spreadsheet(
                read.flatMap(Either::toOption),
                read.flatMap(row -> row.swap().getOrElse(Vector.empty())).appendAll(end));
    }
}
