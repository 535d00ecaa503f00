package sortis.rules.building;

import static sortis.rule.Citation.ruling;
import static sortis.rule.Citation.text;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingKind;
import sortis.finding.Booking;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.FindingId;
import sortis.finding.Step;
import sortis.notebook.Ground;
import sortis.rule.Funds;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.ruling.LevelsRuling;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.Building;
import sortis.world.Costs;
import sortis.world.Land;
import sortis.world.Structure;

/// The laws about clearing and about where and how high to build.
public enum BuildingRule implements Rule {
    /// `clear-terrain`: an uncleared forest on which nothing stands can be cleared.
    CLEAR_TERRAIN(
            Statute.of(
                    "clear-terrain",
                    text(2),
                    Judgments.of(ForestCleared.class, BuildingRule::forestsAreCleared))),

    /// `clear-yield`: clearing yields as much wood as `clearingWood` says.
    CLEAR_YIELD(
            Statute.of(
                    "clear-yield",
                    ruling(3),
                    Judgments.of(ForestCleared.class, BuildingRule::clearingYieldsWood))),

    /// `build-terrain`: each building and road has its ground.
    BUILD_TERRAIN(
            Statute.of(
                    "build-terrain",
                    text(6),
                    Judgments.of(BuildingRaised.class, BuildingRule::buildingsHaveTheirGround)
                            .and(RoadLaid.class, BuildingRule::roadsHaveTheirGround))),

    /// `build-occupied`: a square holds one building or road.
    BUILD_OCCUPIED(
            Statute.of(
                    "build-occupied",
                    ruling(6),
                    Judgments.of(BuildingRaised.class, BuildingRule::buildingsStandAlone)
                            .and(RoadLaid.class, BuildingRule::roadsCoverLowerRoads))),

    /// `build-level`: levels rise as `levels` says.
    BUILD_LEVEL(
            Statute.of(
                    "build-level",
                    ruling(3),
                    Judgments.of(BuildingRaised.class, BuildingRule::levelsRise))),

    /// `build-workshop`: building at a level asks for a workshop of that level.
    BUILD_WORKSHOP(
            Statute.of(
                    "build-workshop",
                    text(6),
                    Judgments.of(
                                    BuildingRaised.class,
                                    (scene, entry) ->
                                            Permit.of(scene, entry).missingWorkshop(scene, entry))
                            .and(
                                    RoadLaid.class,
                                    (scene, entry) ->
                                            Permit.of(scene, entry)
                                                    .missingWorkshop(scene, entry)))),

    /// `build-authority`: building at a level asks for an agent who has visited a workshop of that
    /// level.
    BUILD_AUTHORITY(
            Statute.of(
                    "build-authority",
                    text(6),
                    Judgments.of(
                                    BuildingRaised.class,
                                    (scene, entry) ->
                                            Permit.of(scene, entry).missingAuthority(scene, entry))
                            .and(
                                    RoadLaid.class,
                                    (scene, entry) ->
                                            Permit.of(scene, entry)
                                                    .missingAuthority(scene, entry)))),

    /// `build-cost`: what was paid is what it costs.
    BUILD_COST(
            Statute.of(
                    "build-cost",
                    text(6),
                    Judgments.of(BuildingEntry.class, BuildingRule::costsArePowersOfTwo))),

    /// `build-funds`: pile and load, or the store, hold the cost.
    BUILD_FUNDS(
            Statute.of(
                    "build-funds",
                    ruling(6),
                    Judgments.of(BuildingEntry.class, BuildingRule::costsAreAtHand)));

    private final Statute statute;

    BuildingRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> forestsAreCleared(Scene scene, ForestCleared entry) {
        Land land = scene.world().land();
        boolean isEmpty = land.at(entry.at()).isEmpty();
        return Option.when(
                        !isEmpty || !land.isUnclearedForest(entry.at()),
                        () ->
                                ground(land, entry.at())
                                        .because(
                                                isEmpty
                                                        ? charted(scene, entry.at())
                                                                .excuse(Ground::isUnclearedForest)
                                                        : Vector.empty()))
                .toVector();
    }

    private static Seq<Evidence> clearingYieldsWood(Scene scene, ForestCleared entry) {
        Amount truth = scene.world().rules().clearingWood();
        return entry.wood()
                .filter(wood ->
                        scene.world().land().isUnclearedForest(entry.at()) && !wood.equals(truth))
                .map(wood ->
                        Evidence.of(Option.of(entry.at()), Resource.WOOD)
                                .claiming(Datum.of(wood))
                                .expecting(Datum.of(truth))
                                .showing(
                                        new Step.Ruled(
                                                "clearingWood",
                                                truth.toString(),
                                                Option.none(),
                                                truth))
                                .booking(
                                        Booking.onSquare(Bag.of(Resource.WOOD, wood.minus(truth)))))
                .toVector();
    }

