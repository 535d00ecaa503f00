package sortis.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.joined;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.Entries.skipped;
import static sortis.testing.Entries.startedAgain;
import static sortis.testing.Entries.struck;
import static sortis.testing.Entries.unloaded;
import static sortis.testing.Entries.wrote;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Line.unknown;
import static sortis.testing.Line.unreadable;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Words.bag;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.map.Terrain;
import sortis.testing.Line;
import sortis.testing.Playthrough;
import sortis.value.Axis;

/// Which entries a rule leaves alone: each kind of entry, written as wrongly as can be, has the
/// findings of its own rules and no other ones.
class GovernedEntriesTest {
    /// Each inside an announced skip, out of order, with a wrong number, by an agent who is
    /// elsewhere.
    private static final Map<String, Line> AWFUL =
            LinkedHashMap.<String, Line>of("unreadable", unreadable())
                    .put("unknown", unknown("nap-taken"))
                    .put("game-started", startedAgain(aGame().seeds("00", "00")).on(0).numbered(0))
                    .put("entry-struck", struck(1).on(0).numbered(0))
                    .put("sequence-written", wrote(Axis.X, 0, "02", "77").on(0).numbered(0))
                    .put("square-charted", charted("5,14").value("01").as(Terrain.MOUNTAIN).ore(9))
                    .put("agent-moved", moved("A", "6,14", "7,14").by(99).on(0).numbered(0))
                    .put(
                            "route-assigned",
                            routed("A", stop("6,14"), stop("7,14"))
                                    .period(9)
                                    .phase(7)
                                    .on(0)
                                    .numbered(0))
                    .put("agent-joined", joined("A", "7,14").on(0).numbered(0))
                    .put("forest-cleared", cleared("4,14").yielding(9).on(0).numbered(0))
                    .put(
                            "building-raised",
                            raised(HOUSE, 3, "4,14").paying(bag()).on(0).numbered(0))
                    .put("road-laid", laid(3, "4,15").paying(bag()).on(0).numbered(0))
                    .put(
                            "vehicle-built",
                            drove("A", 3, "4,14").paying(bag()).slots(9).on(0).numbered(0))
                    .put("operation-started", operated("A", "4,14").on(0).numbered(0))
                    .put("operation-ended", ended("A").on(0).numbered(0))
                    .put("smelter-fed", fed("A", "4,14").batches(9).by(9).on(0).numbered(0))
                    .put("loaded", loaded("A", "4,14", bag("wood", 99)).on(0).numbered(0))
                    .put("unloaded", unloaded("A", "4,14", bag("wood", 99)).on(0).numbered(0))
                    .put("turns-skipped", skipped(0).gaining("wood", 9).on(0).numbered(0))
                    .put("stock-counted", counted().of("wood", 9).on(0).numbered(0))
                    .put("position-noted", noted("A", "4,14").on(0).numbered(0));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    unreadable        | entry-unreadable
                    unknown           | entry-unknown
                    game-started      | entry-order entry-number game-start skip-overlap
                    entry-struck      | entry-order entry-number strike-entry
                    sequence-written  | entry-order entry-number lfsr-seed lfsr-step
                    square-charted    | map-value map-terrain map-ore
                    agent-moved       | entry-order entry-number agent-absent path-water arrival-turn skip-overlap
                    route-assigned    | entry-order entry-number agent-absent path-water route-period route-phase skip-overlap
                    agent-joined      | entry-order entry-number agent-duplicate skip-overlap
                    forest-cleared    | entry-order entry-number agent-absent clear-terrain skip-overlap
                    building-raised   | entry-order entry-number agent-absent build-terrain build-level build-workshop build-cost build-funds skip-overlap
                    road-laid         | entry-order entry-number agent-absent build-terrain build-workshop build-cost build-funds skip-overlap
                    vehicle-built     | entry-order entry-number agent-absent build-cost build-funds vehicle-workshop vehicle-slots skip-overlap
                    operation-started | entry-order entry-number agent-absent operate-extractor skip-overlap
                    operation-ended   | entry-order entry-number operate-idle skip-overlap
                    smelter-fed       | entry-order entry-number agent-absent smelt-smelter skip-overlap
                    loaded            | entry-order entry-number agent-absent load-stock load-capacity skip-overlap
                    unloaded          | entry-order entry-number agent-absent unload-stock skip-overlap
                    turns-skipped     | entry-order entry-number skip-range skip-overlap
                    stock-counted     | entry-order entry-number stock-count
                    position-noted    | entry-order entry-number position
                    """)
    void hasTheFindingsOfItsOwnRulesAlone(String kind, String codes) {
        assertThat(found(AWFUL.get(kind).get())).isEqualTo(codes);
    }

    @Test
    void triesEveryKindOfEntry() {
        assertThat(AWFUL.keySet()).hasSize(21);
    }

    private static String found(Line awful) {
        return Playthrough.of(
                        RuleBook.COMPLETE,
                        given(aGame())
                                .having(counted().on(5), counted().on(5), skipped(9), awful)
                                .log())
                .findings()
                .map(Finding::code)
                .map(RuleCode::text)
                .mkString(" ");
    }
}
