package sortis.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Predicate;
import sortis.entry.BuildingKind;
import sortis.entry.Stop;
import sortis.ruling.LevelsRuling;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// What agents can be sent to do: deeds to be done one after the other.
record Errands(Hand hand, Square hub) {
    /// A deed; false if it cannot be done, and then the errand is off.
    @FunctionalInterface
    interface Deed {
        boolean tried(AgentName agent);
    }

    private Dice dice() {
        return hand.pen().dice;
    }

    private Law law() {
        return hand.law();
    }

    Seq<Deed> any() {
        if (!law().hasWorkshop()) {
            return Vector.of(to(hub), clearing(hub), upgrading(BuildingKind.WORKSHOP, hub));
        }
        return switch (dice().below(17)) {
            case 0, 1 -> Vector.of(to(hub), upgrading(BuildingKind.WORKSHOP, hub));
            case 2, 3 -> mine();
            case 4 -> site(BuildingKind.HOUSE);
            case 5, 6 -> site(BuildingKind.SMELTER);
            case 7 -> smelt();
            case 8 -> Vector.of(to(hub), agent -> hand.motorize(agent, dice().below(3), hub));
            case 9, 10, 11 -> ferry();
            case 12 -> fetch();
            case 13, 14 -> road();
            case 15 -> smelt();
            default -> improve();
        };
    }

    private Deed to(Square square) {
        return agent -> hand.go(agent, square);
    }

    private Deed clearing(Square square) {
        return agent -> hand.clear(agent, square);
    }

    private Deed upgrading(BuildingKind kind, Square square) {
        return agent -> hand.raise(agent, kind, law().level(kind, square) + 1, square);
    }

    /// Has it with it, or takes it from the pile.
    private Deed loading(Bag what) {
        return agent ->
                law().isPooled()
                        || law().carries(agent, what)
                        || hand.load(agent, what)
                        || (hand.unload(agent) && hand.load(agent, what));
    }

    /// Does it if it can be done, and goes on in any case.
    private static Deed maybe(Deed deed) {
        return agent -> {
            boolean _ = deed.tried(agent);
            return true;
        };
    }

    private List<Square> around() {
        return hand.scout().around();
    }

    /// One of the nearest such squares.
    private Option<Square> nearest(Predicate<Square> isSuch) {
        Seq<Square> near = Vector.ofAll(around()).filter(isSuch).take(6);
        return near.isEmpty() ? Option.none() : Option.of(dice().any(near));
    }

    private Seq<Square> built(BuildingKind kind) {
        return Vector.ofAll(around()).filter(square -> law().level(kind, square) >= 0);
    }

    private Option<Square> oneBuilt(BuildingKind kind) {
        Seq<Square> all = built(kind);
        return all.isEmpty() ? Option.none() : Option.of(dice().any(all));
    }

    /// Opens a mine, or works one that is idle.
    private Seq<Deed> mine() {
        Option<Square> idle =
                oneBuilt(BuildingKind.EXTRACTOR)
                        .filter(at -> hand.pen().world().operatorsAt(at).isEmpty());
        Option<Square> site =
                nearest(at ->
                        law().isFree(at)
                                && (law().isMountain(at)
                                        || (law().isForest(at) && dice().chance(20))));
        return idle.filter(_ -> dice().chance(60))
                .map(at -> Vector.of(to(at), (Deed) agent -> hand.operate(agent, at)))
                .orElse(() -> site.map(this::opened))
                .getOrElse(Vector.empty());
    }

    private Vector<Deed> opened(Square at) {
        Bag cost = law().cost(BuildingKind.EXTRACTOR, 0, at).getOrElse(Bag.EMPTY);
        return Vector.of(
                to(hub),
                loading(cost),
                to(at),
                upgrading(BuildingKind.EXTRACTOR, at),
                agent -> hand.operate(agent, at));
    }

    /// Builds on new land.
    private Seq<Deed> site(BuildingKind kind) {
        int level = law().rules().levels() == LevelsRuling.DIRECT ? dice().below(3) : 0;
        return nearest(at -> law().isFree(at) && (law().isForest(at) || law().isCleared(at)))
                .<Seq<Deed>>map(at ->
                        Vector.<Deed>of(
                                to(hub),
                                loading(law().cost(kind, level, at).getOrElse(Bag.EMPTY)),
                                to(at),
                                clearing(at),
                                agent -> hand.raise(agent, kind, level, at)))
                .getOrElse(Vector.empty());
    }

