package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import sortis.finding.Datum;
import sortis.replay.hypothesis.Problem.Clearing;
import sortis.replay.hypothesis.Problem.Count;
import sortis.replay.hypothesis.Problem.Feeding;
import sortis.replay.hypothesis.Problem.Gain;
import sortis.replay.hypothesis.Problem.Readiness;
import sortis.replay.hypothesis.Problem.Smelting;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.world.Mine;

/// Slips in what clearing, smelting and extractors take and yield, and in counts (rulebook §6, §7).
public enum YieldSlip implements Hypothesis {
    /// The usual 1 wood for clearing, whatever the ruling.
    USUAL_CLEARING(Slip.in(Clearing.class, _ -> Datum.of(1))),

    /// No wood for clearing.
    NO_WOOD(Slip.in(Clearing.class, _ -> Datum.of(0))),

    /// The wood that a smelter takes forgotten.
    WOOD_FORGOTTEN(feeding(feed -> ore(feed.level()))),

    /// The ore that a smelter takes forgotten.
    ORE_FORGOTTEN(feeding(feed -> wood(feed.level()))),

    /// As much wood as ore.
    WOOD_AS_ORE(feeding(feed -> ore(feed.level()).plus(half(feed.level())))),

    /// What one batch takes.
    ONE_BATCH(Slip.in(Feeding.class, feed -> Datum.of(ore(feed.level()).plus(wood(feed.level()))))),

    /// 2^n from each batch.
    POWER_A_BATCH(
            Slip.in(
                    Smelting.class,
                    smelt -> Datum.of(smelt.level().powerOfTwo().times(smelt.batches())))),

    /// n+1 from each batch, as from an extractor.
    NEXT_A_BATCH(
            Slip.in(
                    Smelting.class,
                    smelt -> Datum.of((smelt.level().number() + 1L) * smelt.batches()))),

    /// Ready on the same turn.
    SAME_TURN(Slip.in(Readiness.class, ready -> Datum.of(ready.turn()))),

    /// Ready two turns later.
    TURN_TOO_LATE(Slip.in(Readiness.class, ready -> Datum.of(ready.turn().plus(2)))),

    /// n from an extractor of level n.
    LEVEL_A_TURN(gain(mine -> -1)),

    /// 1 from an extractor of any level.
    ONE_A_TURN(gain(mine -> 1 - units(mine))),

    /// 2^n from an extractor of level n.
    POWER_A_TURN(gain(mine -> (1L << (units(mine) - 1)) - units(mine))),

    /// A turn of a skip too many.
    TURN_TOO_MANY(Slip.changing(Gain.class, (gain, truth) -> more(gain.mines(), truth, 1))),

    /// A turn of a skip too few.
    TURN_TOO_FEW(Slip.changing(Gain.class, (gain, truth) -> more(gain.mines(), truth, -1))),

    /// One of several extractors forgotten.
    EXTRACTOR_FORGOTTEN(Slip.changing(Gain.class, YieldSlip::withoutOne)),

    /// The stock after the skip, not what it gains.
    STOCK_FOR_GAIN(
            Slip.changing(Gain.class, (gain, truth) -> Vector.of(truth + gain.before().units()))),

    /// What agents carry forgotten.
    LOADS_FORGOTTEN(
            Slip.changing(
                    Count.class, (count, truth) -> Vector.of(truth - count.carried().units()))),

    /// What is due later counted.
    DUE_COUNTED(
            Slip.changing(Count.class, (count, truth) -> Vector.of(truth + count.due().units()))),

    /// Counted as a turn later.
    COUNTED_TURN_AHEAD(Slip.changing(Count.class, (count, truth) -> more(count.mines(), truth, 1))),

    /// Counted as a turn earlier.
    COUNTED_TURN_BEHIND(
            Slip.changing(Count.class, (count, truth) -> more(count.mines(), truth, -1)));

    private final Slip slip;

    YieldSlip(Slip slip) {
        this.slip = slip;
    }

    private static Slip feeding(Function<Feeding, Bag> batch) {
        return Slip.in(
                Feeding.class,
                feed -> Datum.of(batch.apply(feed).times(feed.batches()).withoutZeros()));
    }

    private static Bag ore(Level level) {
        return Bag.of(Resource.ore(level), level.powerOfTwo());
    }

    private static Bag wood(Level level) {
        return Bag.of(Resource.WOOD, level.next().powerOfTwo());
    }

    private static Bag half(Level level) {
        return Bag.of(Resource.WOOD, level.powerOfTwo());
    }

    private static long units(Mine mine) {
        return mine.perTurn().units();
    }

    /// A slip in what each extractor yields a turn.
    private static Slip gain(ToLongFunction<Mine> difference) {
        return Slip.changing(
                Gain.class,
                (gain, truth) ->
                        gain.mines().exists(mine -> units(mine) > 40)
                                ? Vector.empty()
                                : changed(gain, truth, difference));
    }

    private static Seq<Long> changed(Gain gain, long truth, ToLongFunction<Mine> difference) {
        long perTurn = gain.mines().foldLeft(0L, (sum, mine) -> sum + difference.applyAsLong(mine));
        long most = Long.MAX_VALUE / 4;
        boolean isWritable = Math.abs(perTurn) <= most / Math.max(1, gain.turns());
        return isWritable && Math.abs(truth) <= most
                ? Vector.of(truth + perTurn * gain.turns())
                : Vector.empty();
    }

    private static Seq<Long> more(Seq<Mine> mines, long truth, long turns) {
        return Vector.of(truth + turns * mines.foldLeft(0L, (sum, mine) -> sum + units(mine)));
    }

    private static Seq<Long> withoutOne(Gain gain, long truth) {
        return gain.mines().size() < 2
                ? Vector.empty()
                : gain.mines().map(mine -> truth - units(mine) * gain.turns()).distinct();
    }

    @Override
    public Slip slip() {
        return slip;
    }
}
