package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.math.BigInteger;
import sortis.entry.Stop;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Working routes in closed form (rulebook §4 and §5). Routes whose work meets form a crew; a
/// crew's state repeats or drifts linearly over its joint period, the least common multiple of its
/// members' periods. So one round after another is played until the course repeats; from there it
/// is jumped up to the next change of course.
public final class Haulage {
    /// How many visits a round may have to be played at all.
    private static final double MOST_CALLS = 40_000_000;

    /// How many visits are rather played one by one than thought about.
    private static final double FEW = 200;

    /// How many visits a joint period may have to be played without a further thought.
    private static final double BRIEF = 5_000;

    private Haulage() {}

    /// The yard as it will be at turn `to`, a later one, if no entry comes between.
    ///
    /// @throws Unforeseeable if routes that really meet have too long a joint period
    public static Yard carried(Yard yard, Turn from, Turn to) {
        return carried(yard, from, to, BRIEF);
    }

    /// Whether working it out takes more than a moment.
    public static boolean isLengthy(Yard yard, Turn from, Turn to) {
        return Visits.count(yard, to.since(from)) > FEW;
    }

    /// The same, where crews with more visits in a joint period than `brief` are watched for calm
    /// first.
    static Yard carried(Yard yard, Turn from, Turn to, double brief) {
        if (yard.haulers().forAll(hauler -> !hauler.isBusy(from, to))) {
            return yard.with(
                    mined(yard, yard.works().sources(), from, to), yard.haulers(), HashSet.empty());
        }
        return Visits.count(yard, to.since(from)) <= Math.min(FEW, brief)
                ? Visits.played(yard, from, to)
                : hauled(delivered(yard, to), from, to, brief);
    }

    private static Yard hauled(Yard today, Turn from, Turn to, double brief) {
        Freight freight = Freight.of(today);
        Seq<Shift> shifts = Crew.of(freight).map(crew -> Shift.of(freight, crew));
        Seq<Source> hauled = shifts.flatMap(Shift::mined);
        Stock mined = mined(today, today.works().sources().reject(hauled::contains), from, to);
        Yard idle = today.with(mined, today.haulers(), HashSet.empty());
        return shifts.foldLeft(
                idle, (now, shift) -> after(now, shift, worked(shift, from, to, brief), to));
    }

    /// The yard after one agent has done the work of one stop on the present turn.
    public static Yard visited(Yard yard, AgentName agent, Stop stop, Turn turn) {
        return Visits.worked(yard, agent, stop, turn);
    }

    private static Stock mined(Yard yard, Seq<Source> sources, Turn from, Turn to) {
        return Production.carried(yard.stock(), sources, yard.ruling(), from, to);
    }

    private static Yard delivered(Yard yard, Turn by) {
        return yard.with(
                Production.delivered(yard.stock(), yard.ruling(), by), yard.haulers(), yard.lit());
    }

    private static Machine worked(Shift shift, Turn from, Turn to, double brief) {
        Machine machine = shift.machine();
        long turns = to.since(from);
        BigInteger round = jointPeriod(shift).min(BigInteger.valueOf(turns));
        long calm =
                visits(shift, round.doubleValue()) > brief && !shift.hasRivals()
                        ? new Calm(machine, recurring(shift, from), shift.own())
                                .run(turns, patience(shift, jointPeriod(shift)))
                        : 0;
        if (!completes(shift, machine, from.plus(calm), to)) {
            throw new Unforeseeable(shift.crew().members().map(Hauler::name));
        }
        return machine;
    }

    /// Plays round after round of the joint period; of a longer one, all turns that are left.
    /// False: it takes too long.
    private static boolean completes(Shift shift, Machine machine, Turn from, Turn to) {
        BigInteger turns = BigInteger.valueOf(to.since(from));
        BigInteger round = jointPeriod(shift).min(turns.max(BigInteger.ONE));
        return turns.signum() == 0
                || (visits(shift, round.doubleValue()) <= MOST_CALLS
                        && machine.run(
                                timetable(shift, from, round.longValueExact()),
                                turns.longValueExact()));
    }

