package sortis.eventstore.csv;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;

/// A text cut into rows and cells.
///
/// @param rows those that are not blank, up to the misfit, if there is one
/// @param misfit where quotation marks do not go together, so that nothing after it is sure
record Table(Seq<Row> rows, Option<Misfit> misfit) {
    /// Separators as spreadsheets write them; the first one is taken where none stands.
    private static final Array<Character> SEPARATORS = Array.of(',', ';', '\t');

    /// With which some spreadsheets say the separator on a line of its own.
    private static final String SAID = "sep=";

    static Table of(String text) {
        boolean isSaid = text.startsWith(SAID) && text.length() > SAID.length();
        return isSaid
                ? cut(afterFirstLine(text), text.charAt(SAID.length()))
                : cut(text, separator(text.stripLeading()));
    }

    private static String afterFirstLine(String text) {
        int end = text.indexOf('\n');
        return end < 0 ? "" : text.substring(end + 1);
    }

    /// The one that stands most often in the first line; commas and blanks belong to no name.
    private static char separator(String text) {
        String header = text.lines().findFirst().orElse("");
        return SEPARATORS
                .maxBy(
                        Comparator.comparingLong(
                                sign -> header.chars().filter(it -> it == sign).count()))
                .getOrElse(',');
    }

    private static Table cut(String text, char separator) {
        List<Row> rows = new ArrayList<>();
        long number = 0;
        try (CsvReader<CsvRecord> records = reader(separator).ofCsvRecord(text)) {
            for (CsvRecord each : records) {
                number++;
                rows.addLast(new Row(number, Array.ofAll(each.getFields())));
            }
            return new Table(filled(rows), Option.none());
        } catch (CsvParseException _) {
            return new Table(filled(rows), Option.some(quotes(number + 1)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static CsvReader.CsvReaderBuilder reader(char separator) {
        return CsvReader.builder()
                .fieldSeparator(separator)
                .skipEmptyLines(false)
                .allowUnclosedQuote(false)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
    }

    private static Seq<Row> filled(List<Row> rows) {
        return Vector.ofAll(rows).reject(Row::isBlank);
    }

    private static Misfit quotes(long row) {
        Fault fault = new Fault(Problem.UNEXPECTED, "\"", Misfit.QUOTES);
        return new Misfit(row, Option.none(), "", fault);
    }
}
