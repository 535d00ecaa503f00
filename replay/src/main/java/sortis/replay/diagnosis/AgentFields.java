package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
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
import sortis.entry.MapEntry;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.value.AgentName;

/// The agents that entries name.
final class AgentFields {
    private AgentFields() {}

    static Seq<Field<AgentName>> of(GameEntry entry) {
        return entry.namedAgent()
                .map(name -> new Field<>(name, other -> with(entry, other)))
                .toVector();
    }

    /// The entry with another agent; the same if it names none.
    static GameEntry with(GameEntry entry, AgentName name) {
        return switch (entry) {
            case GameStarted _, EntryStruck _, MapEntry _, TurnsSkipped _, StockCounted _ -> entry;
            case AgentMoved it -> new AgentMoved(name, it.path(), it.arrives());
            case RouteAssigned it ->
                    new RouteAssigned(name, it.first(), it.rest(), it.period(), it.phase());
            case AgentJoined it -> new AgentJoined(name, it.at());
            case ForestCleared it -> new ForestCleared(name, it.at(), it.wood());
            case BuildingRaised it ->
                    new BuildingRaised(name, it.building(), it.level(), it.at(), it.paid());
            case RoadLaid it -> new RoadLaid(name, it.grade(), it.path(), it.paid());
            case VehicleBuilt it ->
                    new VehicleBuilt(name, it.level(), it.at(), it.paid(), it.slots());
            case OperationStarted it -> new OperationStarted(name, it.at());
            case OperationEnded _ -> new OperationEnded(name);
            case SmelterFed it ->
                    new SmelterFed(name, it.at(), it.batches(), it.paid(), it.yields(), it.ready());
            case Loaded it -> new Loaded(name, it.at(), it.what());
            case Unloaded it -> new Unloaded(name, it.at(), it.what());
            case PositionNoted it -> new PositionNoted(name, it.at(), it.on());
        };
    }
}
