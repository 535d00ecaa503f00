package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import sortis.time.Timetable.Recurring;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Turn;

/// How much a gauge shows on coming turns if no entry is written, and when it first shows so much.
/// Only the crews that the gauge depends on are looked at. Between their visits the amount never
/// falls; so it is watched on the turns before visits, by the same machine that moves the goods and
/// jumps with it, and the turn between two visits is found by halving.
public final class Outlook {
    private final Shift shift;
    private final Turn now;
    private final long today;
    private final Seq<Integer> counted;
    private final long elsewhere;
    private final long rate;

    /// What was asked for before, by the turns from now on.
    private final Map<Long, Long> known = new HashMap<>();

    /// The most that a gauge shows.
    ///
    /// @param on the first turn on whose end it does
    public record Peak(Amount amount, Turn on) {}

    private Outlook(Shift shift, Yard yard, Turn now, Gauge gauge) {
        this.shift = shift;
        this.now = now;
        this.today = amount(yard, gauge);
        this.counted = shift.cells().filterKeys(gauge::counts).values().toVector();
        long[] start = shift.start();
        long moving = counted.map(cell -> start[cell]).fold(0L, Math::addExact);
        this.elsewhere = Math.subtractExact(amount(shift.freight().yard(), gauge), moving);
        this.rate = rate(yard, shift, gauge);
    }

    /// The outlook of a yard at the end of a turn.
    public static Outlook of(Yard yard, Turn now, Gauge gauge) {
        Freight freight = Freight.of(Haulage.delivered(yard, now.plus(1)));
        return new Outlook(Shift.of(freight, crew(freight, gauge).mining()), yard, now, gauge);
    }

    /// All that the gauge depends on: of a pile, whoever touches it; of the total, whoever smelts,
    /// since hauling alone does not change it.
    private static Crew crew(Freight freight, Gauge gauge) {
        Set<Cell.Piled> pile =
                HashSet.ofAll(gauge.place().map(place -> new Cell.Piled(place, gauge.resource())));
        return Crew.of(freight)
                .filter(crew ->
                        gauge.place().isDefined()
                                ? crew.touched().exists(pile::contains)
                                : crew.smelts(freight, gauge.resource()))
                .foldLeft(new Crew(Vector.empty(), pile, pile), Crew::with);
    }

    private static long amount(Yard yard, Gauge gauge) {
        Amount piled =
                gauge.place()
                        .map(yard.stock()::pile)
                        .getOrElse(yard.stock()::total)
                        .amount(gauge.resource());
        Amount carried =
                yard.haulers()
                        .filter(_ -> gauge.place().isEmpty())
                        .map(hauler -> hauler.load().amount(gauge.resource()))
                        .fold(Amount.NONE, Amount::plus);
        return piled.plus(carried).plus(gauge.besides()).units();
    }

    /// What sources add a turn that are not among the numbers of the shift.
    private static long rate(Yard yard, Shift shift, Gauge gauge) {
        return yard.works()
                .sources()
                .filter(source -> gauge.counts(source.place(), source.resource()))
                .reject(source ->
                        shift.cells()
                                .containsKey(new Cell.Piled(source.place(), source.resource())))
                .map(source -> source.perTurn().units())
                .fold(0L, Math::addExact);
    }

    /// The agents whose routes the amount depends on, in the order in which they joined.
    public Seq<AgentName> agents() {
        return shift.visits().map(visit -> visit.hauler().name()).distinct();
    }

    /// After how many turns all those routes come round together; 1 without any.
    public BigInteger period() {
        return Course.of(shift, now).period();
    }

    /// What the gauge shows at the end of a turn, this one or later.
    ///
    /// @throws Unforeseeable if the routes take too long to come round together
    public Amount at(Turn turn) {
        long turns = turn.since(now);
        return new Amount(turns <= 0 ? today : after(turns));
    }

    private long after(long turns) {
        Long before = known.get(turns);
        long amount = before == null ? played(turns) : before;
        Long _ = known.put(turns, amount);
        return amount;
    }

    private long played(long turns) {
        Machine machine = ran(Course.of(shift, now), turns);
        return counted.map(machine::cell)
                .fold(Math.addExact(elsewhere, Math.multiplyExact(rate, turns)), Math::addExact);
    }

