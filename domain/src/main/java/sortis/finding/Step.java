package sortis.finding;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.entry.LogLine.Fault;
import sortis.value.Amount;
import sortis.value.Axis;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// One line of the working that shows why a claim is wrong, as data.
public sealed interface Step {
    /// What is wrong with a line that cannot be read.
    record Unread(Fault fault) implements Step {}

    /// One step of the register from that value.
    record Shifted(Octet from) implements Step {}

    /// The seed of an axis is its value at index 0.
    record Seeded(Axis axis, Octet seed) implements Step {}

    /// The value of a square: the number of its column, exclusive-or that of its row.
    record Combined(Square at, Octet column, Octet row) implements Step {}

    /// The terrain that goes with a value.
    record Classified(Octet value) implements Step {}

    /// The terrain that goes with a first digit, which decides it.
    record Begins(Nibble first) implements Step {}

    /// The grade of ore that goes with a value: its trailing zero bits.
    record Graded(Octet value) implements Step {}

    /// What something of that level costs.
    ///
    /// @param kind none: a vehicle
    record Priced(Option<BuildingKind> kind, Level level, Bag cost) implements Step {}

    /// What so many squares of road cost.
    record Paved(Level grade, long squares, Bag cost) implements Step {}

    /// What so many batches in a smelter of that level take.
    record Smelted(Level level, int batches, Bag input) implements Step {}

    /// What there is to take from: the pile on the agent's square, and its load; or the common
    /// store.
    record Held(Option<Square> at, Bag pile, Bag load) implements Step {}

    /// A walk of so many steps that begins at the end of a turn and takes so many turns.
    record Walked(Turn from, long steps, long turns) implements Step {}

    /// A round: for each stop the turns it waits and the turns it walks on.
    record Rounded(Seq<Long> waits, Seq<Long> walks, long period) implements Step {}

    /// A turn modulo a period.
    record Reduced(Turn turn, long period, long phase) implements Step {}

    /// Where a route has its agent: (turn − since) mod period into the cycle.
    record Toured(Turn turn, Turn since, long period, long offset, Square at) implements Step {}

    /// Where a walk has its agent.
    record Strode(Turn turn, Turn since, long turns, Square at) implements Step {}

    /// The agent stands, or works, there.
    record Stayed(Turn turn, Square at) implements Step {}

    /// An extractor that yields so much a turn, over so many turns.
    record Mined(Square at, Resource resource, Amount perTurn, long turns) implements Step {}

    /// Stock before, stock after.
    record Balanced(Resource resource, Amount before, Amount after, Turn from, Turn to)
            implements Step {}

    /// The level that stands, and the one that comes next; none stands yet.
    record Raised(Option<Level> present, Level next) implements Step {}

    /// The turn of the orderly entry before.
    record Ordered(Turn before) implements Step {}

    /// A number by the rulings in force: the switch, its value, the level it is asked for, and what
    /// comes out.
    record Ruled(String ruling, String value, Option<Level> level, Amount result) implements Step {}

    /// What stands on a square.
    ///
    /// @param kind none: a road
    record Stands(Square at, Option<BuildingKind> kind, Level level) implements Step {}

    /// What a square is like to those who clear it or build on it.
    record Lies(Square at, Cover cover) implements Step {}

    /// Why a strike crosses nothing out.
    record Missed(Target target) implements Step {}

    /// What a square is covered by.
    enum Cover {
        WATER,
        UNCLEARED_FOREST,
        CLEARED_LAND,
        MOUNTAIN
    }

    /// What is wrong with the entry that a strike names.
    enum Target {
        FIRST,
        NOT_EARLIER,
        STRUCK,
        STRIKE
    }
}
