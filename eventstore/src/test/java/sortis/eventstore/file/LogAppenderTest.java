package sortis.eventstore.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.eventstore.file.Refusal.Why;

/// Lines are added whole or not at all, and only to the log that was read.
class LogAppenderTest {
    private static final String GAME = "sortis\nseeds 01 5A\nstart 12,7\nA clear 12,7\n";
    private static final String ENTRY = "{\"type\": \"agent-joined\", \"turn\": 0}";

    @TempDir private Path folder;

    private Path log(String text) throws IOException {
        return Files.writeString(folder.resolve("game.sortis"), text);
    }

    private static Either<Refusal, Appended> added(Path log, String... lines) throws IOException {
        return LogAppender.to(log).append(Vector.of(lines));
    }

    private static Why why(Either<Refusal, Appended> refused) {
        return refused.getLeft().why();
    }

    @Test
    void linesAreAddedAtTheEnd() throws IOException {
        Path log = log(GAME);

        assertThat(added(log, "@2", "A rest").isRight()).isTrue();
        assertThat(log).hasContent(GAME + "@2\nA rest\n");
    }

    @Test
    void aLineAfterAnotherIsAdded() throws IOException {
        Path log = log(GAME);
        LogAppender appender = LogAppender.to(log);

        assertThat(appender.append(Vector.of("A rest")).isRight()).isTrue();
        assertThat(appender.append(Vector.of("A rest \"ü\"")).isRight()).isTrue();
        assertThat(log).hasContent(GAME + "A rest\nA rest \"ü\"\n");
    }

