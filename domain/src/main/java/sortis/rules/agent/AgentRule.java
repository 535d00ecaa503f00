package sortis.rules.agent;

import static sortis.rule.Citation.ruling;
import static sortis.rule.Citation.text;
import static sortis.rule.Statute.Trait.BY_TURN;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import sortis.entry.ActsAt;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.NamesAgent;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.FindingId;
import sortis.finding.Step;
import sortis.notebook.Ground;
import sortis.notebook.Plans;
import sortis.notebook.Sightings;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.time.Cycle;
import sortis.time.Itinerary;
import sortis.time.Trail;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Presence;
import sortis.world.Travel;

/// The laws about who acts, where agents go and where they are.
public enum AgentRule implements Rule {
    /// `agent-unknown`: only agents who are there act.
    AGENT_UNKNOWN(
            Statute.of(
                    "agent-unknown",
                    ruling(5),
                    Judgments.of(NamesAgent.class, AgentRule::agentsAreKnown))),

    /// `agent-duplicate`: a new agent has a new name.
    AGENT_DUPLICATE(
            Statute.of(
                    "agent-duplicate",
                    ruling(7),
                    Judgments.of(AgentJoined.class, AgentRule::namesAreNew))),

    /// `agent-absent`: an agent acts on the square where it is.
    AGENT_ABSENT(
            Statute.of(
                            Plans.ABSENT.text(),
                            ruling(5),
                            Judgments.of(ActsAt.class, AgentRule::agentsActWhereTheyAre))
                    .with(BY_TURN)),

    /// `path-broken`: straight lines lead from square to square, and a round takes time.
    PATH_BROKEN(
            Statute.of(
                    "path-broken",
                    ruling(5),
                    Judgments.of(AgentMoved.class, AgentRule::walksAreWhole)
                            .and(RouteAssigned.class, AgentRule::routesAreWhole)
                            .and(RoadLaid.class, AgentRule::roadsAreWhole))),

    /// `path-water`: water without a road cannot be entered.
    PATH_WATER(
            Statute.of(
                    "path-water",
                    text(5),
                    Judgments.of(AgentMoved.class, AgentRule::walksStayDry)
                            .and(RouteAssigned.class, AgentRule::routesStayDry))),

    /// `arrival-turn`: an agent arrives when its walk is over.
    ARRIVAL_TURN(
            Statute.of(
                            Plans.ARRIVAL.text(),
                            ruling(5),
                            Judgments.of(AgentMoved.class, AgentRule::walksTakeTheirTime))
                    .with(BY_TURN)),

    /// `route-period`: the period is all walks and all waits.
    ROUTE_PERIOD(
            Statute.of(
                    Plans.PERIOD.text(),
                    text(5),
                    Judgments.of(RouteAssigned.class, AgentRule::periodsAddUp))),

    /// `route-phase`: the phase is the turn modulo the period.
    ROUTE_PHASE(
            Statute.of(
                            Plans.PHASE.text(),
                            text(5),
                            Judgments.of(RouteAssigned.class, AgentRule::phasesAreRemainders))
                    .with(BY_TURN)),

    /// `position`: an agent is where its plan has it on the turn meant.
    POSITION(
            Statute.of(
                            Sightings.POSITION.text(),
                            text(5),
                            Judgments.of(PositionNoted.class, AgentRule::positionsFollowPlans))
                    .with(BY_TURN));

    private final Statute statute;

    AgentRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> agentsAreKnown(Scene scene, NamesAgent entry) {
        boolean isMissing =
                !(entry instanceof AgentJoined)
                        && scene.before().agents().named(entry.agent()).isEmpty();
        return Option.when(
                        isMissing, () -> square(entry).map(Evidence::at).getOrElse(Evidence::whole))
                .toVector();
    }

    private static Option<Square> square(NamesAgent entry) {
        return switch (entry) {
            case ActsAt acting -> Option.of(acting.at());
            case PositionNoted noted -> Option.of(noted.at());
            default -> Option.none();
        };
    }

    private static Seq<Evidence> namesAreNew(Scene scene, AgentJoined entry) {
        return scene.before()
                .agents()
                .named(entry.agent())
                .map(_ -> Evidence.at(entry.at()))
                .toVector();
    }

    private static Seq<Evidence> agentsActWhereTheyAre(Scene scene, ActsAt entry) {
        return scene.before()
                .agents()
                .named(entry.agent())
                .map(agent -> Whereabouts.of(agent.plan(), scene.turn(), entry.at()))
                .filter(_ ->
                        !scene.before()
                                .whereIs(entry.agent())
                                .exists(square -> isThere(scene, entry, square)))
                .map(evidence -> evidence.because(absence(scene, entry)))
                .toVector();
    }

    private static boolean isThere(Scene scene, ActsAt entry, Square square) {
        return Presence.isThere(scene.before(), entry, square);
    }

    private static Iterable<FindingId> absence(Scene scene, ActsAt entry) {
        var beliefs = scene.notebook().agents();
        return beliefs.plans()
                .excuse(entry.agent(), scene.turn(), square -> isThere(scene, entry, square))
                .appendAll(
                        beliefs.sightings()
                                .excuse(entry.agent(), square -> square.equals(entry.at())));
    }

