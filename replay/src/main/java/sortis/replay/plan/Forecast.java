package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.replay.Heartbeat;
import sortis.time.Gauge;
import sortis.time.Hauler;
import sortis.time.Outlook;
import sortis.time.Unforeseeable;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.World;

/// What the plans of a world yield if no entry is written any more (rulebook §4). Every wish is
/// asked for by itself: nothing is spent meanwhile.
public record Forecast(World world) {
    private static final Turn LAST = new Turn(Turn.LAST);

    /// By how much further is looked each time.
    private static final long STRIDE = 256;

    /// When a wish comes true.
    public Answer of(Wish wish) {
        Option<Place> place = wish.at().map(world::placeOf);
        return of(wish.resource(), wish.amount(), place, Amount.NONE);
    }

    /// When a pile and what is carried on top, or the total, are so much.
    Answer of(Resource resource, Amount wanted, Option<Place> place, Amount carried) {
        Outlook outlook = outlook(resource, place, place.isDefined() ? carried : idle(resource));
        Amount present = outlook.at(world.turn());
        Outcome outcome = looked(outlook, wanted);
        Tributaries tributaries = new Tributaries(world, resource, place);
        return new Answer(
                world.turn(),
                resource,
                present,
                world.total().amount(resource).minus(present),
                wanted,
                outcome,
                tributaries.all(),
                peak(outcome).toVector().flatMap(peak -> dry(tributaries, peak.on())),
                stretches(outlook, outcome, tributaries.all()));
    }

    private Outlook outlook(Resource resource, Option<Place> place, Amount besides) {
        return Outlook.of(world.yard(), world.turn(), new Gauge(resource, place, besides));
    }

    private static Option<Outcome.Peak> peak(Outcome outcome) {
        return outcome instanceof Outcome.Never(var most) ? most : Option.none();
    }

    /// Where nothing is left on a turn, nor on the last one.
    private Seq<Answer.Dry> dry(Tributaries tributaries, Turn turn) {
        return tributaries
                .loaded()
                .filter(source ->
                        Vector.of(LAST, turn).forAll(on -> isEmpty(tributaries, source, on)));
    }

    private boolean isEmpty(Tributaries tributaries, Answer.Dry source, Turn turn) {
        try {
            return outlook(
                            tributaries.resource(),
                            Option.of(world.placeOf(source.at())),
                            Amount.NONE)
                    .at(turn)
                    .isNone();
        } catch (Unforeseeable _) {
            return false;
        }
    }

    /// What agents carry who haul nothing.
    private Amount idle(Resource resource) {
        Seq<AgentName> haulers = world.yard().haulers().map(Hauler::name);
        return world.agents()
                .inOrder()
                .reject(agent -> haulers.contains(agent.name()))
                .map(agent -> agent.load().amount(resource))
                .fold(Amount.NONE, Amount::plus);
    }

    /// Looks further and further ahead, so that what is near is found even where what is far cannot
    /// be foreseen.
    private Outcome looked(Outlook outlook, Amount wanted) {
        Turn known = world.turn();
        try {
            for (Turn by : horizons()) {
                Heartbeat.beat();
                Option<Turn> found = outlook.reaching(wanted, by);
                if (found.isDefined()) {
                    return found.<Outcome>map(on -> new Outcome.Reached(on, outlook.at(on)))
                            .getOrElse(new Outcome.Never(Option.none()));
                }
                known = by;
            }
        } catch (Unforeseeable routes) {
            return new Outcome.Unforeseen(known, routes.agents());
        }
        return missed(outlook);
    }

    private Seq<Turn> horizons() {
        return Stream.iterate(STRIDE, turns -> turns * STRIDE)
                .map(world.turn()::plus)
                .takeWhile(turn -> turn.isBefore(LAST))
                .append(LAST)
                .toVector();
    }

    /// Not by the last turn; whether it still grew in the later half of all time tells whether it
    /// ever would.
    private Outcome missed(Outlook outlook) {
        try {
            Outlook.Peak peak = outlook.peak(LAST);
            return peak.on().since(world.turn()) <= LAST.since(world.turn()) / 2
                    ? new Outcome.Never(Option.of(new Outcome.Peak(peak.amount(), peak.on())))
                    : new Outcome.Beyond(outlook.at(LAST));
        } catch (Unforeseeable _) {
            return new Outcome.Never(Option.none());
        }
    }

    private Seq<Stretch> stretches(Outlook outlook, Outcome outcome, Seq<Tributary> tributaries) {
        Stretches all = Stretches.of(outlook, world.turn(), tributaries);
        return switch (outcome) {
            case Outcome.Reached(Turn on, _) -> all.upTo(on);
            case Outcome.Beyond _ -> all.upTo(LAST);
            case Outcome.Never _, Outcome.Unforeseen _ -> Vector.empty();
        };
    }
}
