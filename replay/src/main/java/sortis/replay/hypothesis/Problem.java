package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.map.WorldMap;
import sortis.ruling.HouseRules;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Mine;
import sortis.world.Plan;

/// What a player had to work out for a claim, with all that goes into it.
public sealed interface Problem {
    /// The number that an entry gives itself.
    record Numbering() implements Problem {}

    /// The first value of a worksheet.
    ///
    /// @param other the seed of the other axis
    record Seed(Octet seed, Octet other) implements Problem {}

    /// The step of the register from the value written before.
    record Next(Octet from) implements Problem {}

    /// The value of a square.
    record Value(Square at, WorldMap map) implements Problem {}

    /// The first digit of the value of a square.
    record Digit(Square at, WorldMap map) implements Problem {}

    /// The terrain that goes with a value.
    record Ground(Octet value) implements Problem {}

    /// The ore that goes with a value.
    record Grade(Octet value) implements Problem {}

    /// The turn on which a walk ends.
    record Arrival(Turn from, long steps, long turns) implements Problem {}

    /// The period of a route: for each stop the turns it waits, the turns it walks on, and how many
    /// steps these are.
    record Round(Seq<Long> waits, Seq<Long> walks, Seq<Long> steps) implements Problem {}

    /// A turn modulo a period.
    ///
    /// @param claimed the period that the player wrote
    record Remainder(Turn turn, long period, Option<Long> claimed) implements Problem {}

    /// Where an agent is.
    record Whereabouts(Plan plan, Turn turn) implements Problem {}

    /// What something of that level costs.
    ///
    /// @param paidIn the resource it is paid in
    record Price(Level level, Resource paidIn) implements Problem {}

    /// What a road costs.
    ///
    /// @param squares each once
    /// @param steps from the first to the last along the path
    /// @param fresh how many of the squares carry no road yet
    record Paving(Level grade, long squares, long steps, long fresh) implements Problem {}

    /// The slots of a vehicle.
    record Slots(Level level, HouseRules rules) implements Problem {}

    /// What clearing a forest gives.
    record Clearing(Amount wood) implements Problem {}

    /// What batches in a smelter take.
    record Feeding(Level level, int batches) implements Problem {}

    /// What batches in a smelter give.
    record Smelting(Level level, int batches) implements Problem {}

    /// When what is smelted is there.
    record Readiness(Turn turn) implements Problem {}

    /// What a skip gains of a resource.
    ///
    /// @param mines those that yield it
    /// @param before the total now
    record Gain(Seq<Mine> mines, long turns, Amount before) implements Problem {}

    /// How much of a resource there is on a square, or in all.
    ///
    /// @param mines those that yield it there
    /// @param carried by agents, where these count
    /// @param due there later
    record Count(Seq<Mine> mines, Amount carried, Amount due) implements Problem {}

    /// A bag of one resource.
    static Bag bag(Resource resource, long units) {
        return Bag.of(resource, new Amount(units));
    }
}
