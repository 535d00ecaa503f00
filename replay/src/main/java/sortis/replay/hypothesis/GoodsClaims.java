package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine.Entry;
import sortis.entry.ProductionEntry;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.finding.Datum;
import sortis.time.Due;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.Mine;
import sortis.world.Structure;
import sortis.world.World;

/// The claims about smelting, skips and counts.
final class GoodsClaims {
    private GoodsClaims() {}

    static Seq<Claim> of(Entry entry, ProductionEntry producing, World now) {
        return producing instanceof SmelterFed fed
                ? smelter(now, fed.at())
                        .map(level -> smelting(entry, fed, level, now))
                        .getOrElse(Vector.empty())
                : Vector.empty();
    }

    private static Option<Level> smelter(World now, Square at) {
        return now.land().at(at).filter(Structure.Smelter.class::isInstance).map(Structure::level);
    }

    private static Seq<Claim> smelting(Entry entry, SmelterFed fed, Level level, World now) {
        Option<Claim> paid =
                fed.paid()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "smelt-cost",
                                        Datum.of(claimed),
                                        new Problem.Feeding(level, fed.batches())));
        Option<Claim> yields =
                fed.yields()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "smelt-yield",
                                        Resource.ore(level.next()).rank(),
                                        Datum.of(claimed),
                                        new Problem.Smelting(level, fed.batches())));
        Option<Claim> ready =
                fed.ready()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "smelt-ready",
                                        Datum.of(claimed),
                                        new Problem.Readiness(now.turn())));
        return paid.toVector().appendAll(yields).appendAll(ready);
    }

    static Seq<Claim> of(Entry entry, TurnsSkipped skipped, World now) {
        return skipped.gained()
                .filter(_ -> now.turn().isBefore(skipped.to()))
                .map(gained ->
                        gained.resources()
                                .map(resource ->
                                        Claim.of(
                                                entry,
                                                "skip-gain",
                                                resource.rank(),
                                                Datum.of(gained.amount(resource)),
                                                gain(skipped, resource, now))))
                .getOrElse(Vector.empty());
    }

    private static Problem gain(TurnsSkipped skipped, Resource resource, World now) {
        return new Problem.Gain(
                now.mines().filter(mine -> mine.resource().equals(resource)),
                skipped.to().since(now.turn()),
                now.total().amount(resource));
    }

    static Seq<Claim> of(Entry entry, StockCounted counted, World now) {
        Option<Square> at =
                counted.at().filter(square -> now.placeOf(square) instanceof Place.OnSquare);
        return counted.stock()
                .resources()
                .map(resource ->
                        Claim.of(
                                entry,
                                "stock-count",
                                resource.rank(),
                                Datum.of(counted.stock().amount(resource)),
                                count(at, resource, now)));
    }

    /// What there is of a resource on a square, or everywhere.
    private static Problem count(Option<Square> at, Resource resource, World now) {
        Seq<Mine> mines =
                now.mines()
                        .filter(mine -> mine.resource().equals(resource))
                        .filter(mine -> at.forAll(mine.at()::equals));
        Bag carried =
                at.isDefined()
                        ? Bag.EMPTY
                        : now.agents().inOrder().map(Agent::load).fold(Bag.EMPTY, Bag::plus);
        return new Problem.Count(mines, carried.amount(resource), due(at, resource, now));
    }

    private static Amount due(Option<Square> at, Resource resource, World now) {
        return now.deliveries()
                .filter(due -> at.forAll(due.at()::equals))
                .map(Due::goods)
                .fold(Bag.EMPTY, Bag::plus)
                .amount(resource);
    }
}
