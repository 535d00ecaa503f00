package sortis.bench.game;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.IntPredicate;

/// What settlers are sent to do: deeds to be done one after the other. An errand for which
/// something is lacking has no deeds.
///
/// @param routes how many agents at most haul goods on routes at the same time
record Errands(
        Board board, Hand hand, Wayfinder wayfinder, Roadworks roadworks, Dice dice, int routes) {
    private static final Seq<Deed> NONE = List.empty();
    private static final int HIGHEST = 4;

    /// An errand, and how often in a hundred times it is the one.
    private record Chance(int percent, Kindling kindling) {}

    @FunctionalInterface
    private interface Kindling {
        Seq<Deed> errand(Settler settler);
    }

    Seq<Deed> any(Settler settler) {
        wayfinder.lookAround(settler.at);
        int throwing = dice.below(100);
        for (Chance chance : chances()) {
            throwing -= chance.percent();
            if (throwing < 0) {
                return chance.kindling().errand(settler);
            }
        }
        return NONE;
    }

    private Seq<Chance> chances() {
        return List.of(
                new Chance(5, _ -> clear()),
                new Chance(8, settler -> build(settler, Kind.HOUSE)),
                new Chance(6, settler -> build(settler, Kind.SMELTER)),
                new Chance(3, settler -> build(settler, Kind.WORKSHOP)),
                new Chance(13, this::mine),
                new Chance(20, this::upgrade),
                new Chance(6, _ -> operate()),
                new Chance(9, this::carry),
                new Chance(10, this::smelt),
                new Chance(11, this::road),
                new Chance(4, this::motorize),
                new Chance(4, this::ferry),
                new Chance(1, _ -> List.of(to(wayfinder.farAway()))));
    }

    private Deed to(int square) {
        return settler -> hand.go(settler, square);
    }

    private Seq<Deed> at(int square, Deed... deeds) {
        return square == Wayfinder.NOWHERE ? NONE : List.of(deeds).prepend(to(square));
    }

    private Seq<Deed> clear() {
        return at(wayfinder.any(board::isOpenForest), hand::clear);
    }

    /// Builds on new land.
    private Seq<Deed> build(Settler settler, Kind kind) {
        int site = wayfinder.any(square -> board.isOpenForest(square) || isEmptyLand(square));
        return supplied(
                settler,
                Goods.of(kind == Kind.HOUSE ? Goods.WOOD : Goods.ore(0), 1),
                at(site, hand::clear, each -> hand.raise(each, kind)));
    }

    private boolean isEmptyLand(int square) {
        return board.isCleared(square) && board.isFree(square);
    }

    /// Opens a mine, or now and then a wood.
    private Seq<Deed> mine(Settler settler) {
        int site = wayfinder.any(this::isMineSite);
        return site == Wayfinder.NOWHERE
                ? NONE
                : supplied(
                        settler,
                        board.cost(Kind.EXTRACTOR, site),
                        at(site, each -> hand.raise(each, Kind.EXTRACTOR), hand::operate));
    }

    private boolean isMineSite(int square) {
        boolean isYielding = !board.isWater(square) && !board.isCleared(square);
        return board.isFree(square)
                && isYielding
                && (!board.isOpenForest(square) || dice.chance(20));
    }

    private Seq<Deed> upgrade(Settler settler) {
        int site =
                wayfinder.any(square -> board.isBuilding(square) && board.level(square) < HIGHEST);
        if (site == Wayfinder.NOWHERE) {
            return NONE;
        }
        Kind kind = board.kind(site);
        Goods cost = board.cost(kind, site);
        Seq<Deed> errand = at(site, each -> hand.raise(each, kind));
        return board.pile(site).holds(cost) ? errand : supplied(settler, cost, errand);
    }

    private Seq<Deed> operate() {
        return at(
                wayfinder.any(
                        square -> board.is(Kind.EXTRACTOR, square) && !board.isOperated(square)),
                hand::operate);
    }

    /// The errand, after what it takes has been fetched, if it must be.
    private Seq<Deed> supplied(Settler settler, Goods what, Seq<Deed> errand) {
        if (errand.isEmpty() || settler.load.holds(what)) {
            return errand;
        }
        int depot = wayfinder.any(square -> board.pile(square).holds(what));
        return what.sum() > settler.slots
                ? NONE
                : at(
                                depot,
                                each -> what.sum() <= each.free() || hand.unload(each),
                                each -> hand.load(each, what))
                        .appendAll(depot == Wayfinder.NOWHERE ? NONE : errand);
    }

    /// Brings something to where things are built.
    private Seq<Deed> carry(Settler settler) {
        Goods some = Goods.of(dice.below(5), dice.from(1, settler.slots));
        return bring(settler, some, board::isBuilding);
    }

    private Seq<Deed> bring(Settler settler, Goods what, IntPredicate isSuch) {
        return supplied(settler, what, at(wayfinder.any(isSuch), hand::unload));
    }

    /// Feeds a smelter, or brings it what it lacks.
    private Seq<Deed> smelt(Settler settler) {
        int smelter = wayfinder.any(square -> board.is(Kind.SMELTER, square));
        if (smelter == Wayfinder.NOWHERE) {
            return NONE;
        }
        int ore = Goods.ore(board.level(smelter));
        Goods batch = board.batch(smelter);
        Goods lacking = batch.minus(board.pile(smelter).copy().take(batch));
        if (lacking.isEmpty()) {
            return at(smelter, hand::feed);
        }
        int resource = lacking.of(Goods.WOOD) > 0 ? Goods.WOOD : ore;
        long units = Math.min(settler.slots, lacking.of(resource));
        return bring(settler, Goods.of(resource, units), square -> square == smelter);
    }

    private Seq<Deed> motorize(Settler settler) {
        int workshop =
                wayfinder.any(square ->
                        board.is(Kind.WORKSHOP, square) && board.level(square) > settler.vehicle);
        Goods wood = Goods.of(Goods.WOOD, 1L << (settler.vehicle + 1));
        return supplied(settler, wood, at(workshop, hand::motorize));
    }

    private Seq<Deed> road(Settler settler) {
        int grade = Math.clamp(dice.below(3), 0, Math.max(0, settler.authority));
        Goods ore = Goods.of(Goods.ore(grade), dice.from(1, Math.min(4, settler.slots)));
        int bank = wayfinder.any(square -> roadworks.hasSite(square, grade));
        return supplied(settler, ore, at(bank, each -> lay(each, grade)));
    }

    private boolean lay(Settler settler, int grade) {
        int length = (int) Math.min(4, settler.load.of(Goods.ore(grade)));
        return hand.lay(settler, grade, roadworks.site(settler.at, grade, length));
    }

    /// Ferries from a pile to a building, as long as there are not too many that do.
    private Seq<Deed> ferry(Settler settler) {
        if (board.settlers().count(Settler::isTouring) >= routes) {
            return NONE;
        }
        Goods loads = Goods.of(dice.below(4), settler.slots);
        int source = wayfinder.any(square -> board.pile(square).holds(loads));
        int sink = wayfinder.any(square -> board.isBuilding(square) && square != source);
        return sink == Wayfinder.NOWHERE ? NONE : at(source, each -> ferry(each, sink, loads));
    }

    private boolean ferry(Settler settler, int sink, Goods loads) {
        wayfinder.lookAround(settler.at);
        return hand.ferry(
                settler, Ferry.of(wayfinder.way(sink), dice.below(3), loads, board.kind(sink)));
    }
}
