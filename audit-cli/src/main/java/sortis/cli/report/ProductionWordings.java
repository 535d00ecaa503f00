package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// The words for the laws about extractors and smelters.
final class ProductionWordings {
    private ProductionWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "operate-extractor",
                        new Wording(
                                "Only an extractor can be operated.",
                                told -> "There is no extractor on " + told.at(),
                                "Check the square, or whether the building was written down.",
                                "A operates the square of a house.")),
                Tuple.of(
                        "operate-taken",
                        new Wording(
                                "One agent operates an extractor.",
                                told ->
                                        "Another agent operates the extractor on "
                                                + told.at()
                                                + " already",
                                "End the other operation first, or check the names.",
                                "B operates where A does.")),
                Tuple.of(
                        "operate-idle",
                        new Wording(
                                "Who ends an operation is operating something; odd, but legal.",
                                told ->
                                        told.agent()
                                                + " operates nothing, so there is nothing to end",
                                "Nothing to mend, if it is meant.",
                                "The same operation-ended twice.")),
                Tuple.of(
                        "smelt-smelter",
                        new Wording(
                                "Only a smelter can be fed.",
                                told -> "There is no smelter on " + told.at(),
                                "Check the square, or whether the building was written down.",
                                "Feeding a workshop.")),
                Tuple.of(
                        "smelt-rate",
                        new Wording(
                                "A smelter begins at most one batch a turn, routes counted.",
                                told ->
                                        told.claimed()
                                                + " batches begin in the smelter on "
                                                + told.at()
                                                + " this turn; one is allowed",
                                "Spread the batches over several turns.",
                                "\"batches\": 2 on one turn.")),
                Tuple.of(
                        "smelt-cost",
                        new Wording(
                                "A batch in a smelter of level n takes 2^n ore(n) and 2^(n+1)"
                                        + " wood.",
                                told ->
                                        "This feeding takes "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Correct the payment; later counts were perhaps made with it.",
                                "Level 0: 1 ore(0) and 2 wood.")),
                Tuple.of(
                        "smelt-funds",
                        new Wording(
                                "What goes into a smelter is taken from the pile on its square,"
                                        + " then from the load.",
                                told ->
                                        "This feeding takes "
                                                + told.claimed()
                                                + ", but there is "
                                                + told.scarce(),
                                "Is a load or a delivery missing?",
                                "Feeding a smelter without wood.")),
                Tuple.of(
                        "smelt-yield",
                        new Wording(
                                "Each batch gives one ore of the next grade.",
                                told ->
                                        "This feeding gives "
                                                + told.expected()
                                                + " "
                                                + told.resource()
                                                + ", not "
                                                + told.claimed(),
                                "Correct the gain; each batch gives one.",
                                "One batch at level 0 gives 1 ore(1).")),
                Tuple.of(
                        "smelt-ready",
                        new Wording(
                                "The output is there on the turn after.",
                                told ->
                                        "The output is ready on turn "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Correct the turn: one after the feeding.",
                                "Fed on turn 165: ready on 166.")));
    }
}