    private static Seq<Evidence> buildingsHaveTheirGround(Scene scene, BuildingRaised entry) {
        Land land = scene.world().land();
        boolean isUpgrade = land.levelOf(entry.building(), entry.at()).isDefined();
        return Option.when(
                        !isUpgrade && !Ground.of(land, entry.at()).bears(entry.building()),
                        () ->
                                ground(land, entry.at())
                                        .because(
                                                charted(scene, entry.at())
                                                        .excuse(ground ->
                                                                ground.bears(entry.building()))))
                .toVector();
    }

    private static Seq<Evidence> roadsHaveTheirGround(Scene scene, RoadLaid entry) {
        Land land = scene.world().land();
        return Building.squares(scene.world(), entry)
                .filter(square ->
                        land.gradeAt(square).isEmpty() && !Ground.of(land, square).bearsRoad())
                .map(square ->
                        ground(land, square)
                                .because(charted(scene, square).excuse(Ground::bearsRoad)));
    }

    private static Evidence ground(Land land, Square square) {
        return Evidence.at(square)
                .showing(new Step.Classified(land.map().value(square)))
                .showing(new Step.Lies(square, Ground.of(land, square).cover()));
    }

    private static Seq<Evidence> buildingsStandAlone(Scene scene, BuildingRaised entry) {
        return scene.world()
                .land()
                .at(entry.at())
                .filter(there -> !there.kind().contains(entry.building()))
                .map(there -> Sites.taken(entry.at(), there))
                .toVector();
    }

    private static Seq<Evidence> roadsCoverLowerRoads(Scene scene, RoadLaid entry) {
        Land land = scene.world().land();
        return Building.squares(scene.world(), entry)
                .flatMap(square ->
                        land.at(square)
                                .filter(there -> !isLowerRoad(there, entry.grade()))
                                .map(there -> Sites.taken(square, there)));
    }

    private static boolean isLowerRoad(Structure there, Level grade) {
        return there instanceof Structure.Road(Level lower) && !lower.isAtLeast(grade);
    }

    private static Seq<Evidence> levelsRise(Scene scene, BuildingRaised entry) {
        Option<Level> present = scene.world().land().levelOf(entry.building(), entry.at());
        Level next = LevelsRuling.next(present);
        return Option.when(
                        !scene.world().rules().levels().allows(present, entry.level()),
                        () ->
                                Evidence.at(entry.at())
                                        .claiming(Datum.of(entry.level()))
                                        .expecting(Datum.of(next))
                                        .showing(new Step.Raised(present, next)))
                .toVector();
    }

    private static Seq<Evidence> costsArePowersOfTwo(Scene scene, BuildingEntry entry) {
        Option<Bag> paid = Payments.paid(entry);
        return Building.cost(scene.world(), entry)
                .flatMap(cost ->
                        paid.filter(claimed -> !claimed.holdsSameAs(cost))
                                .map(claimed ->
                                        Funds.wrong(entry.at(), claimed, cost)
                                                .because(chartedCost(scene, entry, claimed))
                                                .showing(
                                                        Payments.price(scene.world(), entry, cost)
                                                                .toVector())))
                .toVector();
    }

    /// The findings of a wrong chart, if the claim is what an extractor costs on the ground as
    /// charted.
    private static Seq<FindingId> chartedCost(Scene scene, BuildingEntry entry, Bag claimed) {
        return entry instanceof BuildingRaised(_, var kind, var level, var at, _)
                        && kind == BuildingKind.EXTRACTOR
                ? charted(scene, at)
                        .excuse(ground ->
                                Costs.of(kind, level, ground.produce())
                                        .exists(claimed::holdsSameAs))
                : Vector.empty();
    }

    private static Seq<Evidence> costsAreAtHand(Scene scene, BuildingEntry entry) {
        return Building.cost(scene.world(), entry)
                .map(cost -> Funds.shortage(scene, entry, cost))
                .getOrElse(Vector.empty());
    }

    private static Charted charted(Scene scene, Square square) {
        return predicate ->
                scene.notebook().map().charts().excuse(scene.world().land(), square, predicate);
    }

    /// The findings of a square's last chart, if the ground is right by it.
    @FunctionalInterface
    private interface Charted {
        Seq<FindingId> excuse(Predicate<Ground> isRight);
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
