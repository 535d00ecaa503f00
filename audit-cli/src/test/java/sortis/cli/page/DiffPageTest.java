package sortis.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sortis.cli.SortisRun;

/// Two games compared: what is said in words, and the page in a real browser.
class DiffPageTest {
    private static final Path GAMES = Path.of("..", "samples", "games");
    private static final String A = GAMES.resolve("two-rivals/a.jsonl").toString();
    private static final String B = GAMES.resolve("two-rivals/b.jsonl").toString();

    @TempDir private Path folder;

    @Test
    void theTextSaysInWordsWhoWasAheadAndWhoDidWhat() {
        SortisRun ran = SortisRun.of("diff", A, B);
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("Their states first differ on turn 1.")
                .contains(
                        "  agents          level from turn 0 (1 each), b from turn 1 (2 against 1)")
                .contains("Only a:")
                .contains("  entry 21, turn 33        A raises smelter 0 on 13,17")
                .contains("  entry 15, turn 1         B joins on 15,17");
        assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void longCellsStayWithin80Columns() {
        SortisRun ran =
                SortisRun.of(
                        "diff",
                        A,
                        GAMES.resolve("long-haul/game.jsonl").toString(),
                        "--turn",
                        "31");
        assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void aGameBesideItselfIsLevel() {
        SortisRun ran = SortisRun.of("diff", A, A);
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).doesNotContain("first differ").doesNotContain("Only a");
    }

    @Test
    void thePageIsWrittenNowhereButInAFileOfItsOwn() throws IOException {
        Path log = Files.copy(Path.of(A), folder.resolve("a.jsonl"));
        SortisRun over = SortisRun.of("diff", log.toString(), B, "-o", log.toString(), "--force");
        assertThat(over.code()).isEqualTo(2);
        assertThat(over.err()).contains("would overwrite the log");
        assertThat(log).hasSameBinaryContentAs(Path.of(A));
        assertThat(SortisRun.of("report", A, "-o", folder.toString(), "--force").err())
                .contains("is no file that could be replaced");
        assertThat(SortisRun.of("report", A, "-o", log.toString()).err())
                .contains("exists already");
    }

    @Test
    void bothMapsShowTheSameTurn() throws IOException {
        Optional<Path> installed = Chromium.installed();
        assumeTrue(installed.isPresent(), "no Chromium or Chrome on this machine");
        Path page = folder.resolve("diff.html");
        assertThat(SortisRun.of("diff", A, B, "-o", page.toString()).code()).isEqualTo(1);
        try (Chromium browser = Chromium.started(installed.orElseThrow())) {
            browser.show(1280, 900, "light");
            browser.open(page);
            assertThat(whens(browser))
                    .contains("Turn 31: highest workshop 0, 1 agent")
                    .contains("2 agents");
            browser.click("[data-turn]");
            assertThat(whens(browser)).contains("Turn 1:").doesNotContain("Turn 31");
            browser.click("[data-side=a][data-go=\"21\"]");
            assertThat(whens(browser)).contains("Turn 33: highest workshop 0, 1 agent");
            assertThat(
                            browser.evaluate("document.querySelector('#board-a [aria-current]').id")
                                    .asString())
                    .isEqualTo("a21");
            assertThat(browser.complaints()).isEmpty();
            assertThat(browser.requests()).isEmpty();
            browser.show(390, 844, "dark");
            assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt())
                    .isEqualTo(390);
        }
    }

    private static String whens(Chromium browser) {
        return browser.evaluate(
                        "[...document.querySelectorAll('[data-role=when]')].map(it =>"
                                + " it.textContent).join('; ')")
                .asString();
    }
}
