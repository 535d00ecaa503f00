package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.math.BigInteger;
import sortis.time.Timetable.Recurring;
import sortis.value.Turn;

/// A machine, and when its visits come.
///
/// @param calls one for each visit, in the order in which agents move
/// @param own for each visit, the cells of its agent
record Course(Machine machine, Array<Recurring> calls, Array<Seq<Integer>> own) {
    /// How many visits a round may have to be played at all.
    private static final double MOST_CALLS = 40_000_000;

    /// The work of a crew from a turn on.
    static Course of(Shift shift, Turn from) {
        return new Course(shift.machine(), calls(shift, from), shift.own());
    }

    /// When the visits of a crew come, counted from a turn on.
    static Array<Recurring> calls(Shift shift, Turn from) {
        return shift.visits()
                .zipWithIndex((visit, index) -> recurring(visit, index, from))
                .toArray();
    }

    private static Recurring recurring(Shift.Visit visit, int index, Turn from) {
        return new Recurring(
                index,
                visit.hauler().turnsUntil(visit.arrives(), from),
                visit.hauler().cycle().period());
    }

    /// Lets so many turns go by. False: it takes too long.
    ///
    /// @param brief how many visits a joint period may have to be played without watching for calm
    boolean completes(long turns, double brief) {
        long calm =
                visits(period().min(BigInteger.valueOf(turns)).doubleValue()) > brief
                        ? new Calm(machine, calls, own).run(turns, patience())
                        : 0;
        return completes(calm, turns - calm);
    }

    /// Plays round after round of the joint period; of a longer one, all turns that are left.
    private boolean completes(long gone, long left) {
        BigInteger turns = BigInteger.valueOf(left);
        BigInteger round = period().min(turns.max(BigInteger.ONE));
        return left == 0
                || (visits(round.doubleValue()) <= MOST_CALLS
                        && machine.run(timetable(gone, round.longValueExact()), left));
    }

    private Timetable timetable(long gone, long round) {
        return Timetable.of(round, calls.map(call -> call.from(gone)));
    }

    /// How many visits are tried before a joint period is played in full.
    private long patience() {
        return (long) Math.min(visits(period().doubleValue()), MOST_CALLS / 2);
    }

    /// The joint period in turns: the least common multiple of all periods.
    BigInteger period() {
        return calls.map(call -> BigInteger.valueOf(call.every()))
                .fold(BigInteger.ONE, Flow::multiple);
    }

    /// How many visits there are in so many turns.
    private double visits(double turns) {
        return calls.map(call -> turns / call.every()).fold(0.0, Double::sum);
    }
}