    private Machine ran(Course course, long turns) {
        if (!course.completes(turns, shift.hasRivals() ? Double.MAX_VALUE : Haulage.BRIEF)) {
            throw new Unforeseeable(agents());
        }
        return course.machine();
    }

    /// The first turn, this one or later, on whose end the gauge shows so much; none up to a turn.
    ///
    /// @throws Unforeseeable if the routes take too long to come round together
    public Option<Turn> reaching(Amount amount, Turn by) {
        if (today >= amount.units()) {
            return Option.of(now);
        }
        long turns = by.since(now);
        return turns <= 0 ? Option.none() : found(amount.units(), turns).map(now::plus);
    }

    private Option<Long> found(long units, long turns) {
        Array<Recurring> watches = watches();
        Watch watch = new Watch.Reached(watched(), units, clock(), memory());
        long noted = watching(watch, watches, turns).cell(memory());
        if (noted > 0) {
            return Option.of(first(units, latest(watches, noted - 1), noted));
        }
        return Option.when(
                after(turns) >= units, () -> first(units, latest(watches, turns), turns));
    }

    /// The most that the gauge shows on any turn up to one.
    ///
    /// @throws Unforeseeable if the routes take too long to come round together
    public Peak peak(Turn by) {
        long turns = by.since(now);
        return turns <= 0 ? new Peak(new Amount(today), now) : highest(turns);
    }

    private Peak highest(long turns) {
        Array<Recurring> watches = watches();
        Machine machine =
                watching(new Watch.Most(watched(), clock(), memory(), when()), watches, turns);
        long noted = machine.cell(memory());
        long end = after(turns);
        if (today >= Math.max(noted, end)) {
            return new Peak(new Amount(today), now);
        }
        long by = noted >= end ? machine.cell(when()) : turns;
        long most = Math.max(noted, end);
        long before = latest(watches, noted >= end ? by - 1 : by);
        return new Peak(new Amount(most), now.plus(first(most, before, by)));
    }

    /// The machine after so many turns, and what the watch has noted in it.
    private Machine watching(Watch watch, Array<Recurring> watches, long turns) {
        Workload work = shift.workload();
        Workload more =
                new Workload(
                        work.rates().appendAll(Vector.of(rate, 1L, 0L, 0L)),
                        work.outputs(),
                        work.visits().appendAll(watches.map(_ -> Array.of((Act) watch))));
        long[] cells = Arrays.copyOf(shift.start(), when() + 1);
        cells[rest()] = elsewhere;
        Course course =
                new Course(
                        new Machine(more, cells, shift.lit()),
                        Course.calls(shift, now).appendAll(watches),
                        shift.own().appendAll(watches.map(_ -> Vector.empty())));
        return ran(course, turns);
    }

    /// The turns before visits, each once.
    private Array<Recurring> watches() {
        int visits = shift.visits().size();
        return Course.calls(shift, now)
                .distinctBy(call -> Vector.of(call.first(), call.every()))
                .zipWithIndex((call, index) -> before(call, visits + index));
    }

    private static Recurring before(Recurring call, int index) {
        long first = call.first() == 1 ? call.every() : call.first() - 1;
        return new Recurring(index, first, call.every());
    }

    /// The latest of these calls up to a turn; 0 if there was none.
    private static long latest(Array<Recurring> calls, long turn) {
        return calls.filter(call -> call.first() <= turn)
                .map(call -> call.latest(turn))
                .fold(0L, Math::max);
    }

    /// The first turn after `less` with so many units: by then there are on turn `enough`, and in
    /// between they never fall.
    private long first(long units, long less, long enough) {
        long low = less;
        long high = enough;
        while (high - low > 1) {
            long middle = low + (high - low) / 2;
            if (after(middle) >= units) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    private Seq<Integer> watched() {
        return counted.append(rest());
    }

    /// The cell of what the shift does not move; behind it the clock, and what a watch notes.
    private int rest() {
        return shift.cells().size();
    }

    private int clock() {
        return rest() + 1;
    }

    private int memory() {
        return rest() + 2;
    }

    private int when() {
        return rest() + 3;
    }
}
