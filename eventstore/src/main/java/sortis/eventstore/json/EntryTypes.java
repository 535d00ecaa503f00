package sortis.eventstore.json;

import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;

/// How logs spell the types of entries (rulebook §7).
final class EntryTypes {
    private EntryTypes() {}

    static String of(GameEntry entry) {
        return switch (entry) {
            case GameStarted _ -> "game-started";
            case SequenceWritten _ -> "sequence-written";
            case SquareCharted _ -> "square-charted";
            case AgentMoved _ -> "agent-moved";
            case RouteAssigned _ -> "route-assigned";
            case ForestCleared _ -> "forest-cleared";
            case BuildingRaised _ -> "building-raised";
            case RoadLaid _ -> "road-laid";
            case OperationStarted _ -> "operation-started";
            case OperationEnded _ -> "operation-ended";
            case SmelterFed _ -> "smelter-fed";
            case Loaded _ -> "loaded";
            case Unloaded _ -> "unloaded";
            case VehicleBuilt _ -> "vehicle-built";
            case AgentJoined _ -> "agent-joined";
            case TurnsSkipped _ -> "turns-skipped";
            case StockCounted _ -> "stock-counted";
            case PositionNoted _ -> "position-noted";
            case EntryStruck _ -> "entry-struck";
        };
    }
}
