package sortis.replay.rulings;

import io.vavr.collection.Seq;
import java.util.function.Predicate;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;

/// Which rulings can make a difference to what a log says at all.
final class Bearing {
    private Bearing() {}

    static boolean has(Switch ruling, Seq<GameEntry> entries) {
        return switch (ruling) {
            case OPENING, OPENING_AGENTS, STOCK -> true;
            case CLEARING_WOOD -> entries.exists(ForestCleared.class::isInstance);
            case LEVELS -> entries.exists(BuildingRaised.class::isInstance);
            case WORKSHOP_AUTHORITY -> entries.exists(Bearing::raisesWorkshop);
            case HOUSE -> entries.exists(AgentJoined.class::isInstance);
            case VEHICLE_SLOTS, VEHICLE_COST -> entries.exists(VehicleBuilt.class::isInstance);
            case CARRY -> entries.exists(any(Loaded.class::isInstance, Bearing::walksARound));
            case WALK -> entries.exists(Bearing::walks);
            case ROAD_SPEED -> entries.exists(RoadLaid.class::isInstance);
            case MOVES -> entries.exists(any(Bearing::walks, RoadLaid.class::isInstance));
        };
    }

    private static Predicate<GameEntry> any(Predicate<GameEntry> one, Predicate<GameEntry> other) {
        return one.or(other);
    }

    private static boolean raisesWorkshop(GameEntry entry) {
        return entry instanceof BuildingRaised raised
                && raised.building() == BuildingKind.WORKSHOP
                && raised.level().number() > 0;
    }

    private static boolean walksARound(GameEntry entry) {
        return entry instanceof RouteAssigned;
    }

    private static boolean walks(GameEntry entry) {
        return entry instanceof AgentMoved || entry instanceof RouteAssigned;
    }
}
