package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `sortis seal`, `sortis verify` and `sortis repair`: what they say, and how they end.
class SealTest {
    private static final String GAME =
            "sortis \"First\" by Ada\nseeds 01 5A\nstart 12,7\nA clear 12,7 +1w\n";

    @TempDir private Path folder;
    private Path log;

    @BeforeEach
    void write() throws IOException {
        log = Files.writeString(folder.resolve("game.sortis"), GAME);
    }

    /// What was said, however it was broken into lines.
    private Ran sortis(String command, String... more) {
        Ran ran =
                Ran.sortis(
                        io.vavr.collection.Vector.of(more)
                                .prepend(log.toString())
                                .prepend(command)
                                .toJavaArray(String[]::new));
        return new Ran(ran.code(), unbroken(ran.out()), unbroken(ran.err()));
    }

    private static String unbroken(String text) {
        return text.replaceAll("\n  +", " ");
    }

    private String sealed() {
        Ran ran = sortis("seal");
        assertThat(ran.code()).isZero();
        return ran.out().replaceAll("(?s).*the head is (\\S+).*", "$1");
    }

    @Test
    void aSealedLogIsProvedAndStaysAsItIs() throws IOException {
        String head = sealed();

        assertThat(head).matches("4:[0-9a-f]{64}");
        assertThat(log).hasContent(GAME);
        assertThat(sortis("verify").code()).isZero();
        assertThat(sortis("verify").out())
                .contains("lines 1 to 4 are as they were sealed.")
                .contains("not provable");
        assertThat(sortis("verify", "--head", head).out())
                .endsWith("lines 1 to 4 are as they were sealed.\n");
        assertThat(Ran.sortis("audit", log.toString()).code()).isZero();
    }

    @Test
    void appendedEntriesAreSealed() {
        String _ = sealed();

        Ran ran = sortis("append", "A at 12,7");

        String head = ran.out().replaceAll("(?s).* is now\\s+", "").strip();
        assertThat(head).startsWith("5:");
        assertThat(sortis("verify", "--head", head).code()).isZero();
    }

    @Test
    void aChangedLineIsNamed() throws IOException {
        String _ = sealed();
        Path _ = Files.writeString(log, GAME.replace("5A", "5B"));

        Ran ran = sortis("verify");

        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("game.sortis:2: error: this is not the line")
                .contains("line 1 is as it was");
        assertThat(sortis("append", "A at 12,7").code()).isEqualTo(2);
        assertThat(sortis("seal").err()).contains("--anew");
        assertThat(sortis("seal", "--anew").code()).isZero();
        assertThat(sortis("verify").code()).isZero();
    }

    @Test
    void aLostLineIsMissing() throws IOException {
        String _ = sealed();
        Path _ = Files.writeString(log, GAME.replace("A clear 12,7 +1w\n", ""));

        assertThat(sortis("verify").out())
                .contains("game.sortis:4: error: line 4 of those sealed is missing");
        assertThat(sortis("verify", "--format", "json").out())
                .isEqualTo(
                        "{\"log\":\"game.sortis\",\"verdict\":\"missing\",\"lines\":3,\"sealed\":4,\"line\":4,\"tail\":\"not"
                                + " provable\"}\n");
    }

    @Test
    void handWrittenLinesAreUnsealed() throws IOException {
        String head = sealed();
        Path _ = Files.writeString(log, GAME + "A at 12,7\nA at 12,7\n");

        Ran ran = sortis("verify", "--head", head);

        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("game.sortis:5: unsealed: lines 5 to 6 were written");
    }

    @Test
    void withoutASealNothingIsProved() {
        Ran ran = sortis("verify");

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).contains("not provable: it was never sealed").doesNotContain("ok");
    }

    @Test
    void aHeadIsKeptInAFile() throws IOException {
        Path head = folder.resolve("game.head");

        assertThat(sortis("seal", "-o", head.toString()).code()).isZero();
        Files.delete(folder.resolve("game.sortis.seal"));

        assertThat(sortis("verify", "--head", head.toString()).code()).isZero();
        assertThat(sortis("verify", "--head", log.toString()).err()).contains("holds no head");
    }

    @Test
    void aPackedCopyIsVerifiedByTheSameSeal() throws IOException {
        String _ = sealed();
        Path packed = folder.resolve("game.sortis.gz");
        try (var out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(GAME.getBytes(StandardCharsets.UTF_8));
        }

        assertThat(Ran.sortis("verify", packed.toString()).code()).isZero();
        assertThat(Ran.sortis("audit", packed.toString()).code()).isZero();
        assertThat(Ran.sortis("audit", folder.toString()).out()).contains("2 logs");
        assertThat(Ran.sortis("fmt", "-i", packed.toString()).err()).contains("packed");
        assertThat(Ran.sortis("fix", "-i", packed.toString()).err()).contains("packed");
        assertThat(Ran.sortis("repair", packed.toString()).err()).contains("packed");
    }

    @Test
    void aPackedLogThatIsCutOffIsNoShorterLog() throws IOException {
        Path packed = folder.resolve("game.sortis.gz");
        try (var out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(GAME.getBytes(StandardCharsets.UTF_8));
        }
        byte[] whole = Files.readAllBytes(packed);
        for (int length = 2; length < whole.length; length++) {
            Path _ = Files.write(packed, java.util.Arrays.copyOf(whole, length));
            Ran ran = Ran.sortis("audit", packed.toString());
            assertThat(ran.code()).isEqualTo(2);
            assertThat(ran.err()).contains("cut off at byte " + length);
        }
    }

    @Test
    void aTornEndIsRepaired() throws IOException {
        Path _ = Files.writeString(log, GAME + "A cle");

        Ran ran = sortis("repair");

        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("game.sortis:5:1: from here on")
                .contains("The last 5 bytes are");
        assertThat(log).hasContent(GAME);
        assertThat(sortis("repair").out()).endsWith("nothing to repair.\n");
    }

    @Test
    void otherDamageIsNamedAndLeftAlone() throws IOException {
        String text = GAME + "A cle 12\nA at 12,7\n";
        Path _ = Files.writeString(log, text);

        Ran ran = sortis("repair");

        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("game.sortis:5:3: left alone:");
        assertThat(log).hasContent(text);
    }

    @Test
    void commandsThatReplaceALogWaitForItsWriters() throws IOException {
        Path _ = Files.writeString(log, GAME.replace("+1w", "+2w"));
        assertThat(sortis("fix", "-i").code()).isZero();
        assertThat(folder.resolve("game.sortis.lock")).exists();
        assertThat(log).hasContent(GAME);
    }
}
