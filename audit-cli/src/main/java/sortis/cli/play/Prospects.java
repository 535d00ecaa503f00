package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.report.Prospect;
import sortis.cli.report.Prospect.Means;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.World;

/// What an agent that stands somewhere could do there next: each deed is tried, and the rules say
/// whether it is legal.
final class Prospects {
    private static final Vector<RuleCode> FUNDS =
            Vector.of(new RuleCode("build-funds"), new RuleCode("smelt-funds"));

    private Prospects() {}

    static Seq<Prospect> of(Game game, AgentName name) {
        World world = game.world();
        return world.agents()
                .named(name)
                .filter(agent -> !(agent.plan() instanceof Plan.Walking))
                .filter(agent -> !(agent.plan() instanceof Plan.OnRoute))
                .toVector()
                .flatMap(agent -> deeds(agent, agent.plan().at(world.turn()), world))
                .flatMap(deed -> tried(game, deed));
    }

    private static Vector<GameEntry> deeds(Agent agent, Square at, World world) {
        AgentName name = agent.name();
        Vector<GameEntry> plain =
                Vector.of(
                        new ForestCleared(name, at, Option.none()),
                        new SmelterFed(name, at, 1, Option.none(), Option.none(), Option.none()));
        boolean isOperating = agent.plan() instanceof Plan.Operating;
        return plain.appendAll(Option.when(!isOperating, () -> new OperationStarted(name, at)))
                .appendAll(
                        Vector.of(BuildingKind.values())
                                .flatMap(kind -> raising(name, kind, at, world)))
                .appendAll(road(name, at, world))
                .appendAll(vehicle(agent, at));
    }

    private static Option<GameEntry> raising(
            AgentName name, BuildingKind kind, Square at, World world) {
        return next(world.land().levelOf(kind, at))
                .map(level -> new BuildingRaised(name, kind, level, at, Option.none()));
    }

    private static Option<GameEntry> road(AgentName name, Square at, World world) {
        return next(world.land().gradeAt(at))
                .map(grade ->
                        new RoadLaid(name, grade, new Path(at, Vector.empty()), Option.none()));
    }

    private static Option<GameEntry> vehicle(Agent agent, Square at) {
        return next(agent.vehicle())
                .map(level ->
                        new VehicleBuilt(agent.name(), level, at, Option.none(), Option.none()));
    }

    private static Option<Level> next(Option<Level> present) {
        return Option.some(present.map(Level::next).getOrElse(Level.ZERO))
                .filter(level -> level.number() <= Level.LAST);
    }

    private static Option<Prospect> tried(Game game, GameEntry deed) {
        Where where = new Where(EntryNumber.FIRST, 0, Option.none(), "");
        Entry entry = new Entry(where, game.turn(), Option.none(), Option.none(), deed);
        Game after = game.with(game.placed(entry, 0));
        Vector<Finding> found = after.findingsSince(game);
        if (found.isEmpty()) {
            return Option.some(new Prospect(deed, spent(game, after), Means.ENOUGH));
        }
        boolean isMoneyAll = found.forAll(finding -> FUNDS.contains(finding.code()));
        return Option.when(isMoneyAll, found)
                .flatMap(all -> all.headOption())
                .map(finding -> new Prospect(deed, asked(finding), Means.SHORT));
    }

    /// What the deed took out of piles and loads.
    private static Bag spent(Game before, Game after) {
        return before.world().total().beyond(after.world().total());
    }

    private static Bag asked(Finding finding) {
        return finding.evidence().claimed().getOrElse(new Datum.Fact())
                        instanceof Datum.Goods(Bag cost)
                ? cost
                : Bag.EMPTY;
    }
}
