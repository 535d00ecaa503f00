package sortis.time;

import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import sortis.entry.Stop;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Resource;

/// What the stops of routes can move at all, given what lies, is carried and is produced.
///
/// @param filled the cells that production or work ever put something into; what lies or is carried
///   already is looked up, since most of it is of no concern to any route
record Freight(Yard yard, Set<Cell> filled) {
    /// One resource moved at a stop, or a batch fed.
    sealed interface Task {
        Cell.Piled pile();
    }

    record Unloads(Cell.Piled pile, Resource resource, long most) implements Task {}

    record Loads(Cell.Piled pile, Resource resource, long most) implements Task {}

    /// A batch fed.
    ///
    /// @param pile the one the output falls on
    record Feeds(Cell.Piled pile, Level level, Cell.Piled wood, Cell.Piled ore) implements Task {}

    static Freight of(Yard yard) {
        Freight freight = new Freight(yard, HashSet.ofAll(mined(yard)));
        Freight grown = freight.grown();
        while (grown.filled.size() > freight.filled.size()) {
            freight = grown;
            grown = freight.grown();
        }
        return grown;
    }

    private static Seq<Cell> mined(Yard yard) {
        return yard.works()
                .sources()
                .map(source -> new Cell.Piled(source.place(), source.resource()));
    }

    private boolean isEverFull(Cell.Piled pile) {
        return filled.contains(pile)
                || yard.stock().pile(pile.place()).amount(pile.resource()).isPositive();
    }

    private boolean everCarries(Hauler hauler, Resource resource) {
        return hauler.load().amount(resource).isPositive()
                || filled.contains(new Cell.Carried(hauler.name(), resource));
    }

    private Freight grown() {
        return new Freight(
                yard,
                yard.haulers()
                        .flatMap(hauler ->
                                hauler.cycle()
                                        .legs()
                                        .flatMap(leg ->
                                                tasks(hauler, leg.stop())
                                                        .map(task -> filled(hauler, task))))
                        .foldLeft(filled, Set::add));
    }

    private static Cell filled(Hauler hauler, Task task) {
        return switch (task) {
            case Loads(_, Resource resource, _) -> new Cell.Carried(hauler.name(), resource);
            case Unloads(Cell.Piled pile, _, _) -> pile;
            case Feeds(Cell.Piled pile, _, _, _) -> pile;
        };
    }

    /// What the agent can ever do at the stop, in the order in which it does it (rulebook §5).
    Seq<Task> tasks(Hauler hauler, Stop stop) {
        Place place = yard.placeOf(stop.at());
        Seq<Task> fed = feeding(hauler, stop);
        if (!yard.ruling().isCarried()) {
            return fed;
        }
        return unloading(hauler, stop, place).appendAll(fed).appendAll(loading(stop, place));
    }

    private Seq<Task> unloading(Hauler hauler, Stop stop, Place place) {
        Seq<Tuple2<Resource, Long>> most =
                switch (stop.unload()) {
                    case Stop.Everything _ ->
                            Resource.all().map(resource -> new Tuple2<>(resource, Act.ALL));
                    case Stop.UpTo(var what) ->
                            what.held().map(each -> each.map2(amount -> amount.units()));
                };
        return most.filter(each -> everCarries(hauler, each._1))
                .map(each -> new Unloads(new Cell.Piled(place, each._1), each._1, each._2));
    }

    private Seq<Task> loading(Stop stop, Place place) {
        return stop.load()
                .positive()
                .held()
                .filter(each -> isEverFull(new Cell.Piled(place, each._1)))
                .map(each -> new Loads(new Cell.Piled(place, each._1), each._1, each._2.units()));
    }

    private Seq<Task> feeding(Hauler hauler, Stop stop) {
        Place place = yard.placeOf(stop.at());
        Option<Level> smelter =
                Option.when(stop.feed(), stop.at()).flatMap(yard.works().smelters()::get);
        return smelter.<Task>map(level ->
                        new Feeds(
                                new Cell.Piled(place, Resource.ore(level.next())),
                                level,
                                new Cell.Piled(place, Resource.WOOD),
                                new Cell.Piled(place, Resource.ore(level))))
                .filter(task ->
                        task instanceof Feeds feeds
                                && canHold(hauler, feeds.wood())
                                && canHold(hauler, feeds.ore()))
                .toVector();
    }

    private boolean canHold(Hauler hauler, Cell.Piled input) {
        return isEverFull(input) || everCarries(hauler, input.resource());
    }

    /// Whether anything is ever moved on this agent's route.
    boolean moves(Hauler hauler) {
        return hauler.cycle().legs().exists(leg -> !tasks(hauler, leg.stop()).isEmpty());
    }
}
