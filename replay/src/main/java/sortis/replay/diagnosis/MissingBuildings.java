package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Square;
import sortis.world.Costs;
import sortis.world.Land;

/// Buildings and vehicles that were perhaps raised without being written down.
final class MissingBuildings {
    private MissingBuildings() {}

    /// A building of the kind that the finding misses.
    static Seq<Slip> raised(Case it, BuildingKind kind) {
        return it.square()
                .toVector()
                .flatMap(at -> {
                    Level level =
                            it.world()
                                    .land()
                                    .levelOf(kind, at)
                                    .map(Level::next)
                                    .getOrElse(Level.ZERO);
                    Seq<Slip> now =
                            it.agent()
                                    .toVector()
                                    .map(agent ->
                                            Missing.lost(
                                                    it,
                                                    it.index(),
                                                    it.turn(),
                                                    raised(agent, kind, level, at),
                                                    Missing.LOST));
                    return now.appendAll(raisedBefore(it, kind, level, at));
                });
    }

    private static BuildingRaised raised(
            AgentName agent, BuildingKind kind, Level level, Square at) {
        return new BuildingRaised(agent, kind, level, at, Option.none());
    }

    /// The building was raised by somebody who stood there before.
    private static Seq<Slip> raisedBefore(Case it, BuildingKind kind, Level level, Square at) {
        return Stand.before(it)
                .filter(stand -> stand.at().equals(at))
                .map(stand ->
                        Missing.lost(
                                it,
                                stand.index(),
                                stand.turn(),
                                raised(stand.agent(), kind, level, at),
                                Missing.LOST_EARLIER));
    }

    /// The level below was raised before: of the same building, or of the workshop asked for.
    static Seq<Slip> levels(Case it) {
        return it.content().toVector().flatMap(content -> levels(it, content));
    }

    private static Seq<Slip> levels(Case it, GameEntry content) {
        Seq<Slip> same =
                content instanceof BuildingRaised raised
                        ? raised(it, raised.building())
                        : Vector.empty();
        return same.appendAll(
                it.world()
                        .land()
                        .all(BuildingKind.WORKSHOP)
                        .toVector()
                        .flatMap(each ->
                                raisedBefore(it, BuildingKind.WORKSHOP, each._2.next(), each._1)));
    }

    /// Something was raised where an agent stood, new or once more, which cost what lies there too
    /// many, or yields what is lacking.
    static Seq<Slip> raises(Case it) {
        Bag excess = MissingGoods.excess(it);
        return Stand.before(it)
                .reverse()
                .flatMap(stand ->
                        Vector.of(BuildingKind.values())
                                .flatMap(kind -> raise(it, stand, kind, excess)));
    }

    private static Option<Slip> raise(Case it, Stand stand, BuildingKind kind, Bag excess) {
        Land land = it.course().world(stand.index()).land();
        Option<Level> present = land.levelOf(kind, stand.at());
        Level level = present.map(Level::next).getOrElse(Level.ZERO);
        boolean isCost =
                Costs.of(kind, level, land.produce(stand.at()))
                        .exists(cost -> !cost.within(excess).isEmpty());
        return Option.when(
                level.number() <= Level.LAST
                        && (isCost || (excess.isEmpty() && present.isDefined())),
                () ->
                        Missing.lost(
                                it,
                                stand.index(),
                                stand.turn(),
                                raised(stand.agent(), kind, level, stand.at()),
                                Missing.LOST_EARLIER));
    }

    static Seq<Slip> vehicles(Case it) {
        return Stand.before(it)
                .filter(stand -> it.agent().contains(stand.agent()))
                .flatMap(stand ->
                        it.course()
                                .world(stand.index())
                                .land()
                                .levelOf(BuildingKind.WORKSHOP, stand.at())
                                .map(level ->
                                        Missing.lost(
                                                it,
                                                stand.index(),
                                                stand.turn(),
                                                new VehicleBuilt(
                                                        stand.agent(),
                                                        level,
                                                        stand.at(),
                                                        Option.none(),
                                                        Option.none()),
                                                Missing.LOST_EARLIER)));
    }
}
