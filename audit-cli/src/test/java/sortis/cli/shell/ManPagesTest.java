package sortis.cli.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.cli.SortisRun;

/// The manual pages: one for each command, whole, and such that `man` has nothing to object to.
class ManPagesTest {
    private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z]+) {2,}[A-Z]");
    private static final Pattern OPTION = Pattern.compile("(?m)^ +(?:-\\w, )?(--[a-z-]+)");

    @TempDir private static Path folder;

    @BeforeAll
    static void pages() {
        assertThat(SortisRun.of("man", "--into", folder.toString()).code()).isZero();
    }

    static Stream<String> commands() {
        return COMMAND.matcher(SortisRun.of("--help").out()).results().map(found -> found.group(1));
    }

    @Test
    void eachCommandHasAPage() throws IOException {
        List<String> expected =
                Stream.concat(
                                Stream.of("sortis.1"),
                                commands().map(command -> "sortis-" + command + ".1"))
                        .toList();
        try (Stream<Path> written = Files.list(folder)) {
            assertThat(written.map(page -> page.getFileName().toString()))
                    .hasSizeGreaterThan(20)
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aPageNamesEveryOptionOfTheHelp(String command) {
        String page = SortisRun.of("man", command).out().replace("\\-", "-");
        Stream<String> options =
                OPTION.matcher(SortisRun.of(command, "--help").out())
                        .results()
                        .map(found -> "\\fB" + found.group(1) + "\\fR");
        assertThat(options).hasSizeGreaterThan(2).allMatch(page::contains);
    }

    @Test
    void aPageHasExamplesAndExitCodes() {
        assertThat(SortisRun.of("man", "audit").out())
                .startsWith(".TH SORTIS\\-AUDIT 1 2026-01-01 \"sortis 0.1.0")
                .contains(".SH EXAMPLES\n.TP\n\\fBsortis audit mygame.jsonl\\fR\nWhat is wrong")
                .contains(".SH EXIT STATUS\n0 nothing wrong, 1 errors found, 2 could not");
    }

    @Test
    void groffWarnsOfNothingAndFits80Columns() throws IOException, InterruptedException {
        assumeTrue(Terminal.has("groff"));
        try (Stream<Path> written = Files.list(folder)) {
            for (Path page : written.toList()) {
                Process groff =
                        new ProcessBuilder(
                                        "groff", "-man", "-Tascii", "-ww", "-P-c", page.toString())
                                .start();
                String shown = new String(groff.getInputStream().readAllBytes(), UTF_8);
                assertThat(groff.getErrorStream().readAllBytes()).as(page.toString()).isEmpty();
                assertThat(groff.waitFor()).isZero();
                assertThat(shown.replaceAll(".\b", "").lines())
                        .as(page.toString())
                        .allMatch(line -> line.length() <= 80);
            }
        }
    }

    @Test
    void noPageIsMadeUp() {
        SortisRun run = SortisRun.of("man", "aduit");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("there is no command aduit (sortis --help lists them all)");
    }
}
