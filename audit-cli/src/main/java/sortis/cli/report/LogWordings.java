package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Wording.Told;
import sortis.finding.Step;

/// The words for the laws about entries as such, the start of a game and strikes.
final class LogWordings {
    private LogWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "entry-unreadable",
                        new Wording(
                                "Every entry can be read: a JSON object of a known shape, or a line"
                                        + " of the notation.",
                                LogWordings::unreadable,
                                "Mend this line; all others were read. Until then it counts as"
                                        + " missing.",
                                "\"turn\": 1.0 - turns are whole numbers, written without a"
                                        + " point.")),
                Tuple.of(
                        "entry-unknown",
                        new Wording(
                                "Every entry is of a type that the rulebook knows.",
                                told ->
                                        "There is no entry of type "
                                                + told.claimed()
                                                + Nearest.hint(
                                                        told.claimed(),
                                                        EntryWords.TYPES,
                                                        "did you mean "),
                                "Use one of the known types; `sortis explain entry-unknown` lists"
                                        + " them.",
                                "\"type\": \"tea-break\". The types are: "
                                        + EntryWords.TYPES.mkString(", ")
                                        + ".")),
                Tuple.of(
                        "entry-order",
                        new Wording(
                                "Turns never go backwards from entry to entry.",
                                told ->
                                        "Turn "
                                                + told.claimed()
                                                + " is out of order here; the entry is taken on"
                                                + " turn "
                                                + told.expected(),
                                "Look up the turn in the notebook: a digit too many or too few? Or"
                                        + " does the line belong elsewhere?",
                                "Entries on turns 2, 20, 3, 4: the 20 is out of order.")),
                Tuple.of(
                        "entry-number",
                        new Wording(
                                "A number written in `seq` counts on from the one written before.",
                                told ->
                                        "This is entry number "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Number the entries one after the other; unreadable and struck ones"
                                        + " count.",
                                "seq 12, 13, 15: the 15 should be 14.")),
                Tuple.of(
                        "game-start",
                        new Wording(
                                "The first entry of a log starts the game, and no other does.",
                                LogWordings::gameStart,
                                "Begin the log with one game-started entry: seeds and start"
                                        + " square.",
                                "A log whose first line is a forest-cleared.")),
                Tuple.of(
                        "start-square",
                        new Wording(
                                "The start square is not water.",
                                told -> "The start square " + told.at() + " is water",
                                "Check the seeds and the square; nobody can stand in water.",
                                "Seeds 00 and 00 make every square water.")),
                Tuple.of(
                        "opening-agents",
                        new Wording(
                                "There are as many agents at the start as `openingAgents` says.",
                                told ->
                                        "The start names "
                                                + told.claimed()
                                                + (told.claimed().equals("1")
                                                        ? " agent"
                                                        : " agents")
                                                + ", but the ruling `openingAgents` is "
                                                + told.expected(),
                                "Name all opening agents, or set the ruling `openingAgents`.",
                                "\"agents\": [\"A\"] with \"openingAgents\": 2.")),
                Tuple.of(
                        "seed-zero",
                        new Wording(
                                "A seed of 00 is legal, but its sequence is flat: 00 for ever.",
                                told ->
                                        "The seed of "
                                                + Subjects.number(told.finding())
                                                + " is 00, so all its numbers are 00",
                                "Nothing to mend, if it is meant.",
                                "\"seeds\": {\"x\": \"00\", \"y\": \"5A\"}.")),
                Tuple.of(
                        "strike-entry",
                        new Wording(
                                "A strike crosses out an earlier entry that is not struck yet, is"
                                        + " no strike and is not the first.",
                                told -> LogWordings.missed(told),
                                "Give the number of the entry that is meant; count unreadable and"
                                        + " struck ones too.",
                                "Entry 9 strikes entry 99.")));
    }

    private static String gameStart(Told told) {
        boolean isFirst =
                told.finding().origin().forAll(origin -> origin.where().number().number() == 1);
        return isFirst
                ? "The log does not begin with a game"
                : "A second game starts in the same log";
    }

    private static String unreadable(Told told) {
        String line = told.finding().origin().map(origin -> origin.where().text()).getOrElse("");
        return told.finding()
                .evidence()
                .working()
                .filter(Step.Unread.class::isInstance)
                .map(Step.Unread.class::cast)
                .map(step -> Faults.sentence(step.fault(), line))
                .mkString();
    }

    private static String missed(Told told) {
        String entry = "Entry " + told.claimed();
        return told.finding()
                .evidence()
                .working()
                .filter(Step.Missed.class::isInstance)
                .map(Step.Missed.class::cast)
                .map(step ->
                        switch (step.target()) {
                            case FIRST -> entry + " starts the game and cannot be struck";
                            case NOT_EARLIER ->
                                    entry + " is no earlier entry and cannot be struck from here";
                            case STRUCK -> entry + " is struck already";
                            case STRIKE -> entry + " is a strike itself and cannot be struck";
                        })
                .mkString();
    }
}
