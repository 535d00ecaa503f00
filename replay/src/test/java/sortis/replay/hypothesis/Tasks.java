package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.Stop;
import sortis.finding.Datum;
import sortis.map.WorldMap;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.ruling.VehicleSlots;
import sortis.testing.GameDraft;
import sortis.time.Cycle;
import sortis.time.Itinerary;
import sortis.time.Pace;
import sortis.time.Trail;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Path;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Mine;
import sortis.world.Plan;

/// Problems and answers for examples.
final class Tasks {
    static final Resource ORE_3 = Resource.ore(3);

    static final WorldMap MAP = WorldMap.of(octet("01"), octet("5A"));

    /// Walks of 3, 2 and 1 turns, of 6, 5 and 1 steps, with waits of 4 turns.
    static final Problem ROUND =
            new Problem.Round(Vector.of(0L, 3L, 1L), Vector.of(3L, 2L, 1L), Vector.of(6L, 5L, 1L));

    /// Five squares of grade 3, there and back, three of them with a road on them.
    static final Problem ROAD = new Problem.Paving(new Level(3), 5, 8, 2);

    /// Two batches of level 1.
    static final Problem FEEDING = new Problem.Feeding(new Level(1), 2);

    /// Ten turns with extractors of the levels 0 and 2, and 7 there before.
    static final Problem GAIN = new Problem.Gain(mines(), 10, new Amount(7));

    /// The same extractors; 2 carried, 5 due.
    static final Problem COUNT = new Problem.Count(mines(), new Amount(2), new Amount(5));

    static final Problem NUMBER = new Problem.Numbering();

    private Tasks() {}

    static Octet octet(String digits) {
        return new Octet(Integer.parseInt(digits, 16));
    }

    static Datum word(String word) {
        return Datum.word(word);
    }

    static Datum count(long number) {
        return Datum.of(number);
    }

    static Datum spot(int x, int y) {
        return Datum.of(new Square(x, y));
    }

    static Datum goods(Resource resource, long amount) {
        return Datum.of(Bag.of(resource, new Amount(amount)));
    }

    static Datum fed(long ore, long wood) {
        return Datum.of(
                Bag.of(Resource.ore(1), new Amount(ore))
                        .plus(Bag.of(Resource.WOOD, new Amount(wood))));
    }

    static Problem next(String from) {
        return new Problem.Next(octet(from));
    }

    static Problem seed(String own, String other) {
        return new Problem.Seed(octet(own), octet(other));
    }

    static Problem value(int x, int y) {
        return new Problem.Value(new Square(x, y), MAP);
    }

    static Problem arrival(long from, long steps, long turns) {
        return new Problem.Arrival(new Turn(from), steps, turns);
    }

    /// With a period of 9 claimed.
    static Problem phase(long turn, long period) {
        return new Problem.Remainder(new Turn(turn), period, Option.of(9L));
    }

    static Pace pace() {
        return new Pace(1, RoadSpeed.NEXT, _ -> Option.none());
    }

    /// On a walk from [5, 14] to [9, 14] that began on turn 10.
    static Problem walking(long turn) {
        Path path = new Path(new Square(5, 14), Vector.of(new Square(9, 14)));
        Trail trail =
                Trail.along(path, Moves.ORTHOGONAL)
                        .getOrElseThrow(_ -> new IllegalStateException());
        return new Problem.Whereabouts(
                new Plan.Walking(Itinerary.of(trail, pace()), new Turn(10)), new Turn(turn));
    }

    /// On a route between [5, 14] and [9, 14] that began on turn 10.
    static Problem touring(long turn) {
        Seq<Stop> stops =
                Vector.of(new Square(5, 14), new Square(9, 14))
                        .map(at -> Stop.idle(at, Vector.empty(), Option.none()));
        Cycle cycle =
                Cycle.trails(stops, Moves.ORTHOGONAL)
                        .map(trails -> Cycle.of(stops, trails, pace()))
                        .getOrElseThrow(_ -> new IllegalStateException());
        return new Problem.Whereabouts(new Plan.OnRoute(cycle, new Turn(10)), new Turn(turn));
    }

    static Problem price(int level, Resource resource) {
        return new Problem.Price(new Level(level), resource);
    }

    /// Of a vehicle of level 2.
    static Problem slots(VehicleSlots ruling) {
        return new Problem.Slots(
                new Level(2), GameDraft.aGame().ruling(ruling).started().rulings());
    }

    static Seq<Mine> mines() {
        return Vector.of(0, 2)
                .map(level ->
                        new Mine(
                                new Square(4, 14 + level), Resource.ore(0), new Amount(level + 1)));
    }
}
