package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.LogLine.Entry;
import sortis.finding.Datum;
import sortis.ruling.Moves;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Building;
import sortis.world.World;

/// The claims about clearing and building.
final class BuildingClaims {
    private BuildingClaims() {}

    static Seq<Claim> of(Entry entry, BuildingEntry building, World now) {
        return switch (building) {
            case ForestCleared cleared -> clearing(entry, cleared, now).toVector();
            case BuildingRaised(_, _, var level, _, var paid) ->
                    price(entry, building, level, paid, now).toVector();
            case RoadLaid laid -> road(entry, laid, now).toVector();
            case VehicleBuilt(_, var level, _, var paid, var slots) ->
                    price(entry, building, level, paid, now)
                            .toVector()
                            .appendAll(
                                    slots.map(claimed ->
                                            Claim.of(
                                                    entry,
                                                    "vehicle-slots",
                                                    Datum.of(claimed),
                                                    new Problem.Slots(level, now.rules()))));
        };
    }

    private static Option<Claim> clearing(Entry entry, ForestCleared cleared, World now) {
        return cleared.wood()
                .filter(_ -> now.land().isUnclearedForest(cleared.at()))
                .map(wood ->
                        Claim.of(
                                entry,
                                "clear-yield",
                                Resource.WOOD.rank(),
                                Datum.of(wood),
                                new Problem.Clearing(now.rules().clearingWood())));
    }

    private static Option<Claim> price(
            Entry entry, BuildingEntry building, Level level, Option<Bag> paid, World now) {
        return paid.flatMap(claimed ->
                Building.cost(now, building)
                        .flatMap(cost -> cost.resources().headOption())
                        .map(resource ->
                                Claim.of(
                                        entry,
                                        "build-cost",
                                        Datum.of(claimed),
                                        new Problem.Price(level, resource))));
    }

    private static Option<Claim> road(Entry entry, RoadLaid laid, World now) {
        Seq<Square> squares = Building.squares(now, laid);
        return laid.paid()
                .filter(_ -> !squares.isEmpty())
                .map(claimed ->
                        Claim.of(
                                entry,
                                "build-cost",
                                Datum.of(claimed),
                                new Problem.Paving(
                                        laid.grade(),
                                        squares.size(),
                                        steps(laid.path()),
                                        squares.count(
                                                square -> now.land().gradeAt(square).isEmpty()))));
    }

    private static long steps(Path path) {
        return path.corners()
                .zip(path.rest())
                .foldLeft(0L, (sum, leg) -> sum + Moves.distance(leg._1, leg._2));
    }
}
