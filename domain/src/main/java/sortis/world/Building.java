package sortis.world;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.time.Trail;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Resource;
import sortis.value.Square;

/// What entries about clearing and building do (rulebook §6).
public final class Building {
    private Building() {}

    static World after(World world, BuildingEntry entry) {
        return switch (entry) {
            case ForestCleared cleared -> clearing(world, cleared.at());
            case BuildingRaised raised -> raising(paying(world, raised), raised);
            case RoadLaid laid ->
                    squares(world, laid)
                            .foldLeft(
                                    paying(world, laid),
                                    (now, square) -> laying(now, laid, square));
            case VehicleBuilt(var agent, var level, _, _, _) ->
                    paying(world, entry).changing(agent, driver -> driver.driving(level));
        };
    }

    /// What the entry costs; none where nothing is judged or taken: an extractor on ground that
    /// yields nothing, a broken road, a clearing.
    public static Option<Bag> cost(World world, BuildingEntry entry) {
        return switch (entry) {
            case ForestCleared _ -> Option.none();
            case BuildingRaised(_, var kind, var level, var at, _) ->
                    Costs.of(kind, level, world.land().produce(at));
            case RoadLaid laid ->
                    Option.of(squares(world, laid).size())
                            .filter(size -> size > 0)
                            .map(size -> Costs.ofRoad(laid.grade(), size));
            case VehicleBuilt(_, var level, _, _, _) ->
                    Option.of(world.rules().vehicleCost().of(level));
        };
    }

    /// The squares of a road, each once, in path order; none of a broken path.
    public static Seq<Square> squares(World world, RoadLaid entry) {
        return Trail.along(entry.path(), world.rules().moves())
                .<Seq<Square>>map(trail -> trail.squares().distinct())
                .getOrElse(Vector.empty());
    }

    private static World paying(World world, BuildingEntry entry) {
        AgentName agent = entry.agent();
        return cost(world, entry).fold(() -> world, cost -> world.paying(agent, cost));
    }

    private static World clearing(World world, Square square) {
        if (!world.land().isUnclearedForest(square)) {
            return world;
        }
        Bag wood = Bag.of(Resource.WOOD, world.rules().clearingWood());
        return world.with(world.land().clearing(square))
                .with(world.stock().plus(world.placeOf(square), wood));
    }

    private static World raising(World world, BuildingRaised entry) {
        Option<Structure> same =
                world.land()
                        .at(entry.at())
                        .filter(there -> there.kind().contains(entry.building()));
        Structure raised =
                same.map(there -> there.atLevel(entry.level()))
                        .getOrElse(() -> Structure.raised(entry.building(), entry.level()));
        World built = world.with(world.land().with(entry.at(), raised)).admiring(entry.at());
        return same.isDefined() ? built : built.idlingAt(Vector.of(entry.at()));
    }

    private static World laying(World world, RoadLaid entry, Square square) {
        return world.with(world.land().with(square, new Structure.Road(entry.grade())))
                .idlingAt(Vector.of(square));
    }
}
