package sortis.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.dist.Launched.Origins;
import sortis.dist.Launched.Told;

/// The image with its own Java, on a machine that has none, moved after it was unpacked.
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ImageTest {
    private static final Path SLIPS = Audits.GAMES.resolve("slips/game.jsonl");

    @TempDir private static Path place;

    private static Path root;

    @TempDir private Path folder;

    private Launched sortis;

    @BeforeAll
    static void unpack() throws IOException {
        Path unpacked = Unpacking.image(Files.createDirectory(place.resolve("first")));
        root = Files.move(unpacked, place.resolve("where it was moved"));
    }

    @BeforeEach
    void withoutAnyJava() {
        sortis =
                new Launched(root.resolve("bin/sortis"), folder, Map.of("PATH", folder.toString()));
    }

    @Test
    void itAudits() {
        Told told = sortis.run("audit", SLIPS.toString(), "--format", "json");
        assertThat(told.err()).isEmpty();
        assertThat(told.exit()).isEqualTo(1);
        assertThat(Audits.told(told.out())).isEqualTo(Audits.expected("slips"));
    }

    @Test
    void itRunsOnItsOwnJava() {
        assertThat(sortis.run("--version").out().lines())
                .containsExactly(
                        "sortis " + Unpacking.VERSION,
                        "Java "
                                + System.getProperty("java.runtime.version")
                                + " in "
                                + root.resolve("runtime"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lfsr 01", "audit SLIPS", "audit GAMES"})
    void itUsesItsClassCachesWhereverItIs(String command) {
        Origins origins = sortis.origins(folder, Audits.words(command));
        assertThat(origins.cache()).isPositive();
        assertThat(origins.jars()).isZero();
    }

    @Test
    void itWritesNothingBesideWhatItIsAskedFor() throws IOException {
        Path home = Files.createDirectory(folder.resolve("home"));
        Told told = sortis.with("HOME", home.toString()).run("audit", SLIPS.toString());
        assertThat(told.exit()).isEqualTo(1);
        assertThat(home).isEmptyDirectory();
    }

    @Test
    void anotherJavaCanBeAskedFor() {
        String other = System.getProperty("java.home");
        Launched asked =
                sortis.with("SORTIS_JAVA_HOME", other)
                        .with("PATH", "/usr/bin:/bin")
                        .with("XDG_CACHE_HOME", folder.toString());
        assertThat(asked.run("--version").out()).endsWith(" in " + other + "\n");
    }

    @Test
    void itsJavaDrawsPictures() throws IOException {
        Path picture = folder.resolve("map.png");
        Told told = sortis.run("map", "01", "5A", "-o", picture.toString());
        assertThat(told.err()).isEmpty();
        assertThat(Files.readAllBytes(picture)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void itsJavaWritesXml() {
        assertThat(sortis.run("audit", SLIPS.toString(), "--format", "junit").out())
                .startsWith("<?xml");
    }

    @Test
    void itsJavaServesEditors() {
        String asked =
                framed(
                                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"initialize\","
                                        + " \"params\": {\"capabilities\": {}}}")
                        + framed("{\"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"shutdown\"}")
                        + framed("{\"jsonrpc\": \"2.0\", \"method\": \"exit\"}");
        Told told = sortis.read(asked, "lsp");
        assertThat(told.err()).isEmpty();
        assertThat(told.exit()).isZero();
        assertThat(told.out()).contains("\"hoverProvider\":true").contains("\"id\":2");
    }

    private static String framed(String body) {
        return "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    @Test
    void itsJavaTakesGamesDown() {
        Told told = sortis.read("seeds 01 5A\nstart 12,7\nagents A\n", "play", "--new", "g.sortis");
        assertThat(told.err()).isEmpty();
        assertThat(told.exit()).isZero();
        assertThat(folder.resolve("g.sortis")).content().contains("seeds 01 5A");
    }
}
