package sortis.testing;

import static sortis.testing.Words.agent;
import static sortis.testing.Words.level;
import static sortis.testing.Words.path;
import static sortis.testing.Words.square;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.value.Axis;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// One word for every kind of entry (rulebook §7). Where no agent is named it is A.
public final class Entries {
    private Entries() {}

    /// The game started once more.
    public static Draft startedAgain(GameDraft game) {
        return Draft.of(game.started());
    }

    public static Draft struck(long entry) {
        return Draft.of(new EntryStruck(new EntryNumber(entry), Option.none()));
    }

    public static Draft wrote(Axis axis, int from, String... values) {
        return Draft.of(new SequenceWritten(axis, from, Vector.of(values).map(Words::octet)));
    }

    public static ChartDraft charted(String at) {
        return ChartDraft.of(square(at));
    }

    public static Draft moved(String name, String... corners) {
        return Draft.of(new AgentMoved(agent(name), path(corners), Option.none()));
    }

    public static Draft routed(String name, StopDraft first, StopDraft... rest) {
        return Draft.of(
                new RouteAssigned(
                        agent(name),
                        first.stop(),
                        Vector.of(rest).map(StopDraft::stop),
                        Option.none(),
                        Option.none()));
    }

    public static Draft joined(String name, String at) {
        return Draft.of(new AgentJoined(agent(name), square(at)));
    }

    public static Draft cleared(String at) {
        return cleared("A", at);
    }

    public static Draft cleared(String name, String at) {
        return Draft.of(new ForestCleared(agent(name), square(at), Option.none()));
    }

    public static Draft raised(BuildingKind kind, int level, String at) {
        return raised("A", kind, level, at);
    }

    public static Draft raised(String name, BuildingKind kind, int level, String at) {
        return Draft.of(
                new BuildingRaised(agent(name), kind, level(level), square(at), Option.none()));
    }

    public static Draft laid(int grade, String... corners) {
        return laidBy("A", grade, corners);
    }

    public static Draft laidBy(String name, int grade, String... corners) {
        return Draft.of(new RoadLaid(agent(name), level(grade), path(corners), Option.none()));
    }

    public static Draft drove(String name, int level, String at) {
        return Draft.of(
                new VehicleBuilt(
                        agent(name), level(level), square(at), Option.none(), Option.none()));
    }

    public static Draft operated(String name, String at) {
        return Draft.of(new OperationStarted(agent(name), square(at)));
    }

    public static Draft ended(String name) {
        return Draft.of(new OperationEnded(agent(name)));
    }

    /// One batch; see [Draft#batches].
    public static Draft fed(String name, String at) {
        return Draft.of(
                new SmelterFed(
                        agent(name), square(at), 1, Option.none(), Option.none(), Option.none()));
    }

    public static Draft loaded(String name, String at, Bag what) {
        return Draft.of(new Loaded(agent(name), square(at), what));
    }

    public static Draft unloaded(String name, String at, Bag what) {
        return Draft.of(new Unloaded(agent(name), square(at), what));
    }

    public static Draft skipped(long to) {
        return Draft.of(new TurnsSkipped(new Turn(to), Option.none()));
    }

    /// A count of everything, without any resource yet; see [Draft#at] and [Draft#of].
    public static Draft counted() {
        return Draft.of(new StockCounted(Bag.EMPTY, Option.none()));
    }

    public static Draft noted(String name, String at) {
        return Draft.of(new PositionNoted(agent(name), square(at), Option.none()));
    }
}
