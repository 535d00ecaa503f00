package sortis.replay.plan;

import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import sortis.entry.BuildingKind;
import sortis.ruling.LevelsRuling;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.World;

/// When workshops can be paid for (rulebook §6): from the pile on their square and the load of an
/// agent who stands there.
public final class Workshops {
    private final World world;
    private final Forecast forecast;

    private Workshops(World world) {
        this.world = world;
        this.forecast = new Forecast(world);
    }

    /// For every workshop the levels above its own, up to the first that cannot be paid for; if no
    /// workshop stands, the place where one can be founded first.
    public static Seq<Raise> of(World world) {
        Workshops workshops = new Workshops(world);
        Seq<Raise> standing =
                world.land()
                        .all(BuildingKind.WORKSHOP)
                        .toVector()
                        .flatMap(each -> workshops.raises(each._1, each._2));
        return standing.isEmpty() ? Vector.of(workshops.founding()) : standing;
    }

    private Seq<Raise> raises(Square at, Level present) {
        Stream<Raise> above =
                Stream.rangeClosed(present.number() + 1, Level.LAST)
                        .map(number -> raise(at, Option.of(present), new Level(number)));
        Seq<Raise> inTurn = above.takeUntil(Workshops::isMissed).toVector();
        return world.rules().levels() == LevelsRuling.DIRECT
                ? above.filter(raise -> raise.level().equals(present.next()) || !isMissed(raise))
                        .toVector()
                : inTurn.appendAll(above.drop(inTurn.size()).take(1));
    }

    private static boolean isMissed(Raise raise) {
        return !raise.answer().outcome().isReached();
    }

    /// Where the first workshop can be founded soonest: on land that is cleared, or could be.
    private Raise founding() {
        return sites().map(at -> raise(at, Option.none(), Level.ZERO))
                .minBy(Comparator.comparing(Workshops::turn))
                .getOrElse(() ->
                        raised(
                                Option.none(),
                                Option.none(),
                                Level.ZERO,
                                Amount.NONE,
                                forecast.of(new Wish(Resource.ore(0), Amount.ONE, Option.none()))));
    }

    private static Turn turn(Raise raise) {
        return raise.answer().outcome() instanceof Outcome.Reached(Turn on, _)
                ? on
                : new Turn(Turn.LAST).plus(1);
    }

    private Seq<Square> sites() {
        Seq<Square> manned = world.agents().inOrder().map(agent -> agent.plan().at(world.turn()));
        return world.land()
                .cleared()
                .toVector()
                .appendAll(manned.filter(world.land()::isUnclearedForest))
                .filter(at -> world.land().at(at).isEmpty())
                .distinct();
    }

    private Raise raise(Square at, Option<Level> present, Level level) {
        Amount carried = carried(at, Resource.ore(level));
        Answer answer =
                forecast.of(
                        Resource.ore(level),
                        level.powerOfTwo(),
                        Option.of(world.placeOf(at)),
                        carried);
        return raised(Option.of(at), present, level, carried, answer);
    }

    private Raise raised(
            Option<Square> at, Option<Level> present, Level level, Amount carried, Answer answer) {
        return new Raise(
                at,
                present,
                level,
                Bag.of(Resource.ore(level), level.powerOfTwo()),
                carried,
                able(level, answer),
                answer);
    }

    /// The most that one of those who stand there carries.
    private Amount carried(Square at, Resource resource) {
        return world.agents()
                .inOrder()
                .filter(agent -> agent.plan().equals(new Plan.Standing(at)))
                .map(agent -> agent.load().amount(resource))
                .fold(Amount.NONE, (a, b) -> a.isAtLeast(b) ? a : b);
    }

    /// Who may raise it by then; goods have no say in that.
    private Seq<AgentName> able(Level level, Answer answer) {
        Turn by = answer.outcome() instanceof Outcome.Reached(Turn on, _) ? on : world.turn();
        return world.carriedTo(by, (yard, _, _) -> yard)
                .agents()
                .inOrder()
                .filter(agent -> mayRaise(agent, level))
                .map(Agent::name);
    }

    private boolean mayRaise(Agent agent, Level level) {
        return world.rules()
                .workshopAuthority()
                .askedFor(level)
                .forAll(needed -> agent.authority().exists(own -> own.isAtLeast(needed)));
    }
}
