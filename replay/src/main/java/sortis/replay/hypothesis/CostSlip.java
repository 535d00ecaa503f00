package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import sortis.finding.Datum;
import sortis.replay.hypothesis.Problem.Paving;
import sortis.replay.hypothesis.Problem.Price;
import sortis.replay.hypothesis.Problem.Slots;
import sortis.ruling.VehicleSlots;
import sortis.value.Level;
import sortis.value.Resource;

/// Slips in what buildings, roads and vehicles cost, and in what vehicles hold (rulebook §6).
public enum CostSlip implements Hypothesis {
    /// 2n for 2^n.
    TWICE_THE_LEVEL(units(level -> 2 * level)),

    /// n^2 for 2^n.
    LEVEL_SQUARED(units(level -> level * level)),

    /// n for 2^n.
    LEVEL_ITSELF(units(level -> level)),

    /// n+1 for 2^n.
    LEVEL_AND_ONE(units(level -> level + 1)),

    /// What the level before costs.
    LEVEL_BEFORE(
            Slip.some(
                    Price.class,
                    price ->
                            goods(price.paidIn(), price.level().powerOfTwo().units() / 2)
                                    .filter(_ -> price.level().number() > 0))),

    /// What the level after costs.
    LEVEL_AFTER(units(level -> 1L << (level + 1))),

    /// All levels from 0 on together.
    ALL_LEVELS(units(level -> (1L << (level + 1)) - 1)),

    /// Ore one grade too low.
    GRADE_BELOW(grade(grade -> grade - 1)),

    /// Ore one grade too high.
    GRADE_ABOVE(grade(grade -> grade + 1)),

    /// Ore of the lowest grade.
    LOWEST_GRADE(grade(_ -> 0)),

    /// Wood for ore.
    WOOD_FOR_ORE(resource(Resource.WOOD)),

    /// Ore of its level for wood.
    ORE_FOR_WOOD(
            Slip.some(
                    Price.class,
                    price ->
                            goods(Resource.ore(price.level()), price.level().powerOfTwo().units())
                                    .filter(_ -> price.paidIn().equals(Resource.WOOD)))),

    /// The steps of a road counted, not its squares.
    STEPS_FOR_SQUARES(road(Paving::squares, -1)),

    /// One square of a road too many.
    SQUARE_TOO_MANY(road(Paving::squares, 1)),

    /// Squares that carry a road already left out.
    NEW_SQUARES_ALONE(road(Paving::fresh, 0)),

    /// Squares that the road meets twice counted twice.
    SQUARES_MET_TWICE(road(Paving::steps, 1)),

    /// 2^d a square.
    POWER_A_SQUARE(
            Slip.some(
                    Paving.class,
                    road ->
                            goods(
                                    Resource.ore(road.grade()),
                                    road.squares() * road.grade().powerOfTwo().units()))),

    /// Slots by the ruling 2(n+1).
    SLOTS_TWICE_NEXT(slots(VehicleSlots.TWICE_NEXT)),

    /// Slots by the ruling 2^n.
    SLOTS_BY_POWER(slots(VehicleSlots.POWER)),

    /// Slots by the ruling 2n.
    SLOTS_TWICE(slots(VehicleSlots.TWICE)),

    /// What is carried on foot counted with the slots.
    CARRY_ADDED(
            Slip.in(
                    Slots.class,
                    slots ->
                            Datum.of(
                                    slots.rules()
                                            .vehicleSlots()
                                            .slots(slots.level())
                                            .plus(slots.rules().carry()))));

    private final Slip slip;

    CostSlip(Slip slip) {
        this.slip = slip;
    }

    private static Slip units(LongUnaryOperator units) {
        return Slip.some(
                Price.class,
                price -> goods(price.paidIn(), units.applyAsLong(price.level().number())));
    }

    private static Seq<Datum> goods(Resource resource, long units) {
        return Vector.of(Datum.of(Problem.bag(resource, units)));
    }

    private static Slip grade(LongUnaryOperator other) {
        return Slip.some(
                        Price.class,
                        price ->
                                regraded(price.paidIn(), other)
                                        .flatMap(ore ->
                                                goods(ore, price.level().powerOfTwo().units())))
                .or(
                        Slip.some(
                                Paving.class,
                                road ->
                                        regraded(Resource.ore(road.grade()), other)
                                                .flatMap(ore -> goods(ore, road.squares()))));
    }

    private static Seq<Resource> regraded(Resource resource, LongUnaryOperator other) {
        long grade = other.applyAsLong(resource.rank());
        boolean isOre = resource.rank() >= 0 && grade >= 0 && grade <= Resource.LAST_GRADE;
        return isOre ? Vector.of(Resource.ore((int) grade)) : Vector.empty();
    }

    private static Slip resource(Resource resource) {
        return Slip.some(Price.class, price -> goods(resource, price.level().powerOfTwo().units()))
                .or(Slip.some(Paving.class, road -> goods(resource, road.squares())));
    }

    private static Slip road(Function<Paving, Long> squares, long more) {
        return Slip.some(
                Paving.class,
                road -> goods(Resource.ore(road.grade()), squares.apply(road) + more));
    }

    private static Slip slots(VehicleSlots ruling) {
        return Slip.in(Slots.class, slots -> slots(ruling, slots.level()));
    }

    private static Datum slots(VehicleSlots ruling, Level level) {
        return Datum.of(ruling.slots(level));
    }

    @Override
    public Slip slip() {
        return slip;
    }
}
