package sortis.time;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
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
    /// How many visits are rather played one by one than thought about.
    private static final double FEW = 200;

    /// How many visits a joint period may have to be played without a further thought.
    static final double BRIEF = 5_000;

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

    /// The yard with everything due by that turn in its place.
    static Yard delivered(Yard yard, Turn by) {
        return yard.with(
                Production.delivered(yard.stock(), yard.ruling(), by), yard.haulers(), yard.lit());
    }

    private static Machine worked(Shift shift, Turn from, Turn to, double brief) {
        Course course = Course.of(shift, from);
        if (!course.completes(to.since(from), shift.hasRivals() ? Double.MAX_VALUE : brief)) {
            throw new Unforeseeable(shift.crew().members().map(Hauler::name));
        }
        return course.machine();
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
