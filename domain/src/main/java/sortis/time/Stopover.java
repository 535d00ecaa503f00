package sortis.time;

import sortis.entry.Stop;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Turn;

/// An agent at a stop of its route, and what it does there (rulebook §5): first unload, then feed,
/// then load.
///
/// @param yard with the goods around; what it says of this agent is not looked at
record Stopover(Yard yard, Hauler hauler, Stop stop) {
    /// With its work done.
    Stopover worked(Turn turn) {
        return yard.ruling().isCarried() ? unloaded().fed(turn).loaded() : fed(turn);
    }

    private Stopover unloaded() {
        Bag carried = hauler.load();
        return switch (stop.unload()) {
            case Stop.Everything _ -> unloaded(carried);
            case Stop.UpTo(Bag most) -> unloaded(most.within(carried));
        };
    }

    private Stopover unloaded(Bag goods) {
        return goods.isEmpty()
                ? this
                : with(yard.stock().plus(place(), goods), hauler.load().minus(goods));
    }

    /// One batch, if the smelter has begun none this turn and pile and load hold all of it.
    private Stopover fed(Turn turn) {
        return stop.feed() && !yard.lit().contains(stop.at())
                ? yard.works()
                        .smelters()
                        .get(stop.at())
                        .filter(level -> holds(Smelting.input(level, 1)))
                        .fold(() -> this, level -> fired(level, turn))
                : this;
    }

    private boolean holds(Bag goods) {
        return goods.beyond(pile().plus(hauler.load())).isEmpty();
    }

    /// The pile pays first.
    private Stopover fired(Level level, Turn turn) {
        Bag input = Smelting.input(level, 1);
        Bag piled = input.within(pile());
        Stock stock = yard.stock().minus(place(), piled);
        Due output = new Due(stop.at(), turn.plus(1), Smelting.output(level, 1));
        Stopover paid = with(stock.expecting(output), hauler.load().minus(input.minus(piled)));
        Yard lit = paid.yard.with(paid.yard.stock(), yard.haulers(), yard.lit().add(stop.at()));
        return new Stopover(lit, paid.hauler, stop);
    }

    private Stopover loaded() {
        return stop.load().held().foldLeft(this, (now, wish) -> now.loaded(wish._1, wish._2));
    }

    /// At most so much, and only what fits.
    private Stopover loaded(Resource resource, Amount most) {
        Amount there = most.orLess(pile().amount(resource)).orLess(free());
        Bag goods = Bag.of(resource, there).positive();
        return goods.isEmpty()
                ? this
                : with(yard.stock().minus(place(), goods), hauler.load().plus(goods));
    }

    private Amount free() {
        return hauler.slots().minus(hauler.load().units());
    }

    private Place place() {
        return yard.placeOf(stop.at());
    }

    private Bag pile() {
        return yard.stock().pile(place());
    }

    private Stopover with(Stock stock, Bag load) {
        return new Stopover(
                yard.with(stock, yard.haulers(), yard.lit()), hauler.carrying(load), stop);
    }
}