    /// How many visits are tried before a joint period is played in full.
    private static long patience(Shift shift, BigInteger period) {
        double visits = visits(shift, period.doubleValue());
        return (long) Math.min(visits, MOST_CALLS / 2);
    }

    private static BigInteger jointPeriod(Shift shift) {
        return shift.crew()
                .members()
                .map(hauler -> BigInteger.valueOf(hauler.cycle().period()))
                .fold(BigInteger.ONE, Flow::multiple);
    }

    /// How many visits there are in so many turns.
    private static double visits(Shift shift, double turns) {
        return shift.visits()
                .map(visit -> turns / visit.hauler().cycle().period())
                .fold(0.0, Double::sum);
    }

    private static Timetable timetable(Shift shift, Turn from, long period) {
        return Timetable.of(period, recurring(shift, from));
    }

    private static Array<Timetable.Recurring> recurring(Shift shift, Turn from) {
        return shift.visits()
                .zipWithIndex((visit, index) -> recurring(visit, index, from))
                .toArray();
    }

    private static Timetable.Recurring recurring(Shift.Visit visit, int index, Turn from) {
        return new Timetable.Recurring(
                index,
                visit.hauler().turnsUntil(visit.arrives(), from),
                visit.hauler().cycle().period());
    }

    private static Yard after(Yard yard, Shift shift, Machine machine, Turn turn) {
        long[] before = shift.start();
        Stock stock =
                shift.cells()
                        .foldLeft(
                                yard.stock(),
                                (now, cell) ->
                                        stocked(
                                                now,
                                                shift,
                                                cell._1,
                                                machine.cell(cell._2),
                                                machine.cell(cell._2) - before[cell._2],
                                                turn));
        Set<AgentName> members = HashSet.ofAll(shift.crew().members().map(Hauler::name));
        Seq<Hauler> haulers =
                yard.haulers()
                        .map(hauler ->
                                members.contains(hauler.name())
                                        ? loaded(hauler, shift, machine, before)
                                        : hauler);
        return yard.with(
                stock,
                haulers,
                yard.lit().addAll(shift.smelters().filterValues(machine::isLit).keySet()));
    }

    private static Stock stocked(
            Stock stock, Shift shift, Cell cell, long amount, long change, Turn turn) {
        return switch (cell) {
            case Cell.Piled(var place, var resource) ->
                    stock.plus(place, Bag.of(resource, new Amount(change)));
            case Cell.Output(var smelter) when amount > 0 ->
                    stock.expecting(new Due(smelter, turn.plus(1), output(shift, smelter, amount)));
            case Cell.Output _, Cell.Carried _, Cell.Free _ -> stock;
        };
    }

    private static Bag output(Shift shift, Square smelter, long batches) {
        return shift.freight()
                .yard()
                .works()
                .smelters()
                .get(smelter)
                .map(level -> Smelting.output(level, batches))
                .getOrElse(Bag.EMPTY);
    }

    private static Hauler loaded(Hauler hauler, Shift shift, Machine machine, long[] before) {
        Seq<Bag> changes =
                shift.cells()
                        .toVector()
                        .flatMap(cell ->
                                resourceOf(hauler, cell._1)
                                        .map(resource ->
                                                Bag.of(
                                                        resource,
                                                        new Amount(
                                                                machine.cell(cell._2)
                                                                        - before[cell._2]))));
        return hauler.carrying(changes.fold(hauler.load(), Bag::plus));
    }

    private static Option<Resource> resourceOf(Hauler hauler, Cell cell) {
        return cell instanceof Cell.Carried(var agent, var resource) && agent.equals(hauler.name())
                ? Option.of(resource)
                : Option.none();
    }
}
