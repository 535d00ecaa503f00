package sortis.rules.building;

import io.vavr.control.Option;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.finding.Step;
import sortis.value.Bag;
import sortis.world.Building;
import sortis.world.World;

/// What building entries claim to pay, and why it is wrong.
final class Payments {
    private Payments() {}

    /// The payment that the entry claims.
    static Option<Bag> paid(BuildingEntry entry) {
        return switch (entry) {
            case ForestCleared _ -> Option.none();
            case BuildingRaised raised -> raised.paid();
            case RoadLaid laid -> laid.paid();
            case VehicleBuilt built -> built.paid();
        };
    }

    /// How the cost comes about; a clearing costs nothing.
    static Option<Step> price(World world, BuildingEntry entry, Bag cost) {
        return switch (entry) {
            case ForestCleared _ -> Option.none();
            case RoadLaid laid ->
                    Option.of(
                            new Step.Paved(
                                    laid.grade(), Building.squares(world, laid).size(), cost));
            case BuildingRaised raised ->
                    Option.of(new Step.Priced(Option.of(raised.building()), raised.level(), cost));
            case VehicleBuilt built ->
                    Option.of(new Step.Priced(Option.none(), built.level(), cost));
        };
    }
}
