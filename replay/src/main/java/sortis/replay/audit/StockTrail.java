package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine.Entry;
import sortis.value.Amount;
import sortis.value.Square;
import sortis.value.Turn;

/// What moved a resource in one place since it was last counted rightly there.
///
/// @param rows only what changed the amount, in order; what turns did by themselves between two
///   such entries is one row each
public record StockTrail(Start start, Seq<Row> rows) {
    /// Where it begins: a count that agreed, or the start of the game.
    public record Start(Option<Entry> count, Turn turn, Amount amount) {}

    /// One change.
    ///
    /// @param change negative if it went away
    public record Row(Mover mover, Amount change) {
        private Row and(Row next) {
            return new Row(mover.and(next.mover).getOrElse(mover), change.plus(next.change));
        }
    }

    /// What changed it.
    public sealed interface Mover {
        /// An entry, on the turn on which it is taken.
        record Deed(Entry entry, Turn turn) implements Mover {}

        /// An extractor.
        record Mine(Square at, Turn from, Turn to) implements Mover {}

        /// Output of smelters that was due.
        record Output(Turn from, Turn to) implements Mover {}

        /// Agents on routes that load, unload or feed.
        record Routes(Turn from, Turn to) implements Mover {}

        /// Both as one, if the other one is the same going on.
        default Option<Mover> and(Mover next) {
            return switch (this) {
                case Mine(var at, var from, var to)
                        when next instanceof Mine(var there, var then, var end)
                                && at.equals(there)
                                && to.equals(then) ->
                        Option.of(new Mine(at, from, end));
                case Output(var from, _) when next instanceof Output(_, var end) ->
                        Option.of(new Output(from, end));
                case Routes(var from, _) when next instanceof Routes(_, var end) ->
                        Option.of(new Routes(from, end));
                case Deed _, Mine _, Output _, Routes _ -> Option.none();
            };
        }
    }

    static StockTrail from(Start start) {
        return new StockTrail(start, Vector.empty());
    }

    /// With one more change, if it is one.
    StockTrail with(Mover mover, Amount change) {
        return change.isNone() ? this : new StockTrail(start, joined(new Row(mover, change)));
    }

    /// Added to a row that it goes on from, if there is one behind the last entry.
    private Seq<Row> joined(Row next) {
        int first = rows.lastIndexWhere(row -> row.mover() instanceof Mover.Deed) + 1;
        int place = rows.indexWhere(row -> row.mover().and(next.mover()).isDefined(), first);
        return place < 0 ? rows.append(next) : rows.update(place, row -> row.and(next));
    }
}
