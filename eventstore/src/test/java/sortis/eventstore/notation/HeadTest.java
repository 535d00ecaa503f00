package sortis.eventstore.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;

/// The lines that start a game are one entry.
class HeadTest {
    private static final String GAME =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]";

    @Test
    void theShortestHead() {
        assertThat(Notebook.json("seeds 01 5a", "start 12,7"))
                .isEqualTo(GAME + ", \"agents\": [\"A\"]}");
        assertThat(Notebook.json("START 12,7", "Seeds 01 5A", "rulings openingAgents=3"))
                .contains("[\"A\", \"B\", \"C\"]");
    }

    @Test
    void theLongestHead() {
        assertThat(
                        Notebook.json(
                                "# a game",
                                "[p1]",
                                "sortis \"First\" by Ada seq 1",
                                "",
                                "seeds 01 5A   # from the dice",
                                "@7",
                                "start 12,7 \"begun late\"",
                                "agents A \"new 12\" count",
                                "RULINGS stock=Pooled vehicleslots = 2(N+1) opening=3w 0o0"
                                        + " house=2^n carry=0 roadSpeed=2^D moves=diagonal walk=8"))
                .isEqualTo(
                        GAME.replace("\"turn\": 0", "\"turn\": 7")
                                + ", \"agents\": [\"A\", \"new 12\", \"count\"], \"player\":"
                                + " \"Ada\", \"title\": \"First\", \"rulings\": {\"opening\":"
                                + " {\"wood\": 3, \"ore(0)\": 0}, \"stock\": \"pooled\", \"house\":"
                                + " \"2^n\", \"carry\": 0, \"walk\": 8, \"roadSpeed\": \"2^d\","
                                + " \"moves\": \"diagonal\"}, \"seq\": 1, \"paper\": \"p1\","
                                + " \"note\": \"begun late\"}");
    }

    @Test
    void noAgents() {
        assertThat(Notebook.json("seeds 01 5A", "start 12,7", "agents"))
                .isEqualTo(GAME + ", \"agents\": []}");
    }

    @Test
    void itStandsWhereItBegins() {
        Seq<LogLine> read =
                Notebook.read("", "sortis", "# x", "seeds 01 5A", "start 12,7", "", "A rest");

        assertThat(read.map(line -> line.where().line())).containsExactly(2L, 7L);
        assertThat(read.head().where().text()).isEqualTo("sortis\n# x\nseeds 01 5A\nstart 12,7");
    }

    @Test
    void onlyATurnAmongItsLinesIsItsOwn() {
        Seq<LogLine> read =
                Notebook.read("@3", "sortis", "seeds 01 5A", "start 12,7", "@9", "A rest");

        assertThat(read.map(line -> line.writtenTurn().get().number())).containsExactly(0L, 9L);
    }

    @Test
    void coordinatesMayBeHexadecimal() {
        Seq<LogLine> read =
                Notebook.read("seeds 01 5A", "start 0C,7", "coordinates HEX", "A clear fF,0a");

        assertThat(Notebook.json(read).head()).contains("\"start\": [12, 7]");
        assertThat(Notebook.json(read).last()).contains("\"at\": [255, 10]");
        assertThat(Notebook.unreadable("A clear FF,0A").column()).isEqualTo(9);
    }

    @Test
    void anotherSortisLineStartsAnotherGame() {
        Seq<LogLine> read =
                Notebook.read(
                        "sortis",
                        "seeds 01 5A",
                        "start 12,7",
                        "sortis",
                        "seeds 02 5A",
                        "@4",
                        "start 13,7",
                        "A rest");

        assertThat(Notebook.json(read)).hasSize(3);
        assertThat(read.map(line -> line.writtenTurn().get().number())).containsExactly(0L, 4L, 4L);
    }

    @Test
    void theFirstLineThatIsWrongIsNamed() {
        Seq<LogLine> read =
                Notebook.read("sortis", "seeds 01 5A", "start 12,700", "agents A", "A rest");

        Unreadable head = (Unreadable) read.head();
        assertThat(read).hasSize(2);
        assertThat(head.where().line()).isEqualTo(3);
        assertThat(head.where().text()).isEqualTo("start 12,700");
        assertThat(head.column()).isEqualTo(10);
        assertThat(head.fault().problem()).isEqualTo(Problem.OUT_OF_RANGE);
    }

    @Test
    void whatIsMissingIsNamedOnTheFirstLine() {
        Unreadable head = (Unreadable) Notebook.read("sortis \"T\"", "start 12,7").head();

        assertThat(head.where().line()).isEqualTo(1);
        assertThat(head.column()).isEqualTo(11);
        assertThat(head.fault().problem()).isEqualTo(Problem.MISSING_KEY);
        assertThat(head.fault().subject()).isEqualTo("seeds");
    }

    @Test
    void aLineTwiceIsOneTooMany() {
        Unreadable head =
                (Unreadable) Notebook.read("seeds 01 5A", "start 12,7", "seeds 01 5A").head();

        assertThat(head.where().line()).isEqualTo(3);
        assertThat(head.fault().problem()).isEqualTo(Problem.DUPLICATE_KEY);
    }

    @Test
    void aMistypedLineAmongThemIsAnEntryAfterThem() {
        Seq<LogLine> read =
                Notebook.read("sortis", "sedes 01 5A", "seeds 01 5A", "start 12,7", "A rest");

        assertThat(read.map(line -> line instanceof Entry)).containsExactly(true, false, true);
        assertThat(read.map(line -> line.where().line())).containsExactly(1L, 2L, 5L);
        assertThat(read.map(line -> line.number().number())).containsExactly(1L, 2L, 3L);
    }
}
