package sortis.testing;

import static sortis.testing.Words.bag;
import static sortis.testing.Words.resource;
import static sortis.testing.Words.square;

import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// A readable entry, and the claims that it may make. See [Entries] for all kinds.
///
/// @param turn written; none: the turn of the line before
public record Draft(Option<Turn> turn, Option<EntryNumber> seq, GameEntry content) implements Line {
    static Draft of(GameEntry content) {
        return new Draft(Option.none(), Option.none(), content);
    }

    /// Written on that turn.
    public Draft on(long number) {
        return new Draft(Option.of(new Turn(number)), seq, content);
    }

    /// Bearing that `seq`.
    public Draft numbered(long number) {
        return new Draft(turn, Option.of(new EntryNumber(number)), content);
    }

    public Draft paying(String resource, long amount) {
        return paying(bag(resource, amount));
    }

    public Draft paying(String resource, long amount, String other, long more) {
        return paying(bag(resource, amount, other, more));
    }

    /// ‹paid›.
    public Draft paying(Bag paid) {
        Option<Bag> claim = Option.of(paid);
        return saying(
                switch (content) {
                    case BuildingRaised(var agent, var kind, var level, var at, _) ->
                            new BuildingRaised(agent, kind, level, at, claim);
                    case RoadLaid(var agent, var grade, var path, _) ->
                            new RoadLaid(agent, grade, path, claim);
                    case VehicleBuilt(var agent, var level, var at, _, var slots) ->
                            new VehicleBuilt(agent, level, at, claim, slots);
                    case SmelterFed(var agent, var at, var n, _, var yields, var ready) ->
                            new SmelterFed(agent, at, n, claim, yields, ready);
                    default -> throw claimsNo("paid");
                });
    }

    /// ‹wood› of a clearing, ‹yields› of a smelter.
    public Draft yielding(long amount) {
        Option<Amount> claim = Option.of(new Amount(amount));
        return saying(
                switch (content) {
                    case ForestCleared(var agent, var at, _) -> new ForestCleared(agent, at, claim);
                    case SmelterFed(var agent, var at, var n, var paid, _, var ready) ->
                            new SmelterFed(agent, at, n, paid, claim, ready);
                    default -> throw claimsNo("yields");
                });
    }

    /// `batches` of a smelter.
    public Draft batches(int number) {
        return saying(
                switch (content) {
                    case SmelterFed(var agent, var at, _, var paid, var yields, var ready) ->
                            new SmelterFed(agent, at, number, paid, yields, ready);
                    default -> throw claimsNo("batches");
                });
    }

    /// ‹arrives› of a walk, ‹ready› of a smelter, `on` of a position: the turn it says.
    public Draft by(long number) {
        Option<Turn> claim = Option.of(new Turn(number));
        return saying(
                switch (content) {
                    case AgentMoved(var agent, var path, _) -> new AgentMoved(agent, path, claim);
                    case SmelterFed(var agent, var at, var n, var paid, var yields, _) ->
                            new SmelterFed(agent, at, n, paid, yields, claim);
                    case PositionNoted(var agent, var at, _) -> new PositionNoted(agent, at, claim);
                    default -> throw claimsNo("turn");
                });
    }

    /// ‹period› of a route.
    public Draft period(long number) {
        return saying(
                switch (content) {
                    case RouteAssigned(var agent, var first, var rest, _, var phase) ->
                            new RouteAssigned(
                                    agent, first, rest, Option.of(new Turn(number)), phase);
                    default -> throw claimsNo("period");
                });
    }

    /// ‹phase› of a route.
    public Draft phase(long number) {
        return saying(
                switch (content) {
                    case RouteAssigned(var agent, var first, var rest, var period, _) ->
                            new RouteAssigned(
                                    agent, first, rest, period, Option.of(new Turn(number)));
                    default -> throw claimsNo("phase");
                });
    }

    /// ‹slots› of a vehicle.
    public Draft slots(long number) {
        return saying(
                switch (content) {
                    case VehicleBuilt(var agent, var level, var at, var paid, _) ->
                            new VehicleBuilt(agent, level, at, paid, Option.of(new Amount(number)));
                    default -> throw claimsNo("slots");
                });
    }

    /// ‹gained› of a skip, of one more resource.
    public Draft gaining(String resource, long amount) {
        return saying(
                switch (content) {
                    case TurnsSkipped(var to, var gained) ->
                            new TurnsSkipped(
                                    to,
                                    Option.of(with(gained.getOrElse(Bag.EMPTY), resource, amount)));
                    default -> throw claimsNo("gained");
                });
    }

    /// So much of one more resource in a count.
    public Draft of(String resource, long amount) {
        return saying(
                switch (content) {
                    case StockCounted(var stock, var at) ->
                            new StockCounted(with(stock, resource, amount), at);
                    default -> throw claimsNo("stock");
                });
    }

    /// The square of a count.
    public Draft at(String xy) {
        return saying(
                switch (content) {
                    case StockCounted(var stock, _) ->
                            new StockCounted(stock, Option.of(square(xy)));
                    default -> throw claimsNo("at");
                });
    }

    private static Bag with(Bag bag, String resource, long amount) {
        return new Bag(bag.amounts().put(resource(resource), new Amount(amount)));
    }

    private Draft saying(GameEntry changed) {
        return new Draft(turn, seq, changed);
    }

    private IllegalStateException claimsNo(String what) {
        return new IllegalStateException(what + " is no part of " + content);
    }

    @Override
    public LogLine standing(Where where, Turn last) {
        return new LogLine.Entry(where, turn.getOrElse(last), seq, Option.none(), content);
    }
}
