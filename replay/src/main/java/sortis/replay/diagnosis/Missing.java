package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogLine.Entry;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.finding.Datum;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Costs;
import sortis.world.Land;
import sortis.world.Plan;
import sortis.world.Travel;
import sortis.world.World;

/// Entries that were perhaps lost or forgotten: what would have had to be done for the entry of a
/// finding to be legal.
final class Missing {
    static final Doubt LOST = Doubt.oneOf(24);
    private static final Doubt LOST_EARLIER = Doubt.oneOf(100);
    private static final int NEAR = 60;
    private static final int MORE = 3;

    private Missing() {}

    /// By the finding and the errors that come next, since the first that shows is often only the
    /// number of an entry.
    static Seq<Slip> of(Case it) {
        Seq<Slip> all = it.andNext().flatMap(Missing::by);
        return it.code().equals("entry-number")
                ? all.appendAll(all.flatMap(slip -> here(it, slip)))
                : all;
    }

    /// The same entry at the place of the finding, where a number is missing.
    private static Seq<Slip> here(Case it, Slip slip) {
        return slip.entry()
                .toVector()
                .flatMap(entry ->
                        it.turn(it.index() - 1)
                                .toVector()
                                .append(it.turn())
                                .distinct()
                                .map(turn ->
                                        lost(it, it.index(), turn, entry.content(), slip.doubt())));
    }

    private static Seq<Slip> by(Case it) {
        return switch (it.code()) {
            case "agent-absent", "position" -> moves(it);
            case "agent-unknown" -> joinings(it);
            case "build-terrain", "clear-terrain" -> clearings(it);
            case "build-level", "build-workshop", "build-authority" -> levels(it);
            case "operate-extractor" -> building(it, BuildingKind.EXTRACTOR);
            case "smelt-smelter" -> building(it, BuildingKind.SMELTER);
            case "vehicle-workshop" -> building(it, BuildingKind.WORKSHOP);
            case "house-absent", "house-full" -> building(it, BuildingKind.HOUSE);
            case "unload-stock" -> loads(it);
            case "build-funds", "smelt-funds", "load-stock", "skip-gain", "stock-count" ->
                    loads(it)
                            .appendAll(unloads(it))
                            .appendAll(operations(it))
                            .appendAll(clearingsBefore(it))
                            .appendAll(raises(it));
            case "load-capacity" -> unloads(it).appendAll(vehicles(it));
            case "entry-number", "strike-entry" -> anything(it);
            default -> Vector.empty();
        };
    }

    private static Slip lost(Case it, int at, Turn turn, GameEntry content, Doubt doubt) {
        Correction.Inserted inserted = it.inserted(at, turn, content);
        return Slip.meaning(Kind.MISSING, inserted, inserted.entry(), doubt);
    }

    /// The agent walked there before, as late as it could or as early.
    private static Seq<Slip> moves(Case it) {
        return it.agent()
                .toVector()
                .flatMap(agent ->
                        it.whereabouts()
                                .toVector()
                                .flatMap(from ->
                                        it.square()
                                                .toVector()
                                                .flatMap(to -> paths(from, to))
                                                .flatMap(path -> moves(it, agent, path))));
    }

    private static Seq<Path> paths(Square from, Square to) {
        Path straight = new Path(from, Vector.of(to));
        return from.equals(to)
                ? Vector.empty()
                : Vector.of(
                        straight,
                        new Path(from, Vector.of(new Square(to.x(), from.y()), to)),
                        new Path(from, Vector.of(new Square(from.x(), to.y()), to)));
    }

    private static Seq<Slip> moves(Case it, AgentName agent, Path path) {
        AgentMoved move = new AgentMoved(agent, path, Option.none());
        World world = it.world();
        return Travel.itinerary(world, move)
                .toOption()
                .toVector()
                .flatMap(walk -> moves(it, move, walk.turns()));
    }

    private static Seq<Slip> moves(Case it, AgentMoved move, long turns) {
        long latest = it.turn().number() - turns;
        int after = it.earlierOf(move.agent()).headOption().map(at -> at + 1).getOrElse(1);
        Turn earliest = free(it, after, move.agent());
        Seq<Slip> late =
                latest < earliest.number()
                        ? Vector.empty()
                        : Vector.of(
                                lost(
                                        it,
                                        slot(it, after, new Turn(latest)),
                                        new Turn(latest),
                                        move,
                                        LOST));
        return late.append(lost(it, slot(it, after, earliest), earliest, move, LOST));
    }

