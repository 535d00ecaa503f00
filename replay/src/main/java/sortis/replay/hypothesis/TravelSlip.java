package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.finding.Datum;
import sortis.replay.hypothesis.Problem.Arrival;
import sortis.replay.hypothesis.Problem.Remainder;
import sortis.replay.hypothesis.Problem.Round;
import sortis.replay.hypothesis.Problem.Whereabouts;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Plan;

/// Slips in working out walks and routes (rulebook §5).
public enum TravelSlip implements Hypothesis {
    /// A step a turn, however fast it is.
    STEPS_FOR_TURNS(Slip.in(Arrival.class, walk -> Datum.of(walk.from().number() + walk.steps()))),

    /// The turn on which it sets out counted, too.
    START_COUNTED(
            Slip.in(Arrival.class, walk -> Datum.of(walk.from().number() + walk.turns() + 1))),

    /// The last turn not counted.
    END_NOT_COUNTED(
            Slip.in(Arrival.class, walk -> Datum.of(walk.from().number() + walk.turns() - 1))),

    /// How long it takes, without the turn on which it sets out.
    START_NOT_ADDED(Slip.in(Arrival.class, walk -> Datum.of(walk.turns()))),

    /// The waits left out.
    WAITS_LEFT_OUT(Slip.in(Round.class, round -> sum(round.walks()))),

    /// The way back to the first stop left out.
    WAY_BACK_LEFT_OUT(
            Slip.in(
                    Round.class,
                    round -> sum(round.waits().appendAll(round.walks().dropRight(1))))),

    /// The waits and the way back left out.
    BOTH_LEFT_OUT(Slip.in(Round.class, round -> sum(round.walks().dropRight(1)))),

    /// A turn for each stop added.
    STOPS_ADDED(
            Slip.in(
                    Round.class,
                    round ->
                            sum(
                                    round.walks()
                                            .appendAll(round.waits())
                                            .append((long) round.walks().size())))),

    /// A turn a step, however fast it is.
    STEPS_FOR_TURNS_OF_ROUTE(
            Slip.in(Round.class, round -> sum(round.waits().appendAll(round.steps())))),

    /// Turns since the route was assigned: none.
    PHASE_SINCE_START(Slip.in(Remainder.class, _ -> Datum.of(0))),

    /// Modulo the period that was claimed.
    CLAIMED_PERIOD(
            Slip.some(
                    Remainder.class,
                    phase ->
                            phase.claimed()
                                    .filter(period -> period > 0)
                                    .map(period -> Datum.of(phase.turn().number() % period))
                                    .toVector())),

    /// The turn after, modulo the period.
    PHASE_OF_TURN_AFTER(
            Slip.in(
                    Remainder.class,
                    phase -> Datum.of((phase.turn().number() + 1) % phase.period()))),

    /// The turn before, modulo the period.
    PHASE_OF_TURN_BEFORE(
            Slip.in(
                    Remainder.class,
                    phase -> Datum.of(Math.floorMod(phase.turn().number() - 1, phase.period())))),

    /// The quotient for the remainder.
    QUOTIENT(Slip.in(Remainder.class, phase -> Datum.of(phase.turn().number() / phase.period()))),

    /// The turn as it is.
    NOT_REDUCED(Slip.in(Remainder.class, phase -> Datum.of(phase.turn()))),

    /// Where it is a turn later.
    TURN_AHEAD(place(where -> at(where.plan(), where.turn().number() + 1))),

    /// Where it was a turn before.
    TURN_BEHIND(place(where -> at(where.plan(), where.turn().number() - 1))),

    /// Column and row exchanged.
    COORDINATES_EXCHANGED(
            place(where -> at(where.plan(), where.turn().number()).map(TravelSlip::exchanged))),

    /// A route counted from turn 0, not from the turn on which it was assigned.
    COUNTED_FROM_TURN_0(place(TravelSlip::fromTurnZero)),

    /// Where the walk ends.
    END_OF_WALK(place(TravelSlip::end)),

    /// Where the route begins.
    BEGIN_OF_ROUTE(place(TravelSlip::begin));

    private final Slip slip;

    TravelSlip(Slip slip) {
        this.slip = slip;
    }

    private static Datum sum(Seq<Long> turns) {
        return Datum.of(turns.foldLeft(0L, Long::sum));
    }

    private static Slip place(Function<Whereabouts, Seq<Square>> squares) {
        return Slip.some(Whereabouts.class, where -> squares.apply(where).map(Datum::of));
    }

    private static Seq<Square> at(Plan plan, long turn) {
        boolean hasBegun =
                switch (plan) {
                    case Plan.Standing _, Plan.Operating _ -> true;
                    case Plan.Walking(_, var since) -> turn >= since.number();
                    case Plan.OnRoute(_, var since) -> turn >= since.number();
                };
        return hasBegun && turn >= 0 ? Vector.of(plan.at(new Turn(turn))) : Vector.empty();
    }

    private static Square exchanged(Square square) {
        return new Square(square.y(), square.x());
    }

    private static Seq<Square> fromTurnZero(Whereabouts where) {
        return where.plan() instanceof Plan.OnRoute(var cycle, _)
                ? Vector.of(cycle.at(where.turn().number() % cycle.period()))
                : Vector.empty();
    }

    private static Seq<Square> end(Whereabouts where) {
        return where.plan() instanceof Plan.Walking(var walk, _)
                ? Vector.of(walk.last())
                : Vector.empty();
    }

    private static Seq<Square> begin(Whereabouts where) {
        return where.plan() instanceof Plan.OnRoute(var cycle, _)
                ? Vector.of(cycle.first())
                : Vector.empty();
    }

    @Override
    public Slip slip() {
        return slip;
    }
}
