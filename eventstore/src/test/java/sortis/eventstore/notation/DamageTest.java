package sortis.eventstore.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.line.RawLine;

/// Damaged logs: never a crash, never a line lost.
class DamageTest {
    /// How many damaged logs; `-Dsortis.damaged=100000` for many.
    private static final int MOST = Integer.getInteger("sortis.damaged", 2_000);

    private static final int BATCH = 1_000;
    private static final Duration SOON = Duration.ofSeconds(2);
    private static final String SIGNS = "@[]>,:=#\"+-.{}()0129wofxABp \t\r\n\\\0é\u2028";

    static IntStream batches() {
        return IntStream.range(0, (MOST + BATCH - 1) / BATCH);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void noLineIsLost(int batch) throws Exception {
        byte[] game = Files.readAllBytes(Path.of("../samples/games/notebook/game.sortis"));
        Random random = new Random(batch);
        for (int round = 0; round < BATCH; round++) {
            check(damaged(game, random));
        }
    }

    private static byte[] damaged(byte[] game, Random random) {
        String text = new String(game, UTF_8);
        for (int times = 1 + random.nextInt(6); times > 0; times--) {
            int at = random.nextInt(text.length());
            int end = Math.min(text.length(), at + random.nextInt(1 + random.nextInt(40)));
            int from = random.nextInt(text.length());
            int to = Math.min(text.length(), from + random.nextInt(60));
            String put =
                    switch (random.nextInt(4)) {
                        case 0 -> "";
                        case 1 -> text.substring(from, to);
                        default -> String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length())));
                    };
            text = text.substring(0, at) + put + text.substring(end);
        }
        byte[] bytes = text.getBytes(UTF_8);
        if (random.nextInt(4) == 0 && bytes.length > 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private static void check(byte[] bytes) {
        Seq<RawLine> lines = Notebook.raw(bytes);
        Seq<LogLine> read = Notebook.read(bytes);
        Set<Long> named = HashSet.ofAll(read.map(line -> line.where().line()));

        lines.filter(DamageTest::isEntry)
                .forEach(line ->
                        assertThat(named).as(new String(bytes, UTF_8)).contains(line.line()));
        assertThat(read.size())
                .as(new String(bytes, UTF_8))
                .isEqualTo(lines.count(DamageTest::isEntry) + heads(lines));
        assertThat(read.map(line -> line.number().number()))
                .isEqualTo(Vector.rangeClosed(1L, read.size()));
        if (lines.forAll(line -> line.flaw().isEmpty())) {
            checkTidy(lines, read);
        }
    }

    /// Tidying changes nothing that is meant, and once is enough.
    private static void checkTidy(Seq<RawLine> lines, Seq<LogLine> read) {
        String tidy = Tidy.of(lines).lines().mkString("\n");
        Seq<LogLine> again = Notebook.read(tidy.getBytes(UTF_8));

        assertThat(again.map(DamageTest::meaning))
                .as(tidy)
                .isEqualTo(read.map(DamageTest::meaning));
        assertThat(Tidy.of(Notebook.raw(tidy.getBytes(UTF_8))).lines().mkString("\n"))
                .isEqualTo(tidy);
    }

    private static Object meaning(LogLine line) {
        return switch (line) {
            case Entry entry -> EntryJson.write(entry);
            case LogLine.Unreadable unreadable -> unreadable.fault();
            case LogLine.Unknown unknown -> unknown.type();
        };
    }

    /// A line that is neither blank, comment, turn, page nor part of a head, told without the
    /// parser.
    private static boolean isEntry(RawLine line) {
        String text = line.shown();
        boolean isOther =
                line.isBlank()
                        || text.matches("(?s)[ \\t]*(#[^\\r]*)?\\r*")
                        || isTurn(text)
                        || isPage(text)
                        || isHead(text);
        return !isOther || line.flaw().isDefined();
    }

    private static boolean isTurn(String text) {
        return text.matches(
                "[ \\t]*@[ \\t]*0*([0-9]{1,12}|1000000000000)[ \\t]*(#[^\\r]*)?[ \\t\\r]*");
    }

    private static boolean isPage(String text) {
        String content =
                "([^\\]\\[\"#\\r]|\\[)*|\"([^\"\\\\\\r]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9A-Fa-f]{4})*\"";
        return text.matches(
                "[ \\t]*\\[[ \\t]*(" + content + ")[ \\t]*\\][ \\t]*(#[^\\r]*)?[ \\t\\r]*");
    }

    private static boolean isHead(String text) {
        return text.matches(
                "(?is)[ \\t]*(sortis|seeds|start|agents|rulings|coordinates)($|["
                        + " \\t\\r\"#,:=>@\\[\\]].*)");
    }

    /// How many heads there are: lines of one that no readable entry parts, from each `sortis` on.
    private static int heads(Seq<RawLine> lines) {
        int heads = 0;
        boolean isOpen = false;
        for (RawLine line : lines) {
            boolean isHead = line.flaw().isEmpty() && isHead(line.shown());
            boolean isAnew = isHead && line.shown().strip().matches("(?is)sortis.*");
            heads += isHead && (!isOpen || isAnew) ? 1 : 0;
            isOpen = isHead || (isOpen && !isReadable(line));
        }
        return heads;
    }

    private static boolean isReadable(RawLine line) {
        return isEntry(line)
                && line.flaw().isEmpty()
                && !(LineParser.parse(line.shown(), 0, Values.Base.DECIMAL).line()
                        instanceof Line.Broken);
    }

    @Test
    void longAndDeepLinesTakeNoTime() {
        String[] parts = {
            "[", "\"", "@", "1,2 > ", "A ", "#", "\\", "x: 01 ", "1w ", ">", "\r", "é"
        };
        for (String part : parts) {
            for (String start :
                    new String[] {"", "A route 1,2 ", "x: ", "count: ", "agents ", "A rest \""}) {
                byte[] line = (start + part.repeat(30_000)).getBytes(UTF_8);
                assertTimeout(SOON, () -> Notebook.read(line));
            }
        }
    }

    @Test
    void aLineMayNotBeEndless() {
        Seq<LogLine> read = Notebook.read("A rest", "x:" + " 01".repeat(8_000_000), "A rest");

        assertThat(read).hasSize(3);
        assertThat(((LogLine.Unreadable) read.get(1)).fault().problem())
                .isEqualTo(Problem.TOO_LONG);
        assertThat(
                        ((LogLine.Unreadable) Notebook.read("x:" + " 01".repeat(600_000)).head())
                                .fault()
                                .problem())
                .isEqualTo(Problem.TOO_MANY);
    }

    @Test
    void bytesThatAreNoTextAreNamed() {
        Seq<LogLine> read =
                Notebook.read(new byte[] {'A', ' ', (byte) 0xFF, '\n', '@', '3', '\n', 'A'});

        assertThat(((LogLine.Unreadable) read.head()).fault().problem())
                .isEqualTo(Problem.NOT_UTF8);
        assertThat(((LogLine.Unreadable) read.head()).column()).isEqualTo(3);
        assertThat(read).hasSize(2);
    }
}