    /// Feeds a smelter, or brings a part of what it needs.
    private Seq<Deed> smelt() {
        return oneBuilt(BuildingKind.SMELTER)
                .<Seq<Deed>>map(at -> {
                    Bag batch = law().batch(law().level(BuildingKind.SMELTER, at));
                    return Vector.of(
                            to(hub),
                            maybe(hand::unload),
                            maybe(agent -> hand.loadPart(agent, batch)),
                            to(at),
                            agent -> hand.feed(agent, at) || hand.unload(agent));
                })
                .getOrElse(Vector.empty());
    }

    /// Goods come home.
    private Seq<Deed> fetch() {
        Square at = dice().any(piles().append(hub));
        return Vector.of(to(at), hand::loadUp, to(hub), hand::unload);
    }

    private Seq<Square> piles() {
        List<Square> around = around();
        return hand.pen()
                .world()
                .stock()
                .piles()
                .keySet()
                .toVector()
                .flatMap(place ->
                        place instanceof Place.OnSquare(Square at) ? Option.of(at) : Option.none())
                .filter(around::contains);
    }

    private Seq<Deed> improve() {
        BuildingKind kind = dice().any(BuildingKind.values());
        return oneBuilt(kind)
                .<Seq<Deed>>map(at ->
                        Vector.of(
                                to(hub),
                                loading(
                                        law().cost(kind, law().level(kind, at) + 1, at)
                                                .getOrElse(Bag.EMPTY)),
                                to(at),
                                upgrading(kind, at)))
                .getOrElse(Vector.empty());
    }

    /// Road on cleared land, or a bridge.
    private Seq<Deed> road() {
        int grade = dice().any(0, 0, 1, 2);
        Bag pieces = Bag.of(Resource.ore(grade), new Amount(2));
        return nearest(at -> law().isFree(at) && (law().isForest(at) || law().isCleared(at)))
                .<Seq<Deed>>map(at ->
                        Vector.of(
                                to(hub),
                                maybe(hand::unload),
                                maybe(agent -> hand.loadPart(agent, pieces)),
                                to(at),
                                maybe(agent -> hand.lay(agent, grade, bridge(at))),
                                clearing(at),
                                agent ->
                                        hand.lay(agent, grade, run(at))
                                                || hand.lay(agent, grade, List.of(at))))
                .getOrElse(Vector.empty());
    }

    /// Two cleared squares, if there are two.
    private List<Square> run(Square from) {
        return Vector.ofAll(hand.scout().neighbours(from))
                .filter(next -> law().isFree(next) && law().isCleared(next))
                .headOption()
                .map(next -> List.of(from, next))
                .getOrElse(List.of(from));
    }

    private List<Square> bridge(Square from) {
        return Vector.ofAll(hand.scout().neighbours(from))
                .filter(hand.pen().world().land()::isOpenWater)
                .headOption()
                .map(List::of)
                .getOrElse(List.of(from));
    }

    /// A route between two or three places of work.
    private Seq<Deed> ferry() {
        Seq<Square> places =
                built(BuildingKind.SMELTER)
                        .appendAll(built(BuildingKind.SMELTER))
                        .appendAll(built(BuildingKind.EXTRACTOR))
                        .appendAll(piles())
                        .append(hub);
        Seq<Square> stops = dice().shuffled(places.distinct()).take(dice().any(1, 2, 2, 2, 3));
        return Vector.of(to(stops.head()), agent -> hand.tour(agent, stops(stops)));
    }

    private Seq<Stop> stops(Seq<Square> squares) {
        return squares.zip(squares.tail().append(squares.head()))
                .map(leg -> stop(leg._1, via(leg._1, leg._2), squares.size() == 1));
    }

    private Seq<Square> via(Square from, Square to) {
        List<Square> way = hand.scout().way(from, to);
        return way.size() < 2
                ? Vector.empty()
                : Vector.ofAll(Scout.corners(way)).tail().dropRight(1);
    }

    private Stop stop(Square at, Seq<Square> via, boolean staysThere) {
        boolean isSmelter = law().level(BuildingKind.SMELTER, at) >= 0;
        return new Stop(
                at,
                via,
                new Turn(staysThere ? 1 + dice().below(3) : dice().any(0, 0, 0, 1, 4)),
                dice().any(new Stop.Everything(), new Stop.Everything(), Stop.NOTHING),
                isSmelter || dice().chance(10),
                dice().chance(60) ? goods() : Bag.EMPTY);
    }

    private Bag goods() {
        return dice().times(
                        1 + dice().below(2),
                        () ->
                                Bag.of(
                                        dice().any(
                                                        Resource.WOOD,
                                                        Resource.ore(0),
                                                        Resource.ore(1),
                                                        Resource.ore(2)),
                                        new Amount(dice().from(1, 4))))
                .fold(Bag.EMPTY, Bag::plus);
    }

    /// A house that can bring in an agent.
    Option<Square> openHouse() {
        return Vector.ofAll(around()).find(law()::canHouse);
    }
}
