package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Stream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Logs that are too long to be held are audited like others.
class LongLogTest {
    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]}";

    @TempDir private Path folder;

    private Path log = Path.of("");

    @BeforeEach
    void name() {
        log = folder.resolve("game.jsonl");
    }

    /// More than a mebibyte of notes on where an agent is, and those lines behind them.
    private void write(String... lines) throws IOException {
        String notes =
                Stream.range(0, 10_000)
                        .map(turn ->
                                "{\"type\": \"position-noted\", \"turn\": "
                                        + turn
                                        + ", \"agent\": \"A\", \"at\": [12, 7], \"note\": \"here as"
                                        + " ever, all day long and half the night\"}\n")
                        .mkString(START + "\n", "", "");
        Files.writeString(log, notes + String.join("\n", lines) + "\n");
        assertThat(Files.size(log)).isGreaterThan(1024 * 1024);
    }

    @Test
    void aCleanOneIsClean() throws IOException {
        write();
        Ran ran = Ran.sortis("audit", log.toString());
        assertThat(ran.out()).isEqualTo(log + ": clean, 10001 entries, nothing wrong.\n");
        assertThat(ran.code()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "jsonl", "sarif", "github", "junit", "text"})
    void aFaultyOneIsToldAsAShortOneWouldBe(String format) throws IOException {
        write(
                "{\"type\": \"position-noted\", \"turn\": 10000, \"agent\": \"A\", \"at\": [12, 8]}",
                "{\"type\": \"turns-skipped\", \"turn\": 10000, \"to\": 10010, \"gained\": {\"wood\":"
                        + " 1}, \"note\": \"sortis: accept skip-gain\"}",
                "nothing");
        Ran streamed = Ran.sortis("audit", "--format", format, log.toString());
        Ran held = Ran.sortis("audit", "--format", format, notation().toString());
        assertThat(streamed.code()).isEqualTo(1);
        assertThat(streamed.out()).contains("position");
        assertThat(entries(streamed)).isEqualTo(entries(held));
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "text"})
    void twoAreComparedAsShortOnesWouldBe(String format) throws IOException {
        write("{\"type\": \"forest-cleared\", \"turn\": 10000, \"agent\": \"A\", \"at\": [12, 7]}");
        Path other = folder.resolve("other.jsonl");
        Files.writeString(
                other,
                Files.readString(log).replace("9999, \"agent\": \"A\"", "9999, \"agent\": \"B\""));

        Ran streamed = Ran.sortis("diff", "--format", format, log.toString(), other.toString());
        Ran held = Ran.sortis("diff", "--format", format, notation().toString(), other.toString());

        assertThat(streamed.code()).isEqualTo(1);
        assertThat(streamed.out()).contains("10001");
        assertThat(entries(streamed)).isEqualTo(entries(held));
    }

    @Test
    void twoThatAreNoGamesAreRefusedAsShortOnesWouldBe() throws IOException {
        write();
        Files.writeString(log, Files.readString(log).replace("game-started", "game-begun"));
        Ran ran = Ran.sortis("diff", log.toString(), log.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("holds no game");
    }

    @Test
    void twoOutOfOrderAreComparedAllTheSame() throws IOException {
        write("{\"type\": \"forest-cleared\", \"turn\": 3, \"agent\": \"A\", \"at\": [12, 7]}");
        Ran ran = Ran.sortis("diff", log.toString(), log.toString());
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("(1 error)").contains("They say the same, entry by entry.");
    }

    /// The same log packed, which is always held.
    private Path notation() throws IOException {
        Path packed = folder.resolve("packed").resolve("game.jsonl.gz");
        Path _ = Files.createDirectories(folder.resolve("packed"));
        try (var out = new java.util.zip.GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(Files.readAllBytes(log));
        }
        return packed;
    }

    private String entries(Ran ran) {
        return ran.out()
                .replace(folder + "/packed/", folder + "/")
                .replace("game.jsonl.gz", "game.jsonl")
                .replaceAll("packed/|\"startLine\\S*", "");
    }

    @Test
    void oneOutOfOrderIsAuditedAsAWhole() throws IOException {
        write("{\"type\": \"position-noted\", \"turn\": 5, \"agent\": \"A\", \"at\": [12, 7]}");
        Ran ran = Ran.sortis("audit", "--format", "jsonl", log.toString());
        assertThat(ran.out()).contains("\"code\":\"entry-order\"");
    }

    @Test
    void oneOfANewerFormatIsRefused() throws IOException {
        write();
        Files.writeString(
                log,
                Files.readString(log)
                        .replace(
                                "\"turn\": 0, \"seeds\"", "\"turn\": 0, \"format\": 9, \"seeds\""));
        Ran ran = Ran.sortis("audit", log.toString());
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("format 9");
    }

    @Test
    void whatGoesWrongWithOneLogDoesNotStopTheOthers() throws IOException {
        write();
        Files.writeString(
                folder.resolve("a.jsonl"),
                START.replace("\"turn\": 0", "\"turn\": 0, \"format\": 9"));
        Files.writeString(folder.resolve("z.jsonl"), START);
        Ran ran = Ran.sortis("audit", folder.toString());
        assertThat(ran.out())
                .isEqualTo(
                        log
                                + ": clean, 10001 entries, nothing wrong.\n"
                                + folder.resolve("z.jsonl")
                                + ": clean, 1 entry, nothing wrong.\n"
                                + "\n3 logs: 2 clean, 0 faulty, 1 could not be read.\n");
        assertThat(ran.err()).contains("a.jsonl");
        assertThat(ran.code()).isEqualTo(2);
    }
}
