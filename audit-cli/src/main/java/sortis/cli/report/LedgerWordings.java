package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// The words for the laws about skips and counts.
final class LedgerWordings {
    private LedgerWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "skip-range",
                        new Wording(
                                "A skip leads to a later turn.",
                                told ->
                                        "A skip to turn "
                                                + told.claimed()
                                                + " leads nowhere: the next turn is "
                                                + told.expected(),
                                "Check both turns of the skip.",
                                "A skip on turn 140 to turn 104.")),
                Tuple.of(
                        "skip-overlap",
                        new Wording(
                                "Nothing but worksheets, charts, notes, counts and strikes stands"
                                        + " inside an announced skip.",
                                told ->
                                        "Turn "
                                                + told.claimed()
                                                + " lies inside the skip announced to turn "
                                                + told.expected(),
                                "Shorten the skip, or check the turn of this entry.",
                                "A skip from 2 to 140, then a move on turn 100.")),
                Tuple.of(
                        "skip-gain",
                        new Wording(
                                "What a skip gains is the total stock then minus the total stock"
                                        + " now.",
                                told ->
                                        "The skip gains "
                                                + told.expected()
                                                + " "
                                                + told.resource()
                                                + ", not "
                                                + told.claimed(),
                                "Multiply again: rate times turns.",
                                "138 turns of an extractor of level 0 yield 138.")),
                Tuple.of(
                        "stock-count",
                        new Wording(
                                "What was counted is there.",
                                told ->
                                        "The count says "
                                                + told.claimed()
                                                + " "
                                                + told.resource()
                                                + Subjects.square(told.finding())
                                                        .map(square -> " on " + Words.of(square))
                                                        .getOrElse("")
                                                + "; it should say "
                                                + told.expected(),
                                "Compare what moved with the notebook: is an entry missing, or one"
                                        + " too many?",
                                "Counting 138 where 137 lie.")));
    }
}
