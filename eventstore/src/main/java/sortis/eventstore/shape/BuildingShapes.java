package sortis.eventstore.shape;

import io.vavr.collection.Array;
import io.vavr.control.Validation;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.eventstore.line.Flaw;
import sortis.value.Path;

/// Entries about clearing land and building (rulebook §7).
final class BuildingShapes {
    private static final Shape<BuildingKind> KIND =
            Shapes.choice(Array.of(BuildingKind.values()), BuildingKind::toString);

    private static final Shape<Path> ROAD = GameShapes.path(1);

    private BuildingShapes() {}

    static Validation<Flaw, ForestCleared> forestCleared(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                fields.optional("wood", GameShapes.AMOUNT),
                ForestCleared::new);
    }

    static Validation<Flaw, BuildingRaised> buildingRaised(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("building", KIND),
                fields.required("level", GameShapes.LEVEL),
                fields.required("at", GameShapes.SQUARE),
                fields.optional("paid", GameShapes.BAG),
                BuildingRaised::new);
    }

    static Validation<Flaw, RoadLaid> roadLaid(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("grade", GameShapes.LEVEL),
                fields.required("path", ROAD),
                fields.optional("paid", GameShapes.BAG),
                RoadLaid::new);
    }

    static Validation<Flaw, VehicleBuilt> vehicleBuilt(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("level", GameShapes.LEVEL),
                fields.required("at", GameShapes.SQUARE),
                fields.optional("paid", GameShapes.BAG),
                fields.optional("slots", GameShapes.AMOUNT),
                VehicleBuilt::new);
    }
}
