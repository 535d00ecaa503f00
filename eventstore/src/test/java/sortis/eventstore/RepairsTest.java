package sortis.eventstore;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.notation.NotationWriter;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.value.Turn;

/// What lines that cannot be read may have meant, in both forms.
class RepairsTest {
    /// How many lines are damaged; `-Dsortis.damaged=10000` for many.
    private static final int DAMAGED = Integer.getInteger("sortis.damaged", 300);

    private static final String NOTEBOOK =
            """
            sortis "First empire"
            seeds 01 5A
            start 12,7
            agents A B
            @3
            [p3]
            %s
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "A mvoe 12,7 > 10,7 arrives 2   | A move 12,7 > 10,7 arrives 2",
                "A move 12,7 > 10,,7            | A move 12,7 > 10,7",
                "A move 12,7 > 10;7             | A move 12,7 > 10,7",
                "A move 12 7 > 10,7             | A move 12,7 > 10,7",
                "A move 12,7 10,7               | A move 12,7 > 10,7",
                "A workshp 0 12,7 -1o0          | A workshop 0 12,7 -1o0",
                "A workshop 0 12,7 -1o          | A workshop 0 12,7 -1o0",
                "A workshop 0 12,7 -lo0         | A workshop 0 12,7 -1o0",
                "x: 01 03 06 0D 1B 36 6G DA     | x: 01 03 06 0D 1B 36 6D DA",
                "x: 01 03 060D 1B               | x: 01 03 06 0D 1B",
                "8,0 = EF moutain o0            | 8,0 = EF mountain o0",
                "coumt 12,7: 5w                 | count 12,7: 5w",
                "count 12,7 5w                  | count 12,7: 5w",
                "@2 > 140 +138oO                | @2 > 140 +138o0",
                "B rout 13,7 load 1o0 > 12,7 drop all | B route 13,7 load 1o0 > 12,7 drop all",
                "B route 13,7 load 1o0 > 12,7 drop al | B route 13,7 load 1o0 > 12,7 drop all"
            })
    void findsWhatWasMeant(String written, String meant) {
        Seq<LogLine> lines = read(NOTEBOOK.formatted(written));
        LogLine bad = lines.get(lines.size() - 1);
        assertThat(bad).isInstanceOf(Unreadable.class);
        Entry right = (Entry) read(NOTEBOOK.formatted(meant)).get(lines.size() - 1);

        Option<Entry> found =
                Repairs.in(lines)
                        .entries(bad)
                        .find(entry -> entry.content().equals(right.content()));

        assertThat(found).isNotEmpty();
        Entry entry = found.getOrElseThrow(AssertionError::new);
        assertThat(entry.turn()).isEqualTo(right.turn());
        assertThat(entry.where()).isEqualTo(bad.where());
    }

    @Test
    void readsSquaresAsTheLogDoes() {
        String text = NOTEBOOK.replace("agents", "coordinates hex\nagents");
        Seq<LogLine> lines = read(text.formatted("A mve 0C,07 > 10,7"));
        Entry right = (Entry) read(text.formatted("A move 0C,07 > 10,7")).get(1);

        assertThat(Repairs.in(lines).entries(lines.get(1)).map(Entry::content))
                .contains(right.content());
    }

    @ParameterizedTest
    @CsvSource({"@14O, 140", "@1 40, 140", "@l40, 140", "@@140, 140", "2140, 140", "@140x, 140"})
    void findsTheTurnThatALineWasMeantToSet(String written, long meant) {
        Seq<LogLine> lines = read(NOTEBOOK.formatted(written + "\nA rest"));
        LogLine bad = lines.get(1);
        assertThat(bad).isInstanceOf(Unreadable.class);
        assertThat(Repairs.in(lines).turns(bad)).contains(new Turn(meant));
        assertThat(Repairs.in(lines).turns(lines.get(2))).isEmpty();
    }

    @Test
    void writesEntriesAsTheLogDoes() {
        Seq<LogLine> lines = read(NOTEBOOK.formatted("A move 12,7 > 10,7"));
        Entry move = (Entry) lines.get(1);
        assertThat(Repairs.in(lines).written(move)).containsExactly("A move 12,7 > 10,7");

        Seq<LogLine> hexadecimal =
                read(NOTEBOOK.replace("agents", "coordinates hex\nagents").formatted("A rest"));
        assertThat(Repairs.in(hexadecimal).written(move)).containsExactly(EntryJson.write(move));
        assertThat(Repairs.in(Vector.of(move)).written(move)).containsExactly("A move 12,7 > 10,7");
    }

    @Test
    void thereIsNothingToRepairInAnEntry() {
        Seq<LogLine> lines = read(NOTEBOOK.formatted("A rest"));
        assertThat(lines.flatMap(line -> Repairs.in(lines).entries(line))).isEmpty();
        assertThat(Repairs.in(Vector.empty()).entries(lines.get(1))).isEmpty();
    }

    @Test
    void aLineFarTooLongIsLeftAlone() {
        Seq<LogLine> lines = read(NOTEBOOK.formatted("A mvoe " + "12,7 > ".repeat(1_000) + "1,1"));
        assertThat(Repairs.in(lines).entries(lines.get(1))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void oneWrongSignInALineCanMostlyBePutRight(Form form) {
        int unreadable = 0;
        int found = 0;
        for (int seed = 0; unreadable < DAMAGED; seed++) {
            Dice dice = new Dice(seed);
            Vector<Entry> game = Games.legal(seed, 40).toVector();
            Vector<String> lines = written(form, game).toVector();
            int at = dice.below(lines.size());
            Vector<String> damaged = lines.update(at, damaged(lines.get(at), dice));
            Seq<LogLine> read = read(damaged.mkString("", "\n", "\n"));
            // Lines that are no entries of their own cannot be put right alone.
            Seq<LogLine> bad = read.filter(Unreadable.class::isInstance);
            if (bad.size() == 1 && read.size() == game.size() && read.head() instanceof Entry) {
                LogLine line = bad.head();
                int number = (int) line.number().number() - 1;
                boolean isFound =
                        Repairs.in(read)
                                .entries(line)
                                .exists(entry ->
                                        entry.content().equals(game.get(number).content())
                                                && entry.turn().equals(game.get(number).turn()));
                unreadable++;
                found += isFound ? 1 : 0;
            }
        }
        System.out.printf(Locale.ROOT, "%s: %d of %d lines put right%n", form, found, unreadable);
        assertThat(100.0 * found / unreadable).isGreaterThan(95);
    }

    private static Seq<String> written(Form form, Seq<Entry> game) {
        return form == Form.NOTATION ? NotationWriter.lines(game) : game.map(EntryJson::write);
    }

    /// With one sign lost, doubled, exchanged with the next, or another one.
    private static String damaged(String line, Dice dice) {
        if (line.isEmpty()) {
            return line;
        }
        int at = dice.below(line.length());
        String before = line.substring(0, at);
        String after = line.substring(at + 1);
        char sign = line.charAt(at);
        return switch (dice.below(4)) {
            case 0 -> before + after;
            case 1 -> before + sign + sign + after;
            case 2 -> after.isEmpty() ? line : before + after.charAt(0) + sign + after.substring(1);
            default -> before + dice.any(";", ".", " ", "-", "/", "Z", "q", "7") + after;
        };
    }

    private static Seq<LogLine> read(String text) {
        return EventStore.stream(new ByteArrayInputStream(text.getBytes(UTF_8))).read();
    }
}
