package sortis.cli.report;

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
import sortis.value.AgentName;

/// What an entry says, in a few words.
final class EntryPhrase {
    private EntryPhrase() {}

    static String of(GameEntry entry) {
        return switch (entry) {
            case GameStarted game -> "the game starts on " + Words.of(game.start());
            case EntryStruck struck -> "entry " + struck.entry() + " is struck";
            case SequenceWritten line -> "numbers of the " + line.axis() + " sequence";
            case SquareCharted chart -> Words.of(chart.at()) + " is charted";
            case AgentMoved moved ->
                    name(moved.agent()) + " sets out for " + Words.of(moved.path().last());
            case RouteAssigned route ->
                    name(route.agent()) + " begins a route on " + Words.of(route.at());
            case AgentJoined joined -> name(joined.agent()) + " joins on " + Words.of(joined.at());
            case ForestCleared cleared ->
                    name(cleared.agent()) + " clears " + Words.of(cleared.at());
            case BuildingRaised raised ->
                    name(raised.agent())
                            + " raises "
                            + raised.building()
                            + " "
                            + raised.level()
                            + " on "
                            + Words.of(raised.at());
            case RoadLaid road ->
                    name(road.agent())
                            + " lays road "
                            + road.grade()
                            + " on "
                            + Words.of(road.at());
            case VehicleBuilt built -> name(built.agent()) + " builds vehicle " + built.level();
            case OperationStarted started ->
                    name(started.agent()) + " operates " + Words.of(started.at());
            case OperationEnded ended -> name(ended.agent()) + " ends operating";
            case SmelterFed fed ->
                    name(fed.agent()) + " feeds the smelter on " + Words.of(fed.at());
            case Loaded loaded -> name(loaded.agent()) + " loads on " + Words.of(loaded.at());
            case Unloaded unloaded ->
                    name(unloaded.agent()) + " unloads on " + Words.of(unloaded.at());
            case TurnsSkipped skipped -> "a skip to turn " + skipped.to();
            case StockCounted _ -> "a count";
            case PositionNoted noted ->
                    name(noted.agent()) + " is noted on " + Words.of(noted.at());
        };
    }

    private static String name(AgentName agent) {
        return Words.named(agent.text());
    }
}
