package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.value.Square;

/// One crew's work put into numbers: which cells there are, and every visit as acts on them.
///
/// @param visits each stop of each member, in the order in which agents move
/// @param cells with their index
/// @param smelters fed by the crew, with their index
record Shift(
        Freight freight,
        Crew crew,
        Seq<Visit> visits,
        Map<Cell, Integer> cells,
        Map<Square, Integer> smelters) {
    /// A stop of a member.
    ///
    /// @param arrives the offset in the member's cycle
    record Visit(Hauler hauler, Square at, long arrives, Seq<Freight.Task> tasks) {
        private Seq<Cell> cells() {
            return tasks.<Cell>flatMap(task ->
                            switch (task) {
                                case Freight.Loads(var pile, var resource, _) ->
                                        Vector.of(pile, carried(resource));
                                case Freight.Unloads(var pile, var resource, _) ->
                                        Vector.of(pile, carried(resource));
                                case Freight.Feeds(var pile, _, var wood, var ore) ->
                                        Vector.of(
                                                pile,
                                                wood,
                                                ore,
                                                carried(wood.resource()),
                                                carried(ore.resource()),
                                                new Cell.Output(at));
                            })
                    .prepend(free());
        }

        private Cell carried(Resource resource) {
            return new Cell.Carried(hauler.name(), resource);
        }

        private Cell free() {
            return new Cell.Free(hauler.name());
        }
    }

    static Shift of(Freight freight, Crew crew) {
        Seq<Hauler> inOrder = freight.yard().haulers().filter(crew.members()::contains);
        Seq<Visit> visits = inOrder.flatMap(hauler -> visits(freight, hauler));
        return new Shift(
                freight,
                crew,
                visits,
                numbered(visits.flatMap(Visit::cells)),
                numbered(visits.filter(Shift::feeds).map(Visit::at)));
    }

    private static Seq<Visit> visits(Freight freight, Hauler hauler) {
        return hauler.cycle()
                .legs()
                .map(leg ->
                        new Visit(
                                hauler,
                                leg.stop().at(),
                                leg.arrives(),
                                freight.tasks(hauler, leg.stop())))
                .reject(visit -> visit.tasks().isEmpty());
    }

    private static boolean feeds(Visit visit) {
        return visit.tasks().exists(Freight.Feeds.class::isInstance);
    }

    private static <T> Map<T, Integer> numbered(Seq<T> things) {
        return LinkedHashMap.ofEntries(things.distinct().zipWithIndex());
    }

    /// A machine that stands at the yard's present state.
    Machine machine() {
        return new Machine(workload(), start(), lit());
    }

    /// For each smelter, whether it has begun a batch on the present turn.
    boolean[] lit() {
        boolean[] lit = new boolean[smelters.size()];
        smelters.forEach((square, index) -> lit[index] = freight.yard().lit().contains(square));
        return lit;
    }

    /// What its machine does.
    Workload workload() {
        return new Workload(
                cells.keySet().toArray().map(this::rate),
                outputs().toArray(),
                visits.map(this::acts).toArray());
    }

    private long rate(Cell cell) {
        return mined().filter(source -> piled(source).equals(cell))
                .map(source -> source.perTurn().units())
                .fold(0L, Long::sum);
    }

    /// The sources that yield onto piles that the crew takes from.
    Seq<Source> mined() {
        return freight.yard()
                .works()
                .sources()
                .filter(source -> crew.taken().contains(piled(source)));
    }

    private static Cell.Piled piled(Source source) {
        return new Cell.Piled(source.place(), source.resource());
    }

    /// Whether several agents feed the same smelter, so that one may find that another was first.
    boolean hasRivals() {
        return visits.filter(Shift::feeds)
                .groupBy(Visit::at)
                .values()
                .exists(feeders -> feeders.map(Visit::hauler).distinct().size() > 1);
    }

    /// For each visit, the cells that are its agent's own.
    Array<Seq<Integer>> own() {
        return visits.map(visit -> own(visit.hauler().name())).toArray();
    }

    private Seq<Integer> own(AgentName agent) {
        return cells.toVector().filter(cell -> isOf(agent, cell._1)).map(cell -> cell._2);
    }

    private static boolean isOf(AgentName agent, Cell cell) {
        return switch (cell) {
            case Cell.Carried(var carrier, _) -> carrier.equals(agent);
            case Cell.Free(var carrier) -> carrier.equals(agent);
            case Cell.Piled _, Cell.Output _ -> false;
        };
    }

    /// What each cell holds at the start.
    long[] start() {
        return cells.keySet()
                .toVector()
                .map(this::amount)
                .toJavaStream()
                .mapToLong(Long::longValue)
                .toArray();
    }

    private long amount(Cell cell) {
        Yard yard = freight.yard();
        return switch (cell) {
            case Cell.Piled(var place, var resource) ->
                    yard.stock().pile(place).amount(resource).units();
            case Cell.Carried(var agent, var resource) ->
                    sum(agent, hauler -> hauler.load().amount(resource));
            case Cell.Free(var agent) -> sum(agent, Shift::free);
            case Cell.Output _ -> 0;
        };
    }

    private long sum(AgentName agent, Function<Hauler, Amount> part) {
        return crew.members()
                .filter(hauler -> hauler.name().equals(agent))
                .map(part)
                .fold(Amount.NONE, Amount::plus)
                .units();
    }

    private static Amount free(Hauler hauler) {
        return hauler.slots().minus(hauler.load().units());
    }

    private Seq<Workload.Output> outputs() {
        return visits.flatMap(visit ->
                        visit.tasks()
                                .filter(Freight.Feeds.class::isInstance)
                                .map(task ->
                                        new Workload.Output(
                                                index(new Cell.Output(visit.at())),
                                                index(task.pile()))))
                .distinct();
    }

    private Array<Act> acts(Visit visit) {
        return visit.tasks().map(task -> act(visit, task)).toArray();
    }

    private Act act(Visit visit, Freight.Task task) {
        int free = index(visit.free());
        return switch (task) {
            case Freight.Unloads(var pile, var resource, long most) ->
                    new Act.Unload(index(visit.carried(resource)), index(pile), free, most);
            case Freight.Loads(var pile, var resource, long most) ->
                    new Act.Load(index(pile), index(visit.carried(resource)), free, most);
            case Freight.Feeds(_, Level level, var wood, var ore) ->
                    new Act.Feed(
                            smelters.getOrElse(visit.at(), 0),
                            input(visit, wood, Smelting.wood(level).units()),
                            input(visit, ore, Smelting.ore(level).units()),
                            free,
                            index(new Cell.Output(visit.at())));
        };
    }

    private Act.Input input(Visit visit, Cell.Piled pile, long need) {
        return new Act.Input(index(pile), index(visit.carried(pile.resource())), need);
    }

    int index(Cell cell) {
        return cells.getOrElse(cell, -1);
    }
}
