package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingKind;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.finding.Datum;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.world.Agent;

/// Goods that were perhaps moved, dug or cut without being written down.
final class MissingGoods {
    private static final int MORE = 3;

    private MissingGoods() {}

    /// Goods were taken up where an agent stood before: those it lacks, or those that lie there too
    /// many; or more of the same.
    static Seq<Slip> loads(Case it) {
        Bag goods = it.code().equals("stock-count") ? excess(it) : lacking(it);
        return goods.isEmpty()
                ? Vector.empty()
                : Stand.before(it)
                        .filter(stand -> !it.world().placeOf(stand.at()).equals(Place.store()))
                        .flatMap(stand ->
                                Vector.rangeClosed(0, MORE)
                                        .map(more -> loaded(it, stand, more(goods, more), more)));
    }

    private static Bag more(Bag goods, int units) {
        return new Bag(goods.amounts().mapValues(amount -> amount.plus(new Amount(units))));
    }

    private static Slip loaded(Case it, Stand stand, Bag goods, int more) {
        return Missing.lost(
                it,
                stand.index(),
                stand.turn(),
                new Loaded(stand.agent(), stand.at(), goods),
                Missing.LOST_EARLIER.and(Doubt.oneOf(1.0 + more)));
    }

    /// Goods were put down by those who carried them: those lacking, or everything.
    static Seq<Slip> unloads(Case it) {
        Bag lacking = lacking(it);
        return Stand.before(it)
                .flatMap(stand ->
                        load(it, stand)
                                .filter(load -> !load.isEmpty())
                                .toVector()
                                .flatMap(load -> Vector.of(load, load.within(lacking)).distinct())
                                .filter(goods -> !goods.isEmpty())
                                .map(goods ->
                                        Missing.lost(
                                                it,
                                                stand.index(),
                                                stand.turn(),
                                                new Unloaded(stand.agent(), stand.at(), goods),
                                                Missing.LOST_EARLIER)));
    }

    private static Option<Bag> load(Case it, Stand stand) {
        return it.course().world(stand.index()).agents().named(stand.agent()).map(Agent::load);
    }

    /// An extractor was operated by somebody who stood there.
    static Seq<Slip> operations(Case it) {
        return Stand.before(it)
                .filter(stand -> hasExtractor(it, stand))
                .map(stand ->
                        Missing.lost(
                                it,
                                stand.index(),
                                stand.turn(),
                                new OperationStarted(stand.agent(), stand.at()),
                                Missing.LOST));
    }

    private static boolean hasExtractor(Case it, Stand stand) {
        return it.course()
                .world(stand.index())
                .land()
                .levelOf(BuildingKind.EXTRACTOR, stand.at())
                .isDefined();
    }

    /// A forest beside the place where an agent stood was cleared, or the one it stood on.
    static Seq<Slip> clearings(Case it) {
        return lacking(it).amount(Resource.WOOD).isPositive()
                ? Stand.before(it)
                        .filter(stand -> it.world().land().isUnclearedForest(stand.at()))
                        .map(stand ->
                                Missing.lost(
                                        it,
                                        stand.index(),
                                        stand.turn(),
                                        new ForestCleared(stand.agent(), stand.at(), Option.none()),
                                        Missing.LOST_EARLIER))
                : Vector.empty();
    }

    /// What there is too little of, by the finding.
    private static Bag lacking(Case it) {
        Bag claimed = goods(it, it.finding().evidence().claimed());
        Bag expected = goods(it, it.finding().evidence().expected());
        return claimed.beyond(expected);
    }

    /// What there is too much of.
    static Bag excess(Case it) {
        Bag claimed = goods(it, it.finding().evidence().claimed());
        Bag expected = goods(it, it.finding().evidence().expected());
        return expected.beyond(claimed);
    }

    private static Bag goods(Case it, Option<Datum> datum) {
        return switch (datum.getOrElse(new Datum.Fact())) {
            case Datum.Goods(Bag bag) -> bag;
            case Datum.Count(long units)
                    when it.finding().evidence().subject()
                            instanceof sortis.finding.Subject.OfResource(_, Resource resource) ->
                    Bag.of(resource, new Amount(units));
            default -> Bag.EMPTY;
        };
    }
}
