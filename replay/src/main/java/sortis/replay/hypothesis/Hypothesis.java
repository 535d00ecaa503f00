package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.finding.Datum;

/// A known way to slip: a pure function from a problem to what comes out that way.
public sealed interface Hypothesis
        permits StepSlip, ChartSlip, TravelSlip, CostSlip, YieldSlip, PenSlip {
    /// The function behind it.
    Slip slip();

    /// The name of the constant.
    String name();

    /// What comes out that way; nothing where the slip cannot be made.
    default Seq<Datum> answers(Case given) {
        return slip().answers(given);
    }

    /// What comes out that way and is wrong; nothing where the slip cannot be made or does not
    /// show.
    default Seq<Datum> wrongAnswers(Case given) {
        return answers(given).reject(given.truth()::equals);
    }

    /// Whether it says more of a single wrong value than by how much it is wrong.
    default boolean isTelling() {
        return true;
    }

    /// Whether it stands for several others that give the same, between which a single value does
    /// not decide.
    default boolean isGeneral() {
        return false;
    }

    /// All of them, those of a single kind of problem first, and of these the more natural ones.
    static Seq<Hypothesis> all() {
        return Vector.<Hypothesis>empty()
                .appendAll(Vector.of(StepSlip.values()))
                .appendAll(Vector.of(ChartSlip.values()))
                .appendAll(Vector.of(TravelSlip.values()))
                .appendAll(Vector.of(CostSlip.values()))
                .appendAll(Vector.of(YieldSlip.values()))
                .appendAll(Vector.of(PenSlip.values()));
    }
}