    /// The turn from which on the agent has nothing to do after its entry before that index.
    private static Turn free(Case it, int after, AgentName agent) {
        World world = it.course().before(Math.min(after, it.index())).world();
        return world.agents()
                .named(agent)
                .map(Agent::plan)
                .filter(Plan.Walking.class::isInstance)
                .map(Plan.Walking.class::cast)
                .map(walk -> walk.since().plus(walk.itinerary().turns()))
                .getOrElse(world.turn())
                .orLater(world.turn());
    }

    /// The last place, from one index on, at which an entry of that turn stands in order before the
    /// finding.
    private static int slot(Case it, int from, Turn turn) {
        int at = it.index();
        while (at > from && it.turn(at - 1).exists(turn::isBefore)) {
            at--;
        }
        return at;
    }

    private static Seq<Slip> joinings(Case it) {
        return it.agent()
                .toVector()
                .flatMap(agent ->
                        it.square()
                                .toVector()
                                .map(at ->
                                        lost(
                                                it,
                                                it.index(),
                                                it.turn(),
                                                new AgentJoined(agent, at),
                                                LOST)));
    }

    private static Seq<Slip> clearings(Case it) {
        return it.agent()
                .toVector()
                .flatMap(agent ->
                        it.square()
                                .toVector()
                                .map(at ->
                                        lost(
                                                it,
                                                it.index(),
                                                it.turn(),
                                                new ForestCleared(agent, at, Option.none()),
                                                LOST)));
    }

    /// A forest beside the place where an agent stood was cleared, or the one it stood on.
    private static Seq<Slip> clearingsBefore(Case it) {
        return lacking(it).amount(Resource.WOOD).isPositive()
                ? stands(it)
                        .filter(stand -> it.world().land().isUnclearedForest(stand.at()))
                        .map(stand ->
                                lost(
                                        it,
                                        stand.index(),
                                        stand.turn(),
                                        new ForestCleared(stand.agent(), stand.at(), Option.none()),
                                        LOST_EARLIER))
                : Vector.empty();
    }

