package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Wording.Told;
import sortis.finding.Step;

/// The words for the laws about clearing and building.
final class BuildingWordings {
    private BuildingWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "clear-terrain",
                        new Wording(
                                "Only a forest that is not cleared, and on which nothing stands,"
                                        + " can be cleared.",
                                told -> told.at() + " cannot be cleared: " + why(told),
                                "Check the square, and whether it was cleared before.",
                                "Clearing the same square twice.")),
                Tuple.of(
                        "clear-yield",
                        new Wording(
                                "Clearing one square gives as much wood as `clearingWood` says.",
                                told ->
                                        "Clearing "
                                                + told.at()
                                                + " gives "
                                                + told.expected()
                                                + " wood, not "
                                                + told.claimed(),
                                "Correct the gain; later counts were perhaps made with it.",
                                "+2 wood where `clearingWood` is 1.")),
                Tuple.of(
                        "build-terrain",
                        new Wording(
                                "Workshops, houses and smelters stand on cleared land, extractors"
                                        + " in uncleared forest or on mountains, roads on cleared land"
                                        + " or water.",
                                BuildingWordings::misplaced,
                                "Check the square; a forest must be cleared first, but for an"
                                        + " extractor.",
                                "A house in a forest that was not cleared.")),
                Tuple.of(
                        "build-occupied",
                        new Wording(
                                "A square holds one building or road; only a road of a lower grade"
                                        + " is covered by a road.",
                                told -> "Something else stands on " + told.at() + " already",
                                "Check the square; what stood there counts as replaced.",
                                "A smelter on the square of the workshop.")),
                Tuple.of(
                        "build-level",
                        new Wording(
                                "A building starts at level 0 and rises one level at a time; with"
                                        + " `levels` direct, to any level above its own.",
                                BuildingWordings::misleveled,
                                "Check the level, or whether an entry for the level between is"
                                        + " missing.",
                                "A workshop raised from 0 to 2.")),
                Tuple.of(
                        "build-workshop",
                        new Wording(
                                "Building at level n asks for a workshop of level n somewhere;"
                                        + " raising a workshop, for one of the level below.",
                                told ->
                                        "This needs a workshop of level "
                                                + told.claimed()
                                                + "; "
                                                + told.finding()
                                                        .evidence()
                                                        .expected()
                                                        .fold(
                                                                () -> "none stands",
                                                                _ ->
                                                                        "the highest is of level "
                                                                                + told.expected()),
                                "Raise that workshop first, or check the level.",
                                "A house of level 1 while the only workshop is of level 0.")),
                Tuple.of(
                        "build-authority",
                        new Wording(
                                "Building at level n asks for an agent who has visited a workshop"
                                        + " of level n; raising a workshop, of the level below.",
                                told ->
                                        told.agent()
                                                + " needs authority "
                                                + told.claimed()
                                                + " for this, but has "
                                                + told.expectedOr("visited no workshop"),
                                "Let the agent visit the workshop first, or another agent build.",
                                "B builds at level 1 but was never at a workshop of level 1.")),
                Tuple.of(
                        "build-cost",
                        new Wording(
                                "Level n costs 2^n: workshops and smelters in ore(n), houses in"
                                        + " wood, extractors in what they yield; road costs 1 ore(d) a"
                                        + " square.",
                                told -> "It costs " + told.expected() + ", not " + told.claimed(),
                                "Correct the payment; later counts were perhaps made with it.",
                                "Workshop 2 costs 4 ore(2), not 2.")),
                Tuple.of(
                        "build-funds",
                        new Wording(
                                "The cost is taken from the pile on the agent's square, then from"
                                        + " its load; with pooled stock, from the store.",
                                told ->
                                        "It costs "
                                                + told.claimed()
                                                + ", but there is "
                                                + told.scarce(),
                                "Is a load or a gain missing, or was it paid elsewhere?",
                                "A smelter built where no ore lies and none is carried.")));
    }

    private static String why(Told told) {
        return told.steps(Step.Lies.class)
                .map(lies -> "it is " + Working.covered(lies.cover()))
                .headOption()
                .getOrElse("something stands on it");
    }

    private static String misplaced(Told told) {
        return told.steps(Step.Lies.class)
                .map(lies ->
                        told.at()
                                + " is "
                                + Working.covered(lies.cover())
                                + ", and this cannot stand there")
                .headOption()
                .getOrElse(told.at() + " is not the right ground for this");
    }

    private static String misleveled(Told told) {
        boolean isNew = told.steps(Step.Raised.class).exists(raised -> raised.present().isEmpty());
        return (isNew ? "A new building starts at level " : "The next level there is ")
                + told.expected()
                + ", not "
                + told.claimed();
    }
}
