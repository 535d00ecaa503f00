package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.MapEntry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.ProductionEntry;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.value.Path;
import sortis.value.Square;

/// The squares that entries name.
final class SquareFields {
    private SquareFields() {}

    static Seq<Field<Square>> of(GameEntry entry) {
        return switch (entry) {
            case LogEntry log -> of(log);
            case MapEntry map -> of(map);
            case AgentEntry agent -> of(agent);
            case BuildingEntry building -> of(building);
            case ProductionEntry production -> of(production);
            case HaulageEntry haulage -> of(haulage);
            case LedgerEntry ledger -> of(ledger);
        };
    }

    private static Seq<Field<Square>> one(Square written, Function<Square, GameEntry> with) {
        return Vector.of(new Field<>(written, with));
    }

    private static Seq<Field<Square>> of(LogEntry entry) {
        return switch (entry) {
            case GameStarted it ->
                    one(
                            it.start(),
                            at ->
                                    new GameStarted(
                                            it.seeds(),
                                            at,
                                            it.agents(),
                                            it.player(),
                                            it.title(),
                                            it.rulings()));
            case EntryStruck _ -> Vector.empty();
        };
    }

    private static Seq<Field<Square>> of(MapEntry entry) {
        return switch (entry) {
            case SquareCharted it ->
                    one(
                            it.at(),
                            at ->
                                    new SquareCharted(
                                            at, it.value(), it.nibble(), it.terrain(), it.ore()));
            case SequenceWritten _ -> Vector.empty();
        };
    }

    private static Seq<Field<Square>> of(AgentEntry entry) {
        return switch (entry) {
            case AgentMoved it ->
                    of(it.path(), path -> new AgentMoved(it.agent(), path, it.arrives()));
            case RouteAssigned it -> ofRoute(it);
            case AgentJoined it -> one(it.at(), at -> new AgentJoined(it.agent(), at));
        };
    }

    private static Seq<Field<Square>> of(Path path, Function<Path, GameEntry> with) {
        Seq<Square> corners = path.corners();
        return Vector.range(0, corners.size())
                .map(index ->
                        new Field<>(
                                corners.get(index),
                                square -> with.apply(path(corners.update(index, square)))));
    }

    static Path path(Seq<Square> corners) {
        return new Path(corners.get(0), corners.drop(1));
    }

    private static Seq<Field<Square>> ofRoute(RouteAssigned it) {
        Seq<Stop> stops = it.stops();
        return Vector.range(0, stops.size())
                .flatMap(index -> ofStop(stops.get(index), stop -> with(it, index, stop)));
    }

    /// The route with another stop in one place.
    static RouteAssigned with(RouteAssigned it, int index, Stop stop) {
        Seq<Stop> stops = it.stops().update(index, stop);
        return new RouteAssigned(it.agent(), stops.get(0), stops.drop(1), it.period(), it.phase());
    }

    private static Seq<Field<Square>> ofStop(Stop stop, Function<Stop, GameEntry> with) {
        Seq<Field<Square>> ways =
                Vector.range(0, stop.via().size())
                        .map(index ->
                                new Field<>(
                                        stop.via().get(index),
                                        square ->
                                                with.apply(
                                                        moved(
                                                                stop,
                                                                stop.at(),
                                                                stop.via()
                                                                        .update(index, square)))));
        return ways.prepend(
                new Field<>(stop.at(), square -> with.apply(moved(stop, square, stop.via()))));
    }

    private static Stop moved(Stop stop, Square at, Seq<Square> via) {
        return new Stop(at, via, stop.waits(), stop.unload(), stop.feed(), stop.load());
    }

    private static Seq<Field<Square>> of(BuildingEntry entry) {
        return switch (entry) {
            case ForestCleared it ->
                    one(it.at(), at -> new ForestCleared(it.agent(), at, it.wood()));
            case BuildingRaised it ->
                    one(
                            it.at(),
                            at ->
                                    new BuildingRaised(
                                            it.agent(), it.building(), it.level(), at, it.paid()));
            case RoadLaid it ->
                    of(it.path(), path -> new RoadLaid(it.agent(), it.grade(), path, it.paid()));
            case VehicleBuilt it ->
                    one(
                            it.at(),
                            at ->
                                    new VehicleBuilt(
                                            it.agent(), it.level(), at, it.paid(), it.slots()));
        };
    }

    private static Seq<Field<Square>> of(ProductionEntry entry) {
        return switch (entry) {
            case OperationStarted it -> one(it.at(), at -> new OperationStarted(it.agent(), at));
            case OperationEnded _ -> Vector.empty();
            case SmelterFed it ->
                    one(
                            it.at(),
                            at ->
                                    new SmelterFed(
                                            it.agent(),
                                            at,
                                            it.batches(),
                                            it.paid(),
                                            it.yields(),
                                            it.ready()));
        };
    }

    private static Seq<Field<Square>> of(HaulageEntry entry) {
        return switch (entry) {
            case Loaded it -> one(it.at(), at -> new Loaded(it.agent(), at, it.what()));
            case Unloaded it -> one(it.at(), at -> new Unloaded(it.agent(), at, it.what()));
        };
    }

    private static Seq<Field<Square>> of(LedgerEntry entry) {
        return switch (entry) {
            case TurnsSkipped _ -> Vector.empty();
            case StockCounted it ->
                    it.at()
                            .toVector()
                            .flatMap(at ->
                                    one(at, to -> new StockCounted(it.stock(), Option.of(to))));
            case PositionNoted it -> one(it.at(), at -> new PositionNoted(it.agent(), at, it.on()));
        };
    }
}