    @Test
    void linesEndAsTheOthersDo() throws IOException {
        Path log = log(GAME.replace("\n", "\r\n"));

        assertThat(added(log, "A rest", "A rest").isRight()).isTrue();
        assertThat(Files.readString(log))
                .isEqualTo((GAME + "A rest\nA rest\n").replace("\n", "\r\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A clear 12,7 +1w",
                "0C,07 = EF",
                "start 12,7",
                "# the end",
                "[p3]",
                "@12",
                "  ",
                "{\"type\": \"operation-ended\", \"turn\": 0, \"agent\": \"A\"}"
            })
    void aMissingLineEndIsAddedFirst(String last) throws IOException {
        Path log = log(GAME + last);

        assertThat(added(log, "A rest").isRight()).isTrue();
        assertThat(log).hasContent(GAME + last + "\nA rest\n");
    }

    @Test
    void aMissingLineEndIsAddedAsTheOthersAre() throws IOException {
        Path log = log("sortis\r\nseeds 01 5A\r\nstart 12,7");

        assertThat(added(log, "A rest").isRight()).isTrue();
        assertThat(Files.readString(log)).endsWith("start 12,7\r\nA rest\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A clear 12,",
                "A cle",
                "{\"type\": \"operation-ended\", \"tu",
                "\0\0\0\0",
                "A rest\0",
                "{"
            })
    void nothingIsGluedToATornLine(String torn) throws IOException {
        Path log = log(GAME + torn);

        Either<Refusal, Appended> refused = added(log, "A rest");

        assertThat(why(refused)).isEqualTo(Why.TORN);
        assertThat(refused.getLeft().detail()).isEqualTo(torn);
        assertThat(log).hasContent(GAME + torn);
    }

    @Test
    void aLineTornInsideACharacterIsTorn() throws IOException {
        Path log = folder.resolve("game.sortis");
        byte[] bytes = "A rest \"é".getBytes(StandardCharsets.UTF_8);
        Path _ = Files.write(log, java.util.Arrays.copyOf(bytes, bytes.length - 1));

        assertThat(why(added(log, "A rest"))).isEqualTo(Why.TORN);
        assertThat(Files.size(log)).isEqualTo(bytes.length - 1);
    }

    @Test
    void anEmptyLogTakesItsFirstLines() throws IOException {
        Path log = log("");

        assertThat(added(log, "sortis", "seeds 01 5A").isRight()).isTrue();
        assertThat(log).hasContent("sortis\nseeds 01 5A\n");
    }

    @Test
    void whatSomebodyElseChangedIsLeftAlone() throws IOException {
        Path log = log(GAME);
        LogAppender appender = LogAppender.to(log);
        Path _ = Files.writeString(log, "A rest\n", StandardOpenOption.APPEND);

        assertThat(why(appender.append(Vector.of(ENTRY)))).isEqualTo(Why.CHANGED);
        assertThat(log).hasContent(GAME + "A rest\n");
    }

    @Test
    void aFileThatTookItsPlaceIsLeftAlone() throws IOException {
        Path log = log(GAME);
        LogAppender appender = LogAppender.to(log);
        Path other = Files.writeString(folder.resolve("other"), GAME);
        Files.setLastModifiedTime(other, Files.getLastModifiedTime(log));
        Path _ = Files.move(other, log, StandardCopyOption.REPLACE_EXISTING);

        assertThat(why(appender.append(Vector.of(ENTRY)))).isEqualTo(Why.CHANGED);
        assertThat(log).hasContent(GAME);
    }

    @Test
    void aLogThatIsGoneIsNotMadeAnew() throws IOException {
        Path log = log(GAME);
        LogAppender appender = LogAppender.to(log);
        Files.delete(log);

        assertThat(why(appender.append(Vector.of(ENTRY)))).isEqualTo(Why.GONE);
        assertThat(log).doesNotExist();
    }

    @Test
    void aLockedLogIsLeftAlone() throws IOException {
        Path log = log(GAME);
        LogAppender appender = LogAppender.to(log);
        try (FileChannel channel = FileChannel.open(log, StandardOpenOption.WRITE);
                FileLock _ = channel.lock()) {
            assertThat(why(appender.append(Vector.of(ENTRY)))).isEqualTo(Why.LOCKED);
        }
        assertThat(log).hasContent(GAME);
    }

    @Test
    void aNewLogIsMadeWithItsFirstLines() {
        Path log = folder.resolve("new.sortis");
        LogAppender appender = LogAppender.creating(log);

        assertThat(log).doesNotExist();
        assertThat(appender.append(Vector.of("sortis")).isRight()).isTrue();
        assertThat(appender.append(Vector.of("seeds 01 5A")).isRight()).isTrue();
        assertThat(log).hasContent("sortis\nseeds 01 5A\n");
    }

    @Test
    void aNewLogNeverReplacesAnother() throws IOException {
        Path log = log(GAME);

        assertThat(why(LogAppender.creating(log).append(Vector.of("sortis"))))
                .isEqualTo(Why.EXISTS);
        assertThat(log).hasContent(GAME);
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path log = folder.resolve("none/new.sortis");

        assertThat(why(LogAppender.creating(log).append(Vector.of("sortis"))))
                .isEqualTo(Why.UNREACHABLE);
    }

    @Test
    void theLastLinesAreTakenBack() throws IOException {
        Path log = log(GAME + "A rest");
        LogAppender appender = LogAppender.to(log);
        Appended first = appender.append(Vector.of("@2", "A rest")).get();
        Appended second = appender.append(Vector.of("B rest")).get();

        assertThat(appender.takeBack(second).isRight()).isTrue();
        assertThat(log).hasContent(GAME + "A rest\n@2\nA rest\n");
        assertThat(appender.takeBack(first).isRight()).isTrue();
        assertThat(Files.readString(log)).isEqualTo(GAME + "A rest");
    }

    @Test
    void onlyTheLastLinesAreTakenBack() throws IOException {
        Path log = log(GAME);
        LogAppender appender = LogAppender.to(log);
        Appended first = appender.append(Vector.of("A rest")).get();
        Appended _ = appender.append(Vector.of("B rest")).get();

        assertThat(why(appender.takeBack(first))).isEqualTo(Why.NOT_LAST);
        assertThat(log).hasContent(GAME + "A rest\nB rest\n");
    }
}
