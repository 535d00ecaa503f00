package sortis.time;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
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
    private Haulage() {}

    /// The yard as it will be at turn `to`, a later one, if no entry comes between.
    ///
    /// @throws Unforeseeable if routes that really meet have too long a joint period
    public static Yard carried(Yard yard, Turn from, Turn to) {
        if (yard.haulers().isEmpty()) {
            return yard.with(
                    mined(yard, yard.works().sources(), from, to), yard.haulers(), HashSet.empty());
        }
        return hauled(delivered(yard, to), from, to);
    }

    private static Yard hauled(Yard today, Turn from, Turn to) {
        Freight freight = Freight.of(today);
        Seq<Shift> shifts = Crew.of(freight).map(crew -> Shift.of(freight, crew));
        Seq<Source> hauled = shifts.flatMap(Shift::mined);
        Stock mined = mined(today, today.works().sources().reject(hauled::contains), from, to);
        Yard idle = today.with(mined, today.haulers(), HashSet.empty());
        return shifts.foldLeft(
                idle, (now, shift) -> after(now, shift, worked(shift, from, to), to));
    }

    /// The yard after one agent has done the work of one stop on the present turn.
    public static Yard visited(Yard yard, AgentName agent, Stop stop, Turn turn) {
        Freight freight = Freight.of(yard);
        Seq<Hauler> visitor = yard.haulers().filter(hauler -> hauler.name().equals(agent));
        Crew crew = new Crew(visitor, HashSet.empty(), HashSet.empty());
        Seq<Shift.Visit> visits =
                visitor.map(hauler ->
                        new Shift.Visit(hauler, stop.at(), 0, freight.tasks(hauler, stop)));
        Shift shift = Shift.of(freight, crew, visits);
        Machine machine = shift.machine();
        visits.zipWithIndex().forEach(visit -> machine.visit(visit._2));
        return after(yard, shift, machine, turn);
    }

    private static Stock mined(Yard yard, Seq<Source> sources, Turn from, Turn to) {
        return Production.carried(yard.stock(), sources, yard.ruling(), from, to);
    }

    private static Yard delivered(Yard yard, Turn by) {
        return yard.with(
                Production.delivered(yard.stock(), yard.ruling(), by), yard.haulers(), yard.lit());
    }

    private static Machine worked(Shift shift, Turn from, Turn to) {
        long turns = to.since(from);
        long round = roundOf(shift, turns);
        Machine machine = shift.machine();
        if (!isPatient(shift, round) || !machine.run(timetable(shift, from, round), turns)) {
            throw new Unforeseeable(shift.crew().members().map(Hauler::name));
        }
        return machine;
    }

    /// The joint period in turns; where it is too long to be of use, all the turns that are asked
    /// for.
    private static long roundOf(Shift shift, long turns) {
        BigInteger period =
                shift.crew()
                        .members()
                        .map(hauler -> BigInteger.valueOf(hauler.cycle().period()))
                        .fold(
                                BigInteger.ONE,
                                (one, other) -> one.multiply(other).divide(one.gcd(other)));
        boolean fits = period.compareTo(BigInteger.valueOf(turns)) <= 0;
        return fits && isPatient(shift, period.longValueExact()) ? period.longValueExact() : turns;
    }

    /// Whether a round of so many turns has no more visits than can be played.
    private static boolean isPatient(Shift shift, long round) {
        double visits =
                shift.visits()
                        .map(visit -> (double) round / visit.hauler().cycle().period())
                        .sum()
                        .doubleValue();
        return visits <= Machine.PATIENCE;
    }

    private static Timetable timetable(Shift shift, Turn from, long period) {
        return Timetable.of(
                period,
                shift.visits().zipWithIndex((visit, index) -> recurring(visit, index, from)));
    }

    private static Timetable.Recurring recurring(Shift.Visit visit, int index, Turn from) {
        long every = visit.hauler().cycle().period();
        long gone = from.since(visit.hauler().since());
        return new Timetable.Recurring(
                index, every - Math.floorMod(gone - visit.arrives(), every), every);
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
        Seq<Hauler> haulers = yard.haulers().map(hauler -> loaded(hauler, shift, machine, before));
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
