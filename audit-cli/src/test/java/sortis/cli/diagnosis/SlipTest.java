package sortis.cli.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Kind;

/// One slip of each kind in a game that anybody can follow.
class SlipTest {
    private static final Vector<String> GAME =
            Vector.of(
                    """
                    {"type": "game-started", "turn": 0, "seeds": {"x": "01", "y": "5A"}, "start": [12, 7]}
                    {"type": "sequence-written", "turn": 0, "axis": "x", "values": ["01", "03", "06", "0D", "1B"]}
                    {"type": "forest-cleared", "turn": 0, "agent": "A", "at": [12, 7], "wood": 1}
                    {"type": "building-raised", "turn": 0, "agent": "A", "building": "workshop", "level": 0, "at": [12, 7], "paid": {"ore(0)": 1}}
                    {"type": "loaded", "turn": 0, "agent": "A", "at": [12, 7], "what": {"ore(0)": 1}}
                    {"type": "agent-moved", "turn": 0, "agent": "A", "path": [[12, 7], [10, 7]], "arrives": 2}
                    {"type": "building-raised", "turn": 2, "agent": "A", "building": "extractor", "level": 0, "at": [10, 7], "paid": {"ore(0)": 1}}
                    {"type": "operation-started", "turn": 2, "agent": "A", "at": [10, 7]}
                    {"type": "turns-skipped", "turn": 2, "to": 140, "gained": {"ore(0)": 138}}
                    {"type": "stock-counted", "turn": 140, "at": [10, 7], "stock": {"ore(0)": 138}}
                    {"type": "operation-ended", "turn": 140, "agent": "A"}
                    {"type": "loaded", "turn": 140, "agent": "A", "at": [10, 7], "what": {"ore(0)": 1}}
                    {"type": "agent-moved", "turn": 140, "agent": "A", "path": [[10, 7], [13, 7]], "arrives": 143}
                    {"type": "forest-cleared", "turn": 143, "agent": "A", "at": [13, 7], "wood": 1}
                    {"type": "building-raised", "turn": 143, "agent": "A", "building": "house", "level": 0, "at": [13, 7], "paid": {"wood": 1}}
                    {"type": "agent-joined", "turn": 143, "agent": "B", "at": [13, 7]}
                    {"type": "agent-moved", "turn": 143, "agent": "B", "path": [[13, 7], [12, 7]], "arrives": 144}
                    {"type": "stock-counted", "turn": 144, "at": [13, 7], "stock": {"wood": 0, "ore(0)": 0}}
                    """
                            .split("\n"));

    /// A gain may be written below nothing, and its sign is none of its digits.
    @Test
    void aGainOfLessThanNothingIsAWrongClaim() {
        String text = GAME.get(8).replace("{\"ore(0)\": 138}", "{\"ore(0)\": -12}");
        Diagnosis diagnosis = Figures.diagnosis(GAME.update(8, text));
        assertThat(diagnosis.slips().map(each -> each.slip().kind())).containsExactly(Kind.CLAIM);
        assertThat(diagnosis.unexplained()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2  | "1B"]          | "1A"]           | claim    | "1A"    | "1B"
                    13 | 143}           | 142}            | claim    | 142     | 143
                    1  | "5A"}          | "6A"}           | digit    | "6A"    | "5A"
                    8  | "turn": 2      | "turn": 22      | turn     | 22      | 2
                    7  | "level": 0     | "level": 1      | level    | 1       | 0
                    6  | [10, 7]]       | [16, 7]]        | square   | [16,7]  | [10,7]
                    12 | "agent": "A"   | "agent": "B"    | agent    | "B"     | "A"
                    5  | {"ore(0)": 1}  | {"ore(1)": 1}   | resource | "ore(1)" | "ore(0)"
                    5  | {"ore(0)": 1}  | {"ore(0)": 4}   | number   | 4       | 1
                    """)
    void aMistypedValueIsNamed(
            int line, String right, String wrong, String kind, String written, String meant) {
        String text = GAME.get(line - 1);
        assertThat(text).contains(right.strip());
        Diagnosis diagnosis =
                Figures.diagnosis(
                        GAME.update(line - 1, text.replace(right.strip(), wrong.strip())));
        assertThat(diagnosis.slips().map(SlipTest::told))
                .containsExactly(line + " " + kind + " " + written + " " + meant);
        assertThat(diagnosis.unexplained()).isEmpty();
    }

    private static String told(Diagnosis.Explained slip) {
        return slip.where().line()
                + " "
                + slip.slip().kind()
                + slip.slip().written().map(it -> " " + Judgment.json(it)).getOrElse("")
                + slip.slip().meant().map(it -> " " + Judgment.json(it)).getOrElse("");
    }

    @Test
    void aLostMoveIsNamed() {
        assertThat(Figures.diagnosis(GAME.removeAt(5)).slips().map(SlipTest::told))
                .containsExactly("6 missing");
    }

    @Test
    void aLostBuildingIsNamed() {
        assertThat(Figures.diagnosis(GAME.removeAt(14)).slips().map(SlipTest::told))
                .containsExactly("15 missing");
    }

    @Test
    void anEntryWrittenTwiceIsNamed() {
        assertThat(Figures.diagnosis(GAME.insert(12, GAME.get(12))).slips().map(SlipTest::told))
                .allMatch(told -> told.matches("1[34] double"));
    }

    @Test
    void entriesTheWrongWayRoundAreNamed() {
        Vector<String> turned = GAME.update(2, GAME.get(3)).update(3, GAME.get(2));
        assertThat(Figures.diagnosis(turned).slips().map(SlipTest::told))
                .containsExactly("4 order");
    }

    @Test
    void anEntryThatBelongsElsewhereIsNamed() {
        Vector<String> moved = GAME.removeAt(6).insert(9, GAME.get(6));
        assertThat(Figures.diagnosis(moved).slips().map(SlipTest::told))
                .containsExactly("10 misplaced");
    }

    @Test
    void aLineThatCannotBeReadIsNamed() {
        Vector<String> broken = GAME.update(5, GAME.get(5).replace("\"path\":", "\"pth\":"));
        assertThat(Figures.diagnosis(broken).slips().map(SlipTest::told))
                .containsExactly("6 unreadable");
    }
}
