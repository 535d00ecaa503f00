package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.entry.Stop;
import sortis.replay.plan.Tributary.Awaited;
import sortis.replay.plan.Tributary.Brings;
import sortis.replay.plan.Tributary.Burns;
import sortis.replay.plan.Tributary.Dug;
import sortis.replay.plan.Tributary.Hauled;
import sortis.replay.plan.Tributary.Smelts;
import sortis.replay.plan.Tributary.Takes;
import sortis.replay.plan.Tributary.Work;
import sortis.time.Hauler;
import sortis.time.Smelting;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.world.World;

/// Finds what can change an amount.
///
/// @param place the pile; none for the total, which hauling does not change
record Tributaries(World world, Resource resource, Option<Place> place) {
    Seq<Tributary> all() {
        return dug().appendAll(awaited()).appendAll(hauled());
    }

    /// Where that which is brought here is loaded.
    Seq<Answer.Dry> loaded() {
        return world.yard()
                .haulers()
                .filter(hauler -> hauler.cycle().legs().exists(leg -> brings(hauler, leg.stop())))
                .flatMap(hauler ->
                        hauler.cycle()
                                .legs()
                                .map(leg -> leg.stop())
                                .filter(stop -> stop.load().amount(resource).isPositive())
                                .map(stop -> new Answer.Dry(hauler.name(), stop.at())))
                .distinct();
    }

    private boolean brings(Hauler hauler, Stop stop) {
        return isHere(stop.at()) && !unloading(hauler, stop).isEmpty();
    }

    private boolean isHere(Square square) {
        return place.forAll(world.placeOf(square)::equals);
    }

    private Vector<Tributary> dug() {
        return world.mines()
                .filter(mine -> mine.resource().equals(resource) && isHere(mine.at()))
                .<Tributary>map(mine -> new Dug(mine.at(), mine.perTurn()))
                .toVector();
    }

    private Seq<Tributary> awaited() {
        return world.deliveries()
                .filter(due -> isHere(due.at()) && due.goods().amount(resource).isPositive())
                .map(due -> new Awaited(due.at(), due.turn(), due.goods().amount(resource)));
    }

    private Seq<Tributary> hauled() {
        return world.yard()
                .haulers()
                .flatMap(hauler ->
                        hauler.cycle()
                                .legs()
                                .filter(leg -> isHere(leg.stop().at()))
                                .flatMap(leg -> works(hauler, leg.stop()))
                                .distinct());
    }

    private Seq<Tributary> works(Hauler hauler, Stop stop) {
        return unloading(hauler, stop)
                .appendAll(feeding(stop))
                .appendAll(loading(stop))
                .map(work -> new Hauled(hauler.name(), stop.at(), hauler.cycle().period(), work));
    }

    private Vector<Work> unloading(Hauler hauler, Stop stop) {
        Option<Brings> brings =
                switch (stop.unload()) {
                    case Stop.Everything _ -> Option.of(new Brings(Option.none()));
                    case Stop.UpTo(var what) ->
                            Option.of(what.amount(resource))
                                    .filter(Amount::isPositive)
                                    .map(most -> new Brings(Option.of(most)));
                };
        return brings.filter(_ -> hauls() && everCarries(hauler)).toVector().map(work -> work);
    }

    private Vector<Work> loading(Stop stop) {
        return Option.of(stop.load().amount(resource))
                .filter(most -> hauls() && most.isPositive())
                .toVector()
                .map(Takes::new);
    }

    private boolean hauls() {
        return place.isDefined() && world.rules().stock().isCarried();
    }

    private boolean everCarries(Hauler hauler) {
        return hauler.load().amount(resource).isPositive()
                || hauler.cycle()
                        .legs()
                        .exists(leg -> leg.stop().load().amount(resource).isPositive());
    }

    private Seq<Work> feeding(Stop stop) {
        return Option.when(stop.feed(), stop.at())
                .flatMap(at -> world.land().levelOf(BuildingKind.SMELTER, at))
                .toVector()
                .flatMap(this::smelting);
    }

    private Seq<Work> smelting(Level level) {
        Bag input = Smelting.input(level, 1);
        Amount burnt = input.amount(resource);
        return Smelting.product(level).equals(resource)
                ? Vector.of(new Smelts(input))
                : Vector.<Work>of(new Burns(burnt)).filter(_ -> burnt.isPositive());
    }
}
