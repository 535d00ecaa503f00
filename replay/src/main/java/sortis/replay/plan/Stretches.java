package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.function.LongPredicate;
import sortis.time.Outlook;
import sortis.value.Amount;
import sortis.value.Turn;

/// Finds the cycles behind an amount, looking back from a turn.
final class Stretches {
    /// How many are looked for.
    private static final int MOST = 3;

    /// How many joint periods a cycle may be.
    private static final int LONGEST = 6;

    private final Outlook outlook;
    private final Turn now;

    Stretches(Outlook outlook, Turn now) {
        this.outlook = outlook;
        this.now = now;
    }

    /// The stretches that lead to that turn, the earliest first.
    Seq<Stretch> upTo(Turn end) {
        return upTo(end, MOST);
    }

    private Seq<Stretch> upTo(Turn end, int most) {
        return most == 0
                ? Vector.empty()
                : before(end)
                        .<Seq<Stretch>>map(last -> upTo(last.from(), most - 1).append(last))
                        .getOrElse(Vector.empty());
    }

    /// The longest stretch that ends on that turn, by the shortest cycle that comes at least twice;
    /// else one cycle, if it brings anything.
    private Option<Stretch> before(Turn end) {
        Stream<Stretch> stretches =
                Stream.rangeClosed(1, LONGEST)
                        .map(factor -> outlook.period().multiply(BigInteger.valueOf(factor)))
                        .takeWhile(turns -> fits(turns, end))
                        .map(turns -> ending(end, turns.longValueExact()));
        return stretches
                .find(stretch -> stretch.cycles() > 1)
                .orElse(() -> stretches.find(stretch -> stretch.gain().isPositive()));
    }

    private boolean fits(BigInteger turns, Turn end) {
        return turns.compareTo(BigInteger.valueOf(end.since(now))) <= 0;
    }

    private Stretch ending(Turn end, long turns) {
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
