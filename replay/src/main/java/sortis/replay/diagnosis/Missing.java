package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogLine.Entry;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Path;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.Plan;
import sortis.world.Travel;
import sortis.world.World;

/// Entries that were perhaps lost or forgotten: what would have had to be done for the entry of a
/// finding to be legal.
final class Missing {
    static final Doubt LOST = Doubt.oneOf(24);
    static final Doubt LOST_EARLIER = Doubt.oneOf(100);

    private Missing() {}

    /// By the finding, or by the errors that come next too, where the first that shows is only the
    /// number of an entry.
    static Seq<Slip> of(Case it) {
        Seq<Slip> all = isOfNumbers(it) ? it.andNext().flatMap(Missing::by) : by(it);
        return it.code().equals("entry-number")
                ? all.appendAll(all.flatMap(slip -> here(it, slip)))
                : all;
    }

    /// Whether it shows where the numbers of entries are off by one.
    private static boolean isOfNumbers(Case it) {
        return it.code().startsWith("entry-")
                || it.code().startsWith("map-")
                || it.code().equals("strike-entry");
    }

    /// The same entry at the place of the finding, where a number is missing.
    private static Seq<Slip> here(Case it, Slip slip) {
        return slip.entry()
                .toVector()
                .flatMap(entry ->
                        it.turn(it.index() - 1)
                                .toVector()
                                .append(it.turn())
                                .distinct()
                                .map(turn ->
                                        lost(it, it.index(), turn, entry.content(), slip.doubt())));
    }

    private static Seq<Slip> by(Case it) {
        return switch (it.code()) {
            case "agent-absent", "position" -> moves(it);
            case "agent-unknown" -> joinings(it);
            case "build-terrain", "clear-terrain" -> clearings(it);
            case "build-level", "build-workshop", "build-authority" -> MissingBuildings.levels(it);
            case "operate-extractor" -> MissingBuildings.raised(it, BuildingKind.EXTRACTOR);
            case "smelt-smelter" -> MissingBuildings.raised(it, BuildingKind.SMELTER);
            case "vehicle-workshop" -> MissingBuildings.raised(it, BuildingKind.WORKSHOP);
            case "house-absent", "house-full" -> MissingBuildings.raised(it, BuildingKind.HOUSE);
            case "unload-stock" -> MissingGoods.loads(it);
            case "build-funds", "smelt-funds", "load-stock", "skip-gain", "stock-count" ->
                    MissingGoods.loads(it)
                            .appendAll(MissingGoods.unloads(it))
                            .appendAll(MissingGoods.operations(it))
                            .appendAll(MissingGoods.clearings(it))
                            .appendAll(MissingBuildings.raises(it));
            case "load-capacity" ->
                    MissingGoods.unloads(it).appendAll(MissingBuildings.vehicles(it));
            case "entry-number", "strike-entry" -> anything(it);
            default -> Vector.empty();
        };
    }

    static Slip lost(Case it, int at, Turn turn, GameEntry content, Doubt doubt) {
        Correction.Inserted inserted = it.inserted(at, turn, content);
        return Slip.meaning(Kind.MISSING, inserted, inserted.entry(), doubt);
    }

    /// The agent walked there before, as late as it could or as early.
    private static Seq<Slip> moves(Case it) {
        return it.agent()
                .toVector()
                .flatMap(agent ->
                        it.whereabouts()
                                .toVector()
                                .flatMap(from ->
                                        it.square()
                                                .toVector()
                                                .flatMap(to -> Ways.between(it.world(), from, to))
                                                .flatMap(path -> moves(it, agent, path))));
    }

    private static Seq<Slip> moves(Case it, AgentName agent, Path path) {
        AgentMoved move = new AgentMoved(agent, path, Option.none());
        World world = it.world();
        return Travel.itinerary(world, move)
                .toOption()
                .toVector()
                .flatMap(walk -> moves(it, move, walk.turns()));
    }

    private static Seq<Slip> moves(Case it, AgentMoved move, long turns) {
        long latest = it.turn().number() - turns;
        int after = it.earlierOf(move.agent()).headOption().map(at -> at + 1).getOrElse(1);
        Turn earliest = free(it, after, move.agent());
        Seq<Slip> late =
                latest < earliest.number()
                        ? Vector.empty()
                        : Vector.of(
                                lost(
                                        it,
                                        slot(it, after, new Turn(latest)),
                                        new Turn(latest),
                                        move,
                                        LOST));
        // Behind the agent's last entry, or behind all that is written on that turn.
        return late.appendAll(
                Vector.of(after, slot(it, after, earliest))
                        .distinct()
                        .map(at -> lost(it, at, earliest, move, LOST)));
    }

    /// The turn from which on the agent has nothing to do after its entry before that index.
    private static Turn free(Case it, int after, AgentName agent) {
        World world = it.course().before(Math.min(after, it.index())).world();
        return world.agents()
                .named(agent)
                .map(Agent::plan)
                .filter(Plan.Walking.class::isInstance)
                .map(Plan.Walking.class::cast)
                .map(walk -> walk.since().plus(walk.itinerary().turns()))
                .getOrElse(world.turn())
                .orLater(world.turn());
    }

    /// The last place, from one index on, at which an entry of that turn stands in order before the
    /// finding.
    private static int slot(Case it, int from, Turn turn) {
        int at = it.index();
        while (at > from && it.turn(at - 1).exists(turn::isBefore)) {
            at--;
        }
        return at;
    }

    private static Seq<Slip> joinings(Case it) {
        return rightBefore(it, AgentJoined::new);
    }

    private static Seq<Slip> clearings(Case it) {
        return rightBefore(it, (agent, at) -> new ForestCleared(agent, at, Option.none()));
    }

    /// The agent of the finding did something on its square, right before it.
    private static Seq<Slip> rightBefore(Case it, BiFunction<AgentName, Square, GameEntry> deed) {
        return it.agent()
                .toVector()
                .flatMap(agent -> it.square().map(at -> deed.apply(agent, at)))
                .map(content -> lost(it, it.index(), it.turn(), content, LOST));
    }

    /// An entry of which only its number is missed; nothing can be told of it.
    private static Seq<Slip> anything(Case it) {
        int at = it.code().equals("strike-entry") ? Math.max(1, it.index() - 1) : it.index();
        Correction.Inserted blank =
                it.inserted(
                        at,
                        it.turn(at).getOrElse(it::turn),
                        new StockCounted(Bag.EMPTY, Option.none()));
        return Vector.of(
                new Slip(
                        Kind.MISSING,
                        blank,
                        Option.none(),
                        Option.none(),
                        Option.<Entry>none(),
                        LOST));
    }
}
