package sortis.cli.page;

import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sortis.cli.page.Lap.Shot;
import sortis.time.Unforeseeable;

/// A course that a team has taken twice in a row, and how often it will take it.
///
/// What agents take is always the least of amounts that change evenly from round to round. So a
/// course that fits the line in its first two rounds and in its last fits it in all between. Only a
/// smelter that is fed in none of these might be fed in between: where one is, more rounds are
/// looked at.
///
/// @param model the rounds that are taken again and again
/// @param film films a round
record Course(List<Lap> model, Function<Cast, Lap> film) {
    private static final int LOOKS = 40;

    private long start() {
        return model.getFirst().start().turn();
    }

    /// How many turns it takes.
    private long turns() {
        return model.getLast().end().turn() - start();
    }

    private Map<Thing, Long> goods() {
        return model.getFirst().start().goods();
    }

    private Map<Thing, Long> drift() {
        return Lap.difference(model.getLast().end().goods(), goods());
    }

    /// How often it is taken in all up to that turn, the model counted.
    ///
    /// @param now what it is like after the model
    long rounds(Cast now, long last) {
        long most = (last - start()) / turns();
        long rounds = most < 2 ? most : fitting(now, most);
        while (rounds > 2 && !isLikeModel(after(now, rounds - 1))) {
            rounds = rounds / 2;
        }
        return rounds;
    }

    /// What it is like after so many rounds.
    Cast after(Cast now, long rounds) {
        return now.on(start() + rounds * turns());
    }

    private long fitting(Cast now, long most) {
        long looks = now.team().feeds() ? Math.min(LOOKS, most - 1) : 1;
        long fits = 1;
        for (long look = 1; look <= looks; look++) {
            long rounds = 1 + (long) ((double) (most - 1) * look / looks);
            if (!fits(now, rounds)) {
                return between(now, fits, rounds);
            }
            fits = rounds;
        }
        return fits;
    }

    private long between(Cast now, long fitting, long tooMany) {
        long low = fitting;
        long high = tooMany;
        while (high - low > 1) {
            long middle = low + (high - low) / 2;
            boolean fits = fits(now, middle);
            low = fits ? middle : low;
            high = fits ? high : middle;
        }
        return low;
    }

    private boolean fits(Cast now, long rounds) {
        try {
            return after(now, rounds).goods().equals(Lap.sum(goods(), drift(), rounds));
        } catch (Unforeseeable _) {
            return false;
        }
    }

    private boolean isLikeModel(Cast start) {
        Cast now = start;
        for (Lap lap : model) {
            Lap other = film.apply(now);
            if (!lap.isLike(other)) {
                return false;
            }
            now = other.end();
        }
        return true;
    }

    /// How a number goes on from the end of the model.
    ///
    /// @param more what is to be added to what the cast says
    Piece piece(Thing thing, long more) {
        long drift = drift().getOrDefault(thing, 0L);
        long from = start() + turns();
        Piece begun = Piece.straight(from, value(goods(), thing) + drift + more, 0);
        Piece round =
                Vector.ofAll(model)
                        .flatMap(lap -> Vector.ofAll(lap.shots()).map(shot -> moved(lap, shot)))
                        .filter(shot -> shot.offset() < turns())
                        .foldLeft(
                                begun,
                                (piece, shot) ->
                                        piece.seeing(
                                                from + shot.offset(),
                                                value(shot.goods(), thing) + drift + more));
        return new Piece(from, 0, turns(), drift, round.steps()).shortest();
    }

    private Shot moved(Lap lap, Shot shot) {
        return new Shot(lap.start().turn() - start() + shot.offset(), shot.goods());
    }

    private static long value(Map<Thing, Long> goods, Thing thing) {
        return goods.getOrDefault(thing, 0L);
    }
}
