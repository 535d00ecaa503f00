package sortis.replay.audit;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import sortis.entry.LogLine.Entry;
import sortis.notebook.Books.Account;
import sortis.replay.audit.StockTrail.Mover;
import sortis.time.Due;
import sortis.value.Amount;
import sortis.value.Place;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// From one entry to the next: what turns do by themselves to a resource, and then the entry.
///
/// @param earlier the world after the entry before
/// @param before that world carried to the entry's turn
/// @param after the world after the entry
record Passage(Account account, World earlier, World before, World after) {
    static Amount amount(World world, Account account) {
        return (isTotal(account) ? world.total() : world.stock().pile(account.place()))
                .amount(account.resource());
    }

    private static boolean isTotal(Account account) {
        return account.place().equals(Place.store());
    }

    /// The trail with what happened on it.
    StockTrail on(StockTrail trail, Entry entry) {
        StockTrail passed = earlier.turn().equals(before.turn()) ? trail : passing(trail);
        Amount done = amount(after, account).minus(amount(before, account));
        return passed.with(new Mover.Deed(entry, before.turn()), done);
    }

    private StockTrail passing(StockTrail trail) {
        Amount all = amount(before, account).minus(amount(earlier, account));
        Seq<Tuple2<Mover, Amount>> known = mined().append(Tuple.of(output(), delivered()));
        Amount rest = known.map(each -> each._2).foldLeft(all, Amount::minus);
        return known.append(Tuple.of(routes(), rest))
                .foldLeft(trail, (so, each) -> so.with(each._1, each._2));
    }

    private Seq<Tuple2<Mover, Amount>> mined() {
        long turns = to().since(from());
        return earlier.mines()
                .filter(mine -> mine.resource().equals(account.resource()) && isHere(mine.at()))
                .map(mine ->
                        Tuple.of(
                                new Mover.Mine(mine.at(), from(), to()),
                                mine.perTurn().times(turns)));
    }

    private Amount delivered() {
        return earlier.deliveries()
                .filter(due -> !to().isBefore(due.turn()) && isHere(due.at()))
                .map(Due::goods)
                .map(goods -> goods.amount(account.resource()))
                .fold(Amount.NONE, Amount::plus);
    }

    private boolean isHere(Square square) {
        return isTotal(account) || earlier.placeOf(square).equals(account.place());
    }

    private Mover output() {
        return new Mover.Output(from(), to());
    }

    private Mover routes() {
        return new Mover.Routes(from(), to());
    }

    private Turn from() {
        return earlier.turn();
    }

    private Turn to() {
        return before.turn();
    }
}
