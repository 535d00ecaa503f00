package sortis.bar;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 21: whatever becomes of a log, and wherever the answer goes, no command ends in a stack
/// trace or with an exit code that nobody has heard of.
class Row21MutationsTest {
    private static final List<String> GAMES =
            List.of(
                    "games/first-empire/game.jsonl",
                    "games/slips/game.jsonl",
                    "games/two-rivals/b.jsonl",
                    "games/worked-example/game.jsonl",
                    "games/notebook/game.sortis");

    /// Each runs on one mutated log in so many.
    private static final List<String> OTHERS =
            List.of(
                    "audit",
                    "replay",
                    "diff",
                    "convert",
                    "fix",
                    "fmt",
                    "context",
                    "rulings",
                    "diagnose",
                    "plan",
                    "map",
                    "report",
                    "verify",
                    "seal",
                    "repair",
                    "append");

    private static final List<String> WORDS =
            List.of(
                    "99999999999999999999",
                    "-1",
                    "null",
                    "{}",
                    "[]",
                    "\n\n",
                    "\r\n",
                    "\"ore(41)\"",
                    "1000000000000",
                    "10000000000000",
                    "\"\\ud800\"",
                    "40",
                    "true",
                    "\uFEFF",
                    "@",
                    "..");

    private static final int TERMINATED = 143;

    @TempDir private Path folder;

    @Test
    void mutations() throws IOException, InterruptedException {
        List<byte[]> games = GAMES.stream().map(game -> Logs.read(Path.of(game))).toList();
        int count = Bar.size(256, 100_000);
        Bar.together(IntStream.range(0, count), seed -> endsInWords(games, seed));
        Bar.figure(
                21,
                "%d mutated logs and %d broken ends: 0 stack traces, 0 unknown exit codes",
                count,
                brokenEnds());
    }

    private void endsInWords(List<byte[]> games, int seed) {
        Path file = folder.resolve(seed + ".log");
        Logs.write(file, mutated(games, new Random(seed)));
        String[] command = command(seed, file.toString());
        Told told = Told.by(command);
        assertThat(told.exit()).as(Arrays.toString(command)).isBetween(0, 2);
        boolean _ = file.toFile().delete();
    }

    private static String[] command(int seed, String file) {
        String other = OTHERS.get(seed / 16 % OTHERS.size());
        if (seed % 16 != 0) {
            return new String[] {"audit", file, "--format", "json"};
        }
        return switch (other) {
            case "diff" -> new String[] {other, file, GAMES.get(1)};
            case "context" -> new String[] {other, file, "7"};
            case "append" -> new String[] {other, file, "--force", Logs.GOOD};
            default -> new String[] {other, file};
        };
    }

    private static byte[] mutated(List<byte[]> games, Random random) {
        byte[] log = games.get(random.nextInt(games.size()));
        for (int times = random.nextInt(4); times >= 0; times--) {
            log = mutated(log, games.get(random.nextInt(games.size())), random);
        }
        return log;
    }

    private static byte[] mutated(byte[] log, byte[] other, Random random) {
        int at = random.nextInt(log.length + 1);
        int to = Math.min(log.length, at + 1 + random.nextInt(random.nextBoolean() ? 4 : 400));
        byte[] before = Arrays.copyOf(log, at);
        byte[] part = Arrays.copyOfRange(log, at, Math.max(at, to));
        byte[] after = Arrays.copyOfRange(log, Math.max(at, to), log.length);
        return switch (random.nextInt(9)) {
            case 0 -> Logs.bytes(before, after);
            case 1 -> Logs.bytes(before, part, part, after);
            case 2 -> before;
            case 3 -> Logs.bytes(before, flipped(part, random), after);
            case 4 -> Logs.bytes(before, noise(random), after);
            case 5 -> Logs.bytes(before, WORDS.get(random.nextInt(WORDS.size())), after);
            case 6 -> Logs.bytes(before, Arrays.copyOf(other, random.nextInt(other.length)));
            case 7 -> Logs.bytes(before, Logs.repeated(0, part.length), after);
            default -> swapped(log, random);
        };
    }

    private static byte[] flipped(byte[] part, Random random) {
        byte[] flipped = part.clone();
        if (flipped.length > 0) {
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] noise(Random random) {
        byte[] noise = new byte[1 + random.nextInt(16)];
        random.nextBytes(noise);
        return noise;
    }

    private static byte[] swapped(byte[] log, Random random) {
        List<String> lines = new ArrayList<>(List.of(new String(log, ISO_8859_1).split("(?<=\n)")));
        Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
        return String.join("", lines).getBytes(ISO_8859_1);
    }

    private int brokenEnds() throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.isWritable(Path.of("/dev/full")), "there is no /dev/full here");
        String[] audit = {"audit", GAMES.get(1), "--format", "json"};
        Child.Bytes full =
                Child.run(
                        Child.sortis(List.of(), audit)
                                .redirectOutput(Path.of("/dev/full").toFile()));
        assertThat(full.exit()).isEqualTo(2);
        assertThat(full.err()).contains("cannot write the output").doesNotContain("\tat ");
        closedPipe();
        terminated();
        return 3;
    }

    /// More than a pipe takes, and nobody who reads it.
    private static void closedPipe() throws IOException, InterruptedException {
        Process process = Child.sortis(List.of(), "lfsr", "01", "--count", "1000000").start();
        process.getInputStream().close();
        String err = new String(process.getErrorStream().readAllBytes(), ISO_8859_1);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(2);
        assertThat(err).isEmpty();
    }

    /// It waits for a log that never ends.
    private static void terminated() throws IOException, InterruptedException {
        Process process = Child.sortis(List.of(), "audit", "-").start();
        OutputStream log = process.getOutputStream();
        log.write(Logs.bytes(Logs.START, "\n"));
        log.flush();
        boolean _ = process.toHandle().destroy();
        String told = new String(process.getErrorStream().readAllBytes(), ISO_8859_1);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(TERMINATED);
        assertThat(told).isEmpty();
    }
}
