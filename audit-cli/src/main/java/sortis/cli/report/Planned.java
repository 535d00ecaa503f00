package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.replay.plan.Answer;
import sortis.replay.plan.Raise;
import sortis.replay.plan.Wish;
import sortis.value.Turn;

/// What is foreseen of a game.
///
/// @param from the turn from which it is looked ahead
public record Planned(Turn from, Seq<Raise> workshops, Seq<Wished> wishes) {
    /// Something that was asked for, and what is foreseen of it.
    public record Wished(Wish wish, Answer answer) {}

    /// Whether all could be told.
    public boolean isForeseen() {
        return workshops
                .map(Raise::answer)
                .appendAll(wishes.map(Wished::answer))
                .forAll(answer -> !answer.outcome().isUnforeseen());
    }
}