    private static Seq<Evidence> walksAreWhole(Scene scene, AgentMoved entry) {
        return broken(trail(scene, entry));
    }

    private static Either<Square, Trail> trail(Scene scene, AgentMoved entry) {
        return Trail.along(entry.path(), scene.world().rules().moves());
    }

    private static Seq<Evidence> routesAreWhole(Scene scene, RouteAssigned entry) {
        boolean isWhole = Cycle.trails(entry.stops(), scene.world().rules().moves()).isRight();
        Seq<Step> still =
                Option.<Step>when(isWhole, () -> new Step.Rounded(Vector.of(0L), Vector.of(0L), 0))
                        .toVector();
        return broken(Travel.cycle(scene.world(), entry)).map(evidence -> evidence.showing(still));
    }

    private static Seq<Evidence> roadsAreWhole(Scene scene, RoadLaid entry) {
        return broken(Trail.along(entry.path(), scene.world().rules().moves()));
    }

    private static Seq<Evidence> broken(Either<Square, ?> way) {
        return way.swap().map(Evidence::at).toVector();
    }

    private static Seq<Evidence> walksStayDry(Scene scene, AgentMoved entry) {
        return trail(scene, entry)
                .map(walk -> wet(scene, walk.squares().drop(1)))
                .getOrElse(Vector.empty());
    }

    private static Seq<Evidence> routesStayDry(Scene scene, RouteAssigned entry) {
        return Travel.cycle(scene.world(), entry)
                .map(cycle -> wet(scene, cycle.legs().flatMap(leg -> leg.walk().squares().drop(1))))
                .getOrElse(Vector.empty());
    }

    private static Seq<Evidence> wet(Scene scene, Seq<Square> entered) {
        var land = scene.world().land();
        return entered.filter(land::isOpenWater)
                .map(square ->
                        Evidence.at(square)
                                .because(
                                        scene.notebook()
                                                .map()
                                                .charts()
                                                .excuse(land, square, Ground::isDry))
                                .showing(new Step.Classified(land.map().value(square))));
    }

    private static Seq<Evidence> walksTakeTheirTime(Scene scene, AgentMoved entry) {
        return entry.arrives()
                .flatMap(arrives ->
                        Travel.itinerary(scene.world(), entry)
                                .toOption()
                                .flatMap(walk -> late(scene, walk, arrives)))
                .toVector();
    }

    private static Option<Evidence> late(Scene scene, Itinerary walk, Turn claimed) {
        Turn truth = scene.turn().plus(walk.turns());
        return Option.when(
                !claimed.equals(truth),
                () ->
                        Evidence.at(walk.last())
                                .claiming(Datum.of(claimed))
                                .expecting(Datum.of(truth))
                                .showing(
                                        new Step.Walked(
                                                scene.turn(),
                                                walk.squares().size() - 1L,
                                                walk.turns())));
    }

    private static Seq<Evidence> periodsAddUp(Scene scene, RouteAssigned entry) {
        return Travel.cycle(scene.world(), entry)
                .toOption()
                .flatMap(cycle ->
                        entry.period()
                                .filter(period -> period.number() != cycle.period())
                                .map(period ->
                                        round(entry, period, cycle.period())
                                                .showing(rounded(cycle))))
                .toVector();
    }

    private static Step rounded(Cycle cycle) {
        return new Step.Rounded(
                cycle.legs().map(leg -> leg.stop().waits().number()),
                cycle.legs().map(leg -> leg.walk().turns()),
                cycle.period());
    }

    private static Seq<Evidence> phasesAreRemainders(Scene scene, RouteAssigned entry) {
        return Travel.cycle(scene.world(), entry)
                .toOption()
                .flatMap(cycle ->
                        entry.phase()
                                .flatMap(phase ->
                                        shifted(scene.turn(), entry, phase, cycle.period())))
                .toVector();
    }

    private static Option<Evidence> shifted(
            Turn turn, RouteAssigned entry, Turn claimed, long period) {
        long truth = turn.number() % period;
        return Option.when(
                claimed.number() != truth,
                () -> round(entry, claimed, truth).showing(new Step.Reduced(turn, period, truth)));
    }

    private static Evidence round(RouteAssigned entry, Turn claimed, long truth) {
        return Evidence.at(entry.at()).claiming(Datum.of(claimed)).expecting(Datum.of(truth));
    }

    private static Seq<Evidence> positionsFollowPlans(Scene scene, PositionNoted entry) {
        Turn meant = entry.meant(scene.turn());
        return scene.world()
                .agents()
                .named(entry.agent())
                .filter(agent -> !agent.plan().at(meant).equals(entry.at()))
                .map(agent ->
                        Whereabouts.of(agent.plan(), meant, entry.at())
                                .because(misplaced(scene, entry.agent(), meant, entry.at())))
                .toVector();
    }

    private static Iterable<FindingId> misplaced(
            Scene scene, AgentName agent, Turn meant, Square claimed) {
        return scene.notebook().agents().plans().excuse(agent, meant, claimed::equals);
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
