package sortis.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.SortisRun;
import sortis.eventstore.json.EntryJson;
import sortis.play.Dice;
import sortis.play.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The report in a real browser: what it shows on any turn, how it is used, and that nothing in a
/// log comes alive in it.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int GAMES = Integer.getInteger("sortis.page.games", 20);
    private static final int TURNS = Integer.getInteger("sortis.page.turns", 10);
    private static final int ARROW_RIGHT = 39;
    private static final int SHIFT = 8;

    /// What the tables of the state say, as lists of cells.
    private static final String TABLES =
            "[...document.querySelectorAll('[data-role=state] table')].map(table =>"
                    + " [table.caption.textContent, ...[...table.tBodies[0].rows].map(row =>"
                    + " [...row.cells].map(cell => cell.textContent).join(' | '))])";

    @TempDir private static Path folder;
    private Optional<Chromium> browser = Optional.empty();

    @BeforeAll
    void start() throws IOException {
        Optional<Path> installed = Chromium.installed();
        assumeTrue(
                installed.isPresent(),
                "no Chromium or Chrome on this machine (nor in the variable CHROME): pages are not"
                        + " tried in a browser");
        browser = Optional.of(Chromium.started(installed.orElseThrow()));
    }

    @AfterAll
    void stop() throws IOException {
        if (browser.isPresent()) {
            browser.orElseThrow().close();
        }
    }

    private Chromium browser() {
        return browser.orElseThrow();
    }

    private static Path report(String log) {
        Path page = folder.resolve("report" + log.hashCode() + ".html");
        var ran = SortisRun.of("report", log, "-o", page.toString(), "--force");
        assertThat(ran.code()).as(ran.err()).isZero();
        return page;
    }

    private static String sample(String name) {
        return Path.of("..", "samples", "games").resolve(name).toString();
    }

    private Chromium opened(String log) {
        Chromium opened = browser();
        opened.show(1280, 900, "light");
        opened.open(report(log));
        return opened;
    }

    static IntStream seeds() {
        return IntStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void showsOnAnyTurnWhatReplaySays(int seed) throws IOException {
        Seq<String> lines = Games.legal(900 + seed, 30 + seed * 3).map(EntryJson::write);
        String log = Files.write(folder.resolve("game" + seed + ".jsonl"), lines).toString();
        Chromium page = opened(log);
        Dice dice = new Dice(seed);
        long first = page.evaluate("JSON.parse(data.textContent).games[0].first").asLong();
        long last = page.evaluate("JSON.parse(data.textContent).games[0].last").asLong();
        for (int i = 0; i < TURNS; i++) {
            long turn =
                    dice.any(dice.from(first, last), dice.from(first, last), last + dice.below(90));
            long shown = goTo(page, turn);
            assertThat(page.evaluate(TABLES)).as("turn " + shown).isEqualTo(replayed(log, shown));
        }
    }

    /// @return the turn that is shown, which may be another where goods cannot be foreseen
    private static long goTo(Chromium page, long turn) {
        return page.evaluate(
                        "(() => { const box = document.querySelector('[data-role=turn]'); box.value"
                                + " = "
                                + turn
                                + "; box.dispatchEvent(new Event('change')); return new"
                                + " Promise(done => requestAnimationFrame(() =>"
                                + " requestAnimationFrame(() => done(Number(box.value))))); })()")
                .asLong();
    }

    private static JsonNode replayed(String log, long turn) {
        var ran = SortisRun.of("replay", log, "--turn", Long.toString(turn), "--format", "json");
        assertThat(ran.code()).as(ran.err()).isZero();
        return JSON.valueToTree(new StateTables(JSON.readTree(ran.out())).all());
    }

    @Test
    void theSliderAnswersToKeys() {
        Chromium page = opened(sample("slips/game.jsonl"));
        page.evaluate("document.querySelector('[data-role=slider]').focus()");
        goTo(page, 2);
        page.press("ArrowRight", ARROW_RIGHT, 0);
        assertThat(turn(page)).isEqualTo(3);
        page.press("PageUp", 33, 0);
        assertThat(turn(page)).isEqualTo(13);
        page.press("ArrowRight", ARROW_RIGHT, SHIFT);
        assertThat(turn(page)).as("the next entry").isEqualTo(40);
        page.press("Home", 36, 0);
        assertThat(turn(page)).isZero();
        assertThat(page.complaints()).isEmpty();
    }

    private static long turn(Chromium page) {
        return page.evaluate("Number(document.querySelector('[data-role=turn]').value)").asLong();
    }

    @Test
    void keysLeadFromEntryToEntryAndFromFindingToFinding() {
        Chromium page = opened(sample("slips/game.jsonl"));
        page.evaluate("document.activeElement.blur()");
        goTo(page, 0);
        page.evaluate("document.querySelector('#e2 [data-go]').click()");
        page.evaluate("document.activeElement.blur()");
        page.press("n", 'N', 0);
        assertThat(current(page)).isEqualTo("e7");
        page.press("j", 'J', 0);
        assertThat(current(page)).isEqualTo("e8");
        page.press("k", 'K', 0);
        assertThat(current(page)).isEqualTo("e7");
    }

    private static String current(Chromium page) {
        return page.evaluate("document.querySelector('.entries [aria-current]').id").asString();
    }

    @Test
    void anEntryLeadsToItsTurnAndSquares() {
        Chromium page = opened(sample("slips/game.jsonl"));
        page.click("#e12 [data-go]");
        assertThat(turn(page)).isEqualTo(2);
        assertThat(current(page)).isEqualTo("e12");
        assertThat(
                        page.evaluate("document.querySelector('[data-role=square]').textContent")
                                .asString())
                .startsWith("10,7 (FD): mountain with ore(0); extractor 0");
    }

    @Test
    void aSquareTellsItsHistory() {
        Chromium page = opened(sample("slips/game.jsonl"));
        page.evaluate(
                "document.querySelector('[data-role=map]').scrollIntoView({block: 'center'})");
        page.evaluate("document.querySelector('[data-role=map]').focus()");
        page.press("ArrowRight", ARROW_RIGHT, 0);
        assertThat(
                        page.evaluate("document.querySelector('[data-role=square]').textContent")
                                .asString())
                .startsWith("13,7");
        assertThat(
                        page.evaluate("document.querySelector('[data-role=history]').textContent")
                                .asString())
                .contains("entry 21")
                .contains("A house 0 13,7");
        page.evaluate("document.querySelector('[data-role=history] [data-go=\"21\"]').click()");
        page.settle();
        assertThat(current(page)).isEqualTo("e21");
    }

    @Test
    void aClickOnTheMapChoosesASquare() {
        Chromium page = opened(sample("first-empire/game.jsonl"));
        JsonNode middle =
                page.evaluate(
                        "(() => { const it = document.querySelector('[data-role=map]');"
                                + " it.scrollIntoView({block: 'center'}); const box ="
                                + " it.getBoundingClientRect(); return [box.x + box.width / 2, box.y +"
                                + " box.height / 2]; })()");
        String before =
                page.evaluate("document.querySelector('[data-role=square]').textContent")
                        .asString();
        page.clickAt(middle.get(0).asDouble() + 90, middle.get(1).asDouble() + 50);
        assertThat(
                        page.evaluate("document.querySelector('[data-role=square]').textContent")
                                .asString())
                .isNotEqualTo(before)
                .matches("(?s)\\d+,\\d+ \\([0-9A-F]{2}\\): .*");
    }

    @Test
    void theGroundIsThatOfTheMap() {
        Chromium page = opened(sample("slips/game.jsonl"));
        String shown =
                page.evaluate(
                                "(() => { const game = JSON.parse(data.textContent).games[0]; let"
                                        + " all = ''; for (let y = 0; y < 256; y++) for (let x = 0; x <"
                                        + " 256; x++) all += game.ground[game.x[x] ^ game.y[y]]; return"
                                        + " all; })()")
                        .asString();
        var map =
                sortis.map.WorldMap.of(new sortis.value.Octet(0x01), new sortis.value.Octet(0x5A));
        StringBuilder expected = new StringBuilder();
        for (int square = 0; square < 256 * 256; square++) {
            var at = new sortis.value.Square(square % 256, square / 256);
            int kind = map.terrain(at) == sortis.map.Terrain.WATER ? 0 : 1;
            expected.append(map.ore(at).map(grade -> grade + 2).getOrElse(kind));
        }
        assertThat(shown).isEqualTo(expected.toString());
    }

    @Test
    void nothingIsLoadedAndNothingForeignMayRun() {
        Chromium page = opened(sample("long-haul/game.jsonl"));
        assertThat(page.complaints()).isEmpty();
        assertThat(page.requests()).isEmpty();
        assertThat(page.evaluate("document.querySelector('meta[http-equiv]').content").asString())
                .startsWith("default-src 'none'; script-src 'sha256-")
                .doesNotContain("unsafe");
        page.evaluate(
                "(() => { const it = document.createElement('script'); it.textContent ="
                        + " 'window.ran = 1'; document.body.append(it);"
                        + " document.body.insertAdjacentHTML('beforeend', '<img src=x"
                        + " onerror=\"window.ran = 2\"><p style=\"color: red\">'); })()");
        page.settle();
        assertThat(page.evaluate("window.ran === undefined").asBoolean()).isTrue();
        assertThat(page.complaints()).as("the policy refuses").isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</script><script>window.ran=1</script>",
                "<img src=x onerror=window.ran=1>",
                "--><svg/onload=window.ran=1>",
                "</style><h1>",
                "\"onfocus=\"window.ran=1\" autofocus=\"",
                "\u202Eevil\u2066\u0007\u0000",
                "<!--<script>",
                "%s %d NAME LEGEND &lt;script&gt;"
            })
    void hostileTextsStayTexts(String text) throws IOException {
        List<Integer> elements = new ArrayList<>();
        List<Integer> scripts = new ArrayList<>();
        for (String name : List.of("Ann", text)) {
            Chromium page = opened(hostile(name).toString());
            assertThat(page.complaints()).isEmpty();
            assertThat(page.evaluate("window.ran === undefined").asBoolean()).isTrue();
            elements.add(page.evaluate("document.querySelectorAll('*').length").asInt());
            scripts.add(page.evaluate("document.scripts.length").asInt());
        }
        assertThat(elements.get(1)).as("the same tree of elements").isEqualTo(elements.get(0));
        assertThat(scripts).containsOnly(2);
        String all = browser().evaluate("document.body.innerText").asString();
        assertThat(all).contains(text.startsWith("\u202E") ? "\\u{202E}evil\\u{2066}\\u{7}" : text);
    }

    private static Path hostile(String text) throws IOException {
        var line = JSON.createObjectNode();
        line.put("type", "game-started").put("turn", 0);
        line.putObject("seeds").put("x", "01").put("y", "5A");
        line.putArray("start").add(12).add(7);
        line.putArray("agents").add(text);
        line.put("player", text).put("title", text).put("note", text).put("paper", text);
        var wrong = JSON.createObjectNode();
        wrong.put("type", "forest-cleared").put("turn", 1).put("agent", text).put("wood", 7);
        wrong.putArray("at").add(12).add(7);
        wrong.put("note", text).put("paper", text);
        return Files.write(
                folder.resolve("hostile.jsonl"),
                List.of(
                        line.toString(),
                        wrong.toString(),
                        "{\"type\": " + JSON.writeValueAsString(text) + ", \"turn\": 1}"));
    }

    @Test
    void fitsAPhone() {
        Chromium page = browser();
        page.show(390, 844, "dark");
        page.open(report(sample("long-haul/game.jsonl")));
        assertThat(page.evaluate("document.documentElement.scrollWidth").asInt()).isEqualTo(390);
        assertThat(page.complaints()).isEmpty();
    }

    @Test
    void everythingThatCanBeUsedHasAName() {
        Chromium page = opened(sample("slips/game.jsonl"));
        assertThat(
                        page.evaluate(
                                        "[...document.querySelectorAll('button, input, canvas,"
                                                + " svg[role=img], main > section')].filter(it =>"
                                                + " !(it.ariaLabel || it.labels?.length ||"
                                                + " it.textContent.trim())).length")
                                .asInt())
                .isZero();
        assertThat(page.evaluate("document.querySelectorAll('main, h1').length").asInt())
                .isEqualTo(2);
    }
}
