package sortis.eventstore.json;

import io.vavr.control.Option;
import io.vavr.control.Validation;
import sortis.entry.GameEntry;

/// The types of entry that the rulebook knows (rulebook §7).
final class EntryShapes {
    /// How the content of a type of entry is read from its fields.
    @FunctionalInterface
    interface Content {
        Validation<Flaw, ? extends GameEntry> read(Fields fields);
    }

    private EntryShapes() {}

    static Option<Content> named(String type) {
        return switch (type) {
            case "game-started" -> Option.some(LogShapes::gameStarted);
            case "sequence-written" -> Option.some(MapShapes::sequenceWritten);
            case "square-charted" -> Option.some(MapShapes::squareCharted);
            case "agent-moved" -> Option.some(AgentShapes::agentMoved);
            case "route-assigned" -> Option.some(AgentShapes::routeAssigned);
            case "forest-cleared" -> Option.some(BuildingShapes::forestCleared);
            case "building-raised" -> Option.some(BuildingShapes::buildingRaised);
            case "road-laid" -> Option.some(BuildingShapes::roadLaid);
            case "operation-started" -> Option.some(WorkShapes::operationStarted);
            case "operation-ended" -> Option.some(WorkShapes::operationEnded);
            case "smelter-fed" -> Option.some(WorkShapes::smelterFed);
            case "loaded" -> Option.some(WorkShapes::loaded);
            case "unloaded" -> Option.some(WorkShapes::unloaded);
            case "vehicle-built" -> Option.some(BuildingShapes::vehicleBuilt);
            case "agent-joined" -> Option.some(AgentShapes::agentJoined);
            case "turns-skipped" -> Option.some(LedgerShapes::turnsSkipped);
            case "stock-counted" -> Option.some(LedgerShapes::stockCounted);
            case "position-noted" -> Option.some(LedgerShapes::positionNoted);
            case "entry-struck" -> Option.some(LogShapes::entryStruck);
            default -> Option.none();
        };
    }
}
