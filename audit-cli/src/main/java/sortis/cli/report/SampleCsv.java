package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.entry.BuildingKind;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.world.Activity;
import sortis.world.World;

/// The state of a game as a row of numbers, for plotting. Nothing that a player wrote is in it, so
/// that no cell can be taken for a formula.
///
/// @param goods those that have columns
public record SampleCsv(Seq<Resource> goods) {
    private static final Seq<Column> COLUMNS =
            Vector.of(
                    new Column("turn", world -> world.turn().toString()),
                    new Column("workshop", SampleCsv::workshop),
                    new Column("agents", world -> count(world.agents().inOrder().size())),
                    new Column("operating", world -> busy(world, Activity.OPERATING)),
                    new Column("on routes", world -> busy(world, Activity.ROUTE)),
                    new Column("workshops", world -> built(world, BuildingKind.WORKSHOP)),
                    new Column("houses", world -> built(world, BuildingKind.HOUSE)),
                    new Column("extractors", world -> built(world, BuildingKind.EXTRACTOR)),
                    new Column("smelters", world -> built(world, BuildingKind.SMELTER)),
                    new Column("roads", SampleCsv::roads),
                    new Column("cleared", world -> count(world.land().cleared().size())));

    private record Column(String name, Function<World, String> cell) {}

    /// The names of the columns.
    public Seq<String> header() {
        return COLUMNS.map(Column::name)
                .appendAll(goods.map(Resource::toString))
                .appendAll(goods.map(resource -> resource + " a turn"));
    }

    public Seq<String> row(World world) {
        Bag total = world.total();
        Bag yield =
                world.mines()
                        .map(mine -> Bag.of(mine.resource(), mine.perTurn()))
                        .fold(Bag.EMPTY, Bag::plus);
        return COLUMNS.map(column -> column.cell().apply(world))
                .appendAll(goods.map(resource -> total.amount(resource).toString()))
                .appendAll(goods.map(resource -> yield.amount(resource).toString()));
    }

    private static String workshop(World world) {
        return world.highestWorkshop().map(Level::toString).getOrElse("");
    }

    private static String busy(World world, Activity activity) {
        return count(world.agents().inOrder().count(agent -> agent.plan().activity() == activity));
    }

    private static String built(World world, BuildingKind kind) {
        return count(world.land().all(kind).size());
    }

    private static String roads(World world) {
        return count(world.land().structures().values().count(there -> there.kind().isEmpty()));
    }

    private static String count(int things) {
        return Integer.toString(things);
    }
}
