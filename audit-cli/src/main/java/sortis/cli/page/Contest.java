package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.report.Phrases;
import sortis.cli.report.Rivalry;
import sortis.cli.report.Rivalry.Ahead;
import sortis.cli.report.Rivalry.Deed;
import sortis.cli.report.Rivalry.Lead;
import sortis.cli.report.Rivalry.Measure;
import sortis.cli.report.Rivalry.Stretch;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.BuildingEntry;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.entry.ProductionEntry;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.replay.Transcript;
import sortis.replay.diff.StateDiff;
import sortis.value.Turn;
import sortis.world.World;

/// Two games played side by side.
public final class Contest {
    /// So many turns after entries are looked at one by one.
    private static final int CLOSELY = 64;

    private final Vector<World> a;
    private final Vector<World> b;
    private final Turn last;

    private Contest(Vector<World> a, Vector<World> b, Turn last) {
        this.a = a;
        this.b = b;
        this.last = last;
    }

    /// Compares two logs that hold games.
    ///
    /// @param last the turn up to which they are compared
    /// @throws sortis.time.Unforeseeable if routes take too long to come round
    public static Rivalry of(Transcript a, Transcript b, Turn last) {
        Contest contest = new Contest(Stations.of(a).worlds(), Stations.of(b).worlds(), last);
        Vector<Deed> byA = deeds(a);
        Vector<Deed> byB = deeds(b);
        return new Rivalry(
                contest.apart(),
                Vector.of(Measure.values()).map(contest::lead),
                without(byA, byB),
                without(byB, byA));
    }

    private static Vector<Deed> deeds(Transcript transcript) {
        return transcript
                .taken()
                .toVector()
                .filter(entry -> isDeed(entry.content()))
                .map(entry -> deed(entry, transcript.turnOf(entry)));
    }

    private static Deed deed(Entry entry, Turn turn) {
        return new Deed(entry.number().number(), turn, Phrases.of(entry.content()));
    }

    private static boolean isDeed(GameEntry entry) {
        return switch (entry) {
            case AgentMoved _, OperationEnded _ -> false;
            case BuildingEntry _, AgentEntry _, ProductionEntry _ -> true;
            default -> false;
        };
    }

    /// Those that the other did not do, or not as often.
    private static Seq<Deed> without(Vector<Deed> deeds, Vector<Deed> others) {
        var often = others.groupBy(Deed::words).mapValues(Vector::size);
        return deeds.groupBy(Deed::words)
                .values()
                .flatMap(same ->
                        same.drop(
                                often.getOrElse(
                                        same.map(Deed::words).headOption().getOrElse(""), 0)))
                .toVector()
                .sortBy(Deed::entry);
    }

    /// The turns on which either of them writes entries, and the last one.
    private Vector<Turn> turns() {
        return a.appendAll(b)
                .map(World::turn)
                .append(last)
                .filter(turn -> turn.compareTo(last) <= 0)
                .distinct()
                .sorted();
    }

    private static Option<World> on(Vector<World> worlds, Turn turn) {
        return worlds.findLast(world -> world.turn().compareTo(turn) <= 0);
    }

    private boolean differ(Turn turn) {
        Option<World> one = on(a, turn).map(world -> world.carriedTo(turn));
        Option<World> other = on(b, turn).map(world -> world.carriedTo(turn));
        return one.isDefined() != other.isDefined()
                || one.exists(
                        world -> other.exists(rival -> !StateDiff.between(world, rival).isEmpty()));
    }

    /// The first turn on which the states differ. Between entries, turns soon after them are looked
    /// at one by one; of those further off it is taken that a difference stays.
    private Option<Turn> apart() {
        Vector<Turn> turns = turns();
        return turns.zip(turns.drop(1).append(last.plus(1)))
                .toStream()
                .flatMap(stretch -> apart(stretch._1, stretch._2))
                .headOption();
    }

    private Option<Turn> apart(Turn from, Turn until) {
        if (differ(from)) {
            return Option.of(from);
        }
        if (on(a, from).equals(on(b, from))) {
            return Option.none();
        }
        long turns = until.since(from);
        return Vector.range(1, (int) Math.min(turns, CLOSELY))
                .toStream()
                .map(each -> from.plus(each))
                .find(this::differ)
                .orElse(() -> turns > CLOSELY ? later(from, from.plus(turns - 1)) : Option.none());
    }

    private Option<Turn> later(Turn same, Turn end) {
        if (!differ(end)) {
            return Option.none();
        }
        Turn low = same;
        Turn high = end;
        while (high.since(low) > 1) {
            Turn middle = low.plus(high.since(low) / 2);
            boolean isApart = differ(middle);
            high = isApart ? middle : high;
            low = isApart ? low : middle;
        }
        return Option.of(high);
    }

    private Lead lead(Measure measure) {
        Vector<Stretch> all = turns().map(turn -> stretch(measure, turn));
        Vector<Stretch> changes =
                all.zip(all.drop(1))
                        .filter(pair -> pair._1.who() != pair._2.who())
                        .map(pair -> pair._2);
        return new Lead(measure, changes.prependAll(all.take(1)));
    }

    private Stretch stretch(Measure measure, Turn turn) {
        Option<Long> one = on(a, turn).flatMap(world -> number(measure, world));
        Option<Long> other = on(b, turn).flatMap(world -> number(measure, world));
        int order = Long.compare(one.getOrElse(-1L), other.getOrElse(-1L));
        Ahead who = order == 0 ? Ahead.NOBODY : order > 0 ? Ahead.A : Ahead.B;
        return new Stretch(turn, who, one, other);
    }

    private static Option<Long> number(Measure measure, World world) {
        return switch (measure) {
            case WORKSHOP -> world.highestWorkshop().map(level -> (long) level.number());
            case YIELD ->
                    Option.of(
                            world.mines().map(mine -> mine.perTurn().units()).fold(0L, Long::sum));
            case AGENTS -> Option.of((long) world.agents().inOrder().size());
        };
    }
}
