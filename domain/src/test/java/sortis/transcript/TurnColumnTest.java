package sortis.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Where;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// The order of a log's entries told from its turns alone, beside that told from the entries.
class TurnColumnTest {
    static IntStream logs() {
        return IntStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void saysWhatTheEntriesSay(int seed) {
        Random random = new Random(seed);
        Vector<LogLine> lines = lines(random, 1 + random.nextInt(12));
        check(TurnColumn.of(lines), lines);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void followsEveryChange(int seed) {
        Random random = new Random(seed);
        Vector<LogLine> lines = lines(random, 2 + random.nextInt(12));
        TurnColumn column = TurnColumn.of(lines);
        int at = random.nextInt(lines.size());
        int to = random.nextInt(lines.size());
        Turn turn = new Turn(random.nextInt(9));

        check(column.rewritten(at, turn), lines.update(at, counted(at, turn)));
        check(column.inserted(at, turn), numbered(lines.insert(at, counted(at, turn))));
        check(column.inserted(lines.size(), turn), lines.append(counted(lines.size(), turn)));
        check(column.removed(at), numbered(lines.removeAt(at)));
        LogLine moved = lines.get(at);
        check(column.moved(at, to), numbered(lines.removeAt(at).insert(to, moved)));
        int count = lines.size() - at;
        check(
                column.retimed(at, count, turn),
                lines.take(at).appendAll(lines.drop(at).map(line -> on(line, turn))));
        check(column, lines);
    }

    private static LogLine on(LogLine line, Turn turn) {
        return line instanceof Entry(var where, _, var seq, var note, var content)
                ? new Entry(where, turn, seq, note, content)
                : line;
    }

    @Test
    void isEqualByItsTurns() {
        Vector<LogLine> lines = lines(new Random(1), 9);
        TurnColumn column = TurnColumn.of(lines);
        assertThat(column).isEqualTo(TurnColumn.of(lines)).hasSameHashCodeAs(TurnColumn.of(lines));
        assertThat(column.removed(3)).isNotEqualTo(column);
        assertThat(column.moved(3, 3)).isEqualTo(column);
    }

    private static void check(TurnColumn column, Vector<LogLine> lines) {
        Strikes strikes = Strikes.of(lines);
        Vector<Entry> taken =
                lines.reject(strikes::isStruck)
                        .filter(Entry.class::isInstance)
                        .map(Entry.class::cast);
        assertThat(column.chronology(strikes)).as("%s", lines).isEqualTo(Chronology.of(taken));
    }

    /// Entries mostly in order, some strikes of any line, some lines that are no entries.
    private static Vector<LogLine> lines(Random random, int size) {
        Vector<LogLine> lines = Vector.empty();
        int turn = 0;
        for (int index = 0; index < size; index++) {
            turn += random.nextInt(3);
            Turn written = new Turn(random.nextInt(4) == 0 ? random.nextInt(9) : turn);
            lines =
                    lines.append(
                            switch (random.nextInt(6)) {
                                case 0 -> struck(index, written, 1L + random.nextInt(size));
                                case 1 -> new Unknown(where(index), Option.of(written), "x");
                                default -> counted(index, written);
                            });
        }
        return lines;
    }

    private static Entry counted(int index, Turn turn) {
        StockCounted count = new StockCounted(Bag.EMPTY, Option.none());
        return new Entry(where(index), turn, Option.none(), Option.none(), count);
    }

    private static Entry struck(int index, Turn turn, long number) {
        EntryStruck strike = new EntryStruck(new EntryNumber(number), Option.none());
        return new Entry(where(index), turn, Option.none(), Option.none(), strike);
    }

    private static Where where(int index) {
        return new Where(new EntryNumber(index + 1L), index + 1L, Option.none(), "");
    }

    private static Vector<LogLine> numbered(Vector<LogLine> lines) {
        return lines.zipWithIndex((line, index) ->
                switch (line) {
                    case Entry entry ->
                            new Entry(
                                    where(index),
                                    entry.turn(),
                                    entry.seq(),
                                    entry.note(),
                                    entry.content());
                    case Unknown unknown ->
                            new Unknown(where(index), unknown.turn(), unknown.type());
                    case LogLine.Unreadable bad -> bad;
                });
    }
}
