package sortis.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

/// The zip for any JDK 25, unpacked into a folder with blanks in its name.
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ZipTest {
    private static final Path SLIPS = Audits.GAMES.resolve("slips/game.jsonl");

    @TempDir private static Path place;

    private static Path root;
    private static Path cache;

    @TempDir private Path folder;

    private Launched sortis;

    /// Started once, so that its class cache is there.
    @BeforeAll
    static void unpack() throws IOException {
        root = Unpacking.zip(Files.createDirectory(place.resolve("a new place")));
        cache = place.resolve("a cache");
        assertThat(fromElsewhere(root).run("--version").exit()).isZero();
    }

    @BeforeEach
    void fromElsewhere() {
        sortis = fromElsewhere(folder);
    }

    private static Launched fromElsewhere(Path folder) {
        return new Launched(
                root.resolve("bin/sortis"),
                folder,
                Map.of(
                        "PATH", "/usr/bin:/bin",
                        "JAVA_HOME", System.getProperty("java.home"),
                        "XDG_CACHE_HOME", cache.toString()));
    }

    private static void isAuditOfSlips(Told told) {
        assertThat(told.err()).isEmpty();
        assertThat(told.exit()).isEqualTo(1);
        assertThat(Audits.told(told.out())).isEqualTo(Audits.expected("slips"));
    }

    private Told audit(Launched launched) {
        return launched.run("audit", SLIPS.toString(), "--format", "json");
    }

    @Test
    void itAuditsWhatLiesWhereItIsStarted() throws IOException {
        Path _ = Files.copy(SLIPS, folder.resolve("game.jsonl"));
        Told told = sortis.run("audit", "game.jsonl");
        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.out())
                .startsWith("game.jsonl:2: error lfsr-step")
                .contains("faulty, 28 entries, 4 errors, 6 follow-ons.");
        isAuditOfSlips(audit(sortis));
    }

    @Test
    void itBringsGamesToTry() {
        Told told = sortis.in(root).run("audit", "samples/games/first-empire/game.jsonl");
        assertThat(told.exit()).isZero();
        assertThat(told.out()).contains("nothing wrong.");
    }

    @Test
    void itSaysWhichReleaseItIsAndWhichJavaRunsIt() {
        assertThat(sortis.run("--version").out().lines())
                .containsExactly(
                        "sortis " + Unpacking.VERSION,
                        "Java "
                                + System.getProperty("java.runtime.version")
                                + " in "
                                + System.getProperty("java.home"));
    }

    @Test
    void linksLeadToIt() throws IOException {
        Path bin = Files.createDirectory(place.resolve("my bin"));
        Path near = Files.createSymbolicLink(bin.resolve("near"), root.resolve("bin/sortis"));
        Path far = Files.createSymbolicLink(place.resolve("far"), Path.of("my bin/near"));
        isAuditOfSlips(audit(sortis.by(near)));
        isAuditOfSlips(audit(sortis.by(far)));
        isAuditOfSlips(audit(sortis.in(place).by(Path.of("./far"))));
    }

    @Test
    void fromItsFirstStartOnItUsesAClassCache() throws IOException {
        assertThat(caches()).isNotEmpty().allMatch(made -> made.toFile().length() > 1_000_000);
        assertThat(sortis.origins(folder, "audit", SLIPS.toString()).cache()).isGreaterThan(500);
    }

    @Test
    void whatNeedsFewClassesHasAClassCacheOfItsOwn() throws IOException {
        Origins brief = sortis.origins(folder, "lfsr", "01");
        assertThat(brief.cache())
                .isGreaterThan(40)
                .isLessThan(sortis.origins(folder, "audit", SLIPS.toString()).cache());
    }

    /// A single one that is not there costs a start more than hundreds that are.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "lfsr 01",
                "--help",
                "audit --help",
                "audit SLIPS",
                "audit --format json SLIPS",
                "diagnose SLIPS",
                "audit GAMES"
            })
    void theClassCacheHoldsAllThatIsOftenDone(String command) {
        Origins origins = sortis.origins(folder, Audits.words(command));
        assertThat(origins.cache()).isPositive();
        assertThat(origins.jars()).isZero();
    }

    @Test
    void otherJarsHaveAnotherClassCache() throws IOException {
        Path build = root.resolve("app/build");
        String name = Files.readString(build);
        try {
            Path _ = Files.writeString(build, "another\n");
            isAuditOfSlips(audit(sortis));
        } finally {
            Path _ = Files.writeString(build, name);
        }
        assertThat(
                        caches().stream()
                                .map(made ->
                                        made.getFileName().toString().replaceAll("-[0-9]+", ""))
                                .distinct())
                .containsExactlyInAnyOrder(
                        "another.aot",
                        "another-brief.aot",
                        "another-long.aot",
                        name.strip() + ".aot",
                        name.strip() + "-brief.aot",
                        name.strip() + "-long.aot");
    }

    /// Java up to 25.0.3 would go on with the classes that are in the cache.
    @Test
    void ofAJarThatHasChangedTheNewCodeRuns() throws IOException {
        Path other = Unpacking.zip(Files.createDirectory(place.resolve("to be changed")));
        Launched changed = sortis.by(other.resolve("bin/sortis"));
        assertThat(changed.run("--help").out()).contains("\nAudits, replays and compares");

        Path jar = other.resolve("app/sortis.jar");
        FileTime time = Files.getLastModifiedTime(jar);
        change(jar, "Audits, replays", "Replays, audits");
        Path _ = Files.setLastModifiedTime(jar, time);

        assertThat(changed.run("--help").out()).contains("\nReplays, audits and compares");
        assertThat(changed.origins(folder, "--help").jars()).isZero();
        assertThat(sortis.run("--help").out()).contains("\nAudits, replays and compares");
    }

    /// Puts other words of the same length into what `--help` says.
    private static void change(Path jar, String words, String others) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            Path overview = zip.getPath("sortis/cli/Overview.class");
            String code = new String(Files.readAllBytes(overview), StandardCharsets.ISO_8859_1);
            Path _ =
                    Files.write(
                            overview,
                            code.replace(words, others).getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    private static List<Path> caches() throws IOException {
        return caches(cache.resolve("sortis"));
    }

    private static List<Path> caches(Path folder) throws IOException {
        try (Stream<Path> made = Files.list(folder)) {
            return made.filter(file -> file.toString().endsWith(".aot")).toList();
        }
    }

    @Test
    void whereNoCacheCanBeKeptItStartsWithout() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Path none = folder.resolve("nobody");

        isAuditOfSlips(audit(sortis.with("XDG_CACHE_HOME", file.toString())));
        Launched homeless = sortis.without("XDG_CACHE_HOME");
        isAuditOfSlips(audit(homeless));
        isAuditOfSlips(audit(homeless.with("HOME", none.toString())));
        isAuditOfSlips(audit(homeless.with("HOME", file.toString())));
        assertThat(none).doesNotExist();
    }

    @Test
    void aBrokenClassCacheIsNoTrouble() throws IOException {
        Path broken = Files.createDirectory(folder.resolve("sortis"));
        for (Path made : caches()) {
            Path _ = Files.writeString(broken.resolve(made.getFileName()), "no cache");
            Path jars = made.resolveSibling(made.getFileName() + ".jars");
            if (Files.exists(jars)) {
                Path _ = Files.copy(jars, broken.resolve(jars.getFileName()));
            }
        }
        Launched cheated = sortis.with("XDG_CACHE_HOME", folder.toString());
        isAuditOfSlips(audit(cheated));
        assertThat(cheated.run("lfsr", "01").out()).startsWith("      0: 01 03 06 0D");
        assertThat(caches(broken)).isNotEmpty().allMatch(file -> file.toFile().length() == 8);
    }

    @Test
    void withoutAJdkItSaysWhereToGetOne() throws IOException {
        Path launcher = root.resolve("bin/sortis");
        Path emptied = Files.createDirectories(folder.resolve("bin")).resolve("sortis");
        Path _ = Files.copy(launcher, emptied, StandardCopyOption.COPY_ATTRIBUTES);
        Path app = Files.createDirectory(folder.resolve("app"));
        Path _ = Files.copy(root.resolve("app/java.sh"), app.resolve("java.sh"));
        String places = Files.readString(root.resolve("app/jdk.sh"));
        Path _ =
                Files.writeString(
                        app.resolve("jdk.sh"),
                        places.replaceAll("(?m)^ +/(usr|opt|Library|home)\\S.*$", "    \\\\"));
        Told told =
                sortis.by(emptied)
                        .with("PATH", folder.toString())
                        .without("JAVA_HOME")
                        .run("--version");
        assertThat(told.exit()).isEqualTo(2);
        assertThat(told.err()).startsWith("sortis: no JDK 25 found: install one");
    }

    @Test
    void itHoldsWhatPeopleLookFor() {
        assertThat(
                        List.of(
                                "README.md",
                                "docs/installing.md",
                                "editors/vscode/package.json",
                                "licences/Apache-2.0.txt",
                                "completions/sortis.bash",
                                "completions/_sortis",
                                "completions/sortis.fish",
                                "man/man1/sortis.1",
                                "man/man1/sortis-audit.1"))
                .allSatisfy(name -> assertThat(root.resolve(name)).isNotEmptyFile());
        assertThat(sortis.run("completion", "bash").out())
                .isEqualTo(contentOf("completions/sortis.bash"));
        assertThat(sortis.run("man").out()).isEqualTo(contentOf("man/man1/sortis.1"));
    }

    private static String contentOf(String name) {
        try {
            return Files.readString(root.resolve(name));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void everyLibraryHasItsLicence() throws IOException {
        String listed = contentOf("licences/README.md");
        try (Stream<Path> jars = Files.list(root.resolve("app/lib"))) {
            assertThat(
                            jars.map(jar -> jar.getFileName().toString())
                                    .map(jar -> jar.replaceAll("-\\d.*", ""))
                                    .filter(jar ->
                                            !List.of("domain", "eventstore", "replay")
                                                    .contains(jar)))
                    .hasSizeGreaterThan(10)
                    .allMatch(jar -> listed.contains("\n| " + jar + " |"));
        }
        assertThat(listed.lines().flatMap(line -> Stream.of(line.split("[ ,]+"))))
                .filteredOn(word -> word.endsWith(".txt"))
                .hasSizeGreaterThan(10)
                .allSatisfy(name -> assertThat(root.resolve("licences", name)).exists());
    }
}
