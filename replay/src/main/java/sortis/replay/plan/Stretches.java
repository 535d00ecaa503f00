package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.function.LongPredicate;
import sortis.replay.Heartbeat;
import sortis.time.Outlook;
import sortis.value.Amount;
import sortis.value.Turn;

/// Finds the cycles behind an amount, looking back from a turn.
final class Stretches {
    /// How many are looked for.
    private static final int MOST = 3;

    /// How many periods a cycle may be; costs are powers of two, and so are many shortages.
    private static final Vector<Integer> PERIODS =
            Vector.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 20, 24, 32, 48, 64, 128);

    /// Where routes take longer than that to come round together, only so far ahead is looked.
    private static final BigInteger LONG = BigInteger.valueOf(1_000_000);

    private static final long FAR = 10_000_000;

    private final Outlook outlook;
    private final Turn now;
    private final Seq<BigInteger> periods;

    private Stretches(Outlook outlook, Turn now, Seq<BigInteger> periods) {
        this.outlook = outlook;
        this.now = now;
        this.periods = periods;
    }

    /// Looks for cycles of the routes that bring and take, then of all that these depend on.
    static Stretches of(Outlook outlook, Turn now, Seq<Tributary> tributaries) {
        BigInteger rounds =
                tributaries
                        .filter(Tributary.Hauled.class::isInstance)
                        .map(Tributary.Hauled.class::cast)
                        .map(hauled -> BigInteger.valueOf(hauled.round()))
                        .fold(BigInteger.ONE, Stretches::multiple);
        return new Stretches(outlook, now, Vector.of(rounds, outlook.period()).distinct());
    }

    private static BigInteger multiple(BigInteger one, BigInteger other) {
        return one.multiply(other).divide(one.gcd(other));
    }

    /// The stretches that lead to that turn, the earliest first.
    Seq<Stretch> upTo(Turn end) {
        return upTo(end, MOST);
    }

    private Seq<Stretch> upTo(Turn end, int most) {
        return most == 0 || isVain(end)
                ? Vector.empty()
                : before(end)
                        .<Seq<Stretch>>map(last -> upTo(last.from(), most - 1).append(last))
                        .getOrElse(Vector.empty());
    }

    private boolean isVain(Turn end) {
        return outlook.period().compareTo(LONG) > 0 && end.since(now) > FAR;
    }

    /// A stretch that ends on that turn: the first that goes more than half the way back, else the
    /// longest, if it is worth telling.
    private Option<Stretch> before(Turn end) {
        long all = end.since(now);
        Stream<Stretch> stretches =
                Stream.ofAll(periods)
                        .flatMap(period ->
                                Stream.ofAll(PERIODS)
                                        .map(factor -> period.multiply(BigInteger.valueOf(factor))))
                        .filter(turns -> fits(turns, end))
                        .map(turns -> ending(end, turns.longValueExact()))
                        .filter(stretch -> stretch.cycles() > 1 || stretch.gain().isPositive());
        return stretches
                .find(stretch -> 2 * length(stretch) > all)
                .orElse(() ->
                        stretches.maxBy(Stretches::length).filter(last -> 4 * length(last) > all));
    }

    private static long length(Stretch stretch) {
        return stretch.turns() * stretch.cycles();
    }

    private boolean fits(BigInteger turns, Turn end) {
        return turns.compareTo(BigInteger.valueOf(end.since(now))) <= 0;
    }

    private Stretch ending(Turn end, long turns) {
        Heartbeat.beat();
        Amount after = outlook.at(end);
        Amount gain = after.minus(outlook.at(back(end, turns)));
        long cycles =
                greatest(
                        end.since(now) / turns,
                        count ->
                                outlook.at(back(end, count * turns))
                                        .equals(after.minus(gain.times(count))));
        Turn from = back(end, cycles * turns);
        return new Stretch(from, outlook.at(from), turns, gain, cycles);
    }

    private static Turn back(Turn end, long turns) {
        return new Turn(end.number() - turns);
    }

    /// The greatest number up to `most` that is found by doubling and halving; it holds of 1.
    private static long greatest(long most, LongPredicate holds) {
        long good = 1;
        while (2 * good <= most && holds.test(2 * good)) {
            good *= 2;
        }
        long bad = Math.min(2 * good, most + 1);
        while (bad - good > 1) {
            long middle = good + (bad - good) / 2;
            if (holds.test(middle)) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        return good;
    }
}