    /// A building of the kind that the finding misses.
    private static Seq<Slip> building(Case it, BuildingKind kind) {
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
                                            lost(
                                                    it,
                                                    it.index(),
                                                    it.turn(),
                                                    raised(agent, kind, level, at),
                                                    LOST));
                    return now.appendAll(raisedBefore(it, kind, level, at));
                });
    }

    private static BuildingRaised raised(
            AgentName agent, BuildingKind kind, Level level, Square at) {
        return new BuildingRaised(agent, kind, level, at, Option.none());
    }

    /// The building was raised by somebody who stood there before.
    private static Seq<Slip> raisedBefore(Case it, BuildingKind kind, Level level, Square at) {
        return stands(it)
                .filter(stand -> stand.at().equals(at))
                .map(stand ->
                        lost(
                                it,
                                stand.index(),
                                stand.turn(),
                                raised(stand.agent(), kind, level, at),
                                LOST_EARLIER));
    }

    /// The level below was raised before: of the same building, or of the workshop asked for.
    private static Seq<Slip> levels(Case it) {
        return it.content().toVector().flatMap(content -> levels(it, content));
    }

    private static Seq<Slip> levels(Case it, GameEntry content) {
        Seq<Slip> same =
                content instanceof BuildingRaised raised
                        ? building(it, raised.building())
                        : Vector.empty();
        return same.appendAll(
                it.world()
                        .land()
                        .all(BuildingKind.WORKSHOP)
                        .toVector()
                        .flatMap(each ->
                                raisedBefore(it, BuildingKind.WORKSHOP, each._2.next(), each._1)));
    }

    /// A place where an agent stood before the finding, and when.
    ///
    /// @param index before which line an entry of it may have stood
    private record Stand(int index, Turn turn, AgentName agent, Square at) {}

    /// Where the agents stood after each of their entries before the finding, the latest first.
    private static Seq<Stand> stands(Case it) {
        return Vector.rangeBy(it.index(), Math.max(0, it.index() - NEAR), -1)
                .flatMap(at -> standing(it, at));
    }

    private static Seq<Stand> standing(Case it, int index) {
        World world = it.course().world(index);
        Seq<AgentName> changed =
                it.course()
                        .entry(index - 1)
                        .flatMap(entry -> entry.content().namedAgent())
                        .toVector()
                        .appendAll(
                                it.course()
                                        .entry(index)
                                        .flatMap(entry -> entry.content().namedAgent()));
        return changed.distinct()
                .flatMap(name ->
                        world.whereIs(name).map(at -> new Stand(index, world.turn(), name, at)));
    }

    /// What there is too little of, by the finding.
    private static Bag lacking(Case it) {
        Bag claimed = goods(it, it.finding().evidence().claimed());
        Bag expected = goods(it, it.finding().evidence().expected());
        return claimed.beyond(expected);
    }

    /// What there is too much of.
    private static Bag excess(Case it) {
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

    /// Goods were taken up where an agent stood before: those it lacks, or those that lie there too
    /// many; or more of the same.
    private static Seq<Slip> loads(Case it) {
        Bag goods = it.code().equals("stock-count") ? excess(it) : lacking(it);
        return goods.isEmpty()
                ? Vector.empty()
                : stands(it)
                        .filter(stand -> !it.world().placeOf(stand.at()).equals(Place.store()))
                        .flatMap(stand ->
                                Vector.rangeClosed(0, MORE)
                                        .map(more -> lost(it, stand, more(goods, more), more)));
    }

    private static Bag more(Bag goods, int units) {
        return new Bag(goods.amounts().mapValues(amount -> amount.plus(new Amount(units))));
    }

    private static Slip lost(Case it, Stand stand, Bag goods, int more) {
        return lost(
                it,
                stand.index(),
                stand.turn(),
                new Loaded(stand.agent(), stand.at(), goods),
                LOST_EARLIER.and(Doubt.oneOf(1.0 + more)));
    }

    /// Goods were put down by those who carried them: those lacking, or everything.
    private static Seq<Slip> unloads(Case it) {
        Bag lacking = lacking(it);
        return stands(it)
                .flatMap(stand ->
                        load(it, stand)
                                .filter(load -> !load.isEmpty())
                                .toVector()
                                .flatMap(load -> Vector.of(load, load.within(lacking)).distinct())
                                .filter(goods -> !goods.isEmpty())
                                .map(goods ->
                                        lost(
                                                it,
                                                stand.index(),
                                                stand.turn(),
                                                new Unloaded(stand.agent(), stand.at(), goods),
                                                LOST_EARLIER)));
    }

    private static Option<Bag> load(Case it, Stand stand) {
        return it.course().world(stand.index()).agents().named(stand.agent()).map(Agent::load);
    }

    /// An extractor was operated by somebody who stood there.
    private static Seq<Slip> operations(Case it) {
        return stands(it)
                .filter(stand -> hasExtractor(it, stand))
                .map(stand ->
                        lost(
                                it,
                                stand.index(),
                                stand.turn(),
                                new OperationStarted(stand.agent(), stand.at()),
                                LOST));
    }

    private static boolean hasExtractor(Case it, Stand stand) {
        return it.course()
                .world(stand.index())
                .land()
                .levelOf(BuildingKind.EXTRACTOR, stand.at())
                .isDefined();
    }

    /// Something was raised where an agent stood, new or once more, which cost what lies there too
    /// many, or yields what is lacking.
    private static Seq<Slip> raises(Case it) {
        Bag excess = excess(it);
        return stands(it)
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
                level.number() <= Level.LAST && (isCost || excess.isEmpty() && present.isDefined()),
                () ->
                        lost(
                                it,
                                stand.index(),
                                stand.turn(),
                                raised(stand.agent(), kind, level, stand.at()),
                                LOST_EARLIER));
    }

    private static Seq<Slip> vehicles(Case it) {
        return stands(it)
                .filter(stand -> it.agent().contains(stand.agent()))
                .flatMap(stand ->
                        it.course()
                                .world(stand.index())
                                .land()
                                .levelOf(BuildingKind.WORKSHOP, stand.at())
                                .map(level ->
                                        lost(
                                                it,
                                                stand.index(),
                                                stand.turn(),
                                                new VehicleBuilt(
                                                        stand.agent(),
                                                        level,
                                                        stand.at(),
                                                        Option.none(),
                                                        Option.none()),
                                                LOST_EARLIER)));
    }

    /// An entry of which only its number is missed; nothing can be told of it.
    private static Seq<Slip> anything(Case it) {
        int at = it.code().equals("strike-entry") ? Math.max(1, it.index() - 1) : it.index();
        Correction.Inserted blank =
                it.inserted(
                        at,
                        it.turn(at).getOrElse(it::turn),
                        new StockCounted(Bag.EMPTY, Option.none()));
        return Vector.of(
                new Slip(
                        Kind.MISSING,
                        blank,
                        Option.none(),
                        Option.none(),
                        Option.<Entry>none(),
                        LOST));
    }
}
