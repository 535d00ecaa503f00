package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine.Entry;
import sortis.replay.diagnosis.Correction.Moved;
import sortis.replay.diagnosis.Correction.Removed;

/// Whole entries that stand where they should not: twice, the wrong way round, or far from where
/// they belong.
final class Wholes {
    private static final Doubt TWICE_IN_A_ROW = Doubt.oneOf(2);
    private static final Doubt TWICE = Doubt.oneOf(10);
    static final Doubt TURNED_ROUND = Doubt.oneOf(3);

    /// Nothing that belongs elsewhere is less in doubt.
    static final Doubt FAR = Doubt.oneOf(6);

    /// More than one error is worth: it must explain something else, too.
    static final Doubt ONE_TOO_MANY = Doubt.oneOf(1_000_000);

    private static final int REACH = 12;
    private static final int FARTHEST = 200;

    private Wholes() {}

    /// Entries before the finding, or right behind it, that say what one before them says.
    static Seq<Slip> doubles(Case it) {
        int last = it.course().lines().size() - 1;
        return Vector.rangeClosed(
                        Math.max(1, it.index() - FARTHEST), Math.min(last, it.index() + 3))
                .flatMap(at -> doubled(it, at));
    }

    /// The entry of the finding is one too many.
    static Seq<Slip> surplus(Case it) {
        return it.index() > 0
                ? Vector.of(Slip.standing(Kind.DOUBLE, new Removed(it.index()), ONE_TOO_MANY))
                : Vector.empty();
    }

    private static Seq<Slip> doubled(Case it, int at) {
        return Vector.rangeBy(at - 1, Math.max(0, at - REACH), -1)
                .find(other -> isSame(it, at, other))
                .map(other ->
                        Slip.standing(
                                Kind.DOUBLE,
                                new Removed(at),
                                other == at - 1 ? TWICE_IN_A_ROW : TWICE))
                .toVector();
    }

    private static boolean isSame(Case it, int one, int other) {
        return it.course()
                .entry(one)
                .exists(entry ->
                        it.course()
                                .entry(other)
                                .exists(before ->
                                        before.content().equals(entry.content())
                                                && before.turn().equals(entry.turn())));
    }

    /// Neighbours about the finding, exchanged.
    static Seq<Slip> exchanges(Case it) {
        int last = it.course().lines().size() - 1;
        return Vector.rangeClosed(it.index() - 2, it.index() + 1)
                .filter(at -> at >= 1 && at + 1 <= last)
                .map(at -> Slip.standing(Kind.ORDER, new Moved(at + 1, at), TURNED_ROUND));
    }

    /// The entry of the finding belongs elsewhere, or another belongs before or behind it.
    static Seq<Slip> moves(Case it) {
        int last = it.course().lines().size() - 1;
        int low = Math.max(1, it.index() - REACH);
        int high = Math.min(last, it.index() + REACH);
        Seq<Slip> itself =
                Vector.rangeClosed(low, high)
                        .filter(to -> Math.abs(to - it.index()) > 1)
                        .map(to -> moved(it.index(), to));
        Seq<Slip> later =
                Vector.rangeClosed(it.index() + 2, high)
                        .flatMap(from ->
                                Vector.rangeClosed(Math.max(low, it.index() - 4), it.index())
                                        .map(to -> moved(from, to)));
        Seq<Slip> earlier =
                Vector.rangeClosed(low, it.index() - 2)
                        .flatMap(from ->
                                Vector.rangeClosed(
                                                it.index(),
                                                Math.min(high, Math.max(it.index(), from + REACH)))
                                        .map(to -> moved(from, to)));
        return itself.appendAll(later).appendAll(earlier).appendAll(byTurn(it));
    }

    private static Slip moved(int from, int to) {
        return Slip.standing(
                Kind.MISPLACED, new Moved(from, to), Doubt.oneOf(4.0 + Math.abs(from - to)));
    }

    /// Where its turn has an entry out of order belong.
    private static Seq<Slip> byTurn(Case it) {
        return it.code().equals("entry-order")
                ? it.entry().toVector().flatMap(entry -> byTurn(it, entry))
                : Vector.empty();
    }

    private static Seq<Slip> byTurn(Case it, Entry entry) {
        int size = it.course().lines().size();
        return Vector.range(1, size)
                .filter(to -> Math.abs(to - it.index()) > REACH && fits(it, entry, to))
                .map(to -> moved(it.index(), to));
    }

    private static boolean fits(Case it, Entry entry, int to) {
        int before = to > it.index() ? to : to - 1;
        return it.turn(before).forAll(turn -> !entry.turn().isBefore(turn))
                && it.turn(before + 1).forAll(turn -> !turn.isBefore(entry.turn()));
    }
}
