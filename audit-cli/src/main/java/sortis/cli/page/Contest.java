package sortis.cli.page;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import sortis.replay.diff.SideBySide.Watcher;
import sortis.replay.diff.StateDiff;
import sortis.value.Turn;
import sortis.world.World;

/// Watches two games that are played side by side.
public final class Contest implements Watcher {
    /// So many turns after entries are looked at one by one.
    private static final int CLOSELY = 64;

    private final Map<String, Deque<Deed>> onlyA = new HashMap<>();
    private final Map<String, Deque<Deed>> onlyB = new HashMap<>();
    private final Map<Measure, Vector<Stretch>> leads = new EnumMap<>(Measure.class);
    private Option<World> a = Option.none();
    private Option<World> b = Option.none();
    private Option<Turn> present = Option.none();
    private Option<Turn> apart = Option.none();
    private boolean isAlike = true;

    @Override
    public void passed(Turn turn, Option<World> one, Option<World> other, boolean isSame) {
        settle(turn);
        isAlike = isAlike && isSame;
        present = Option.of(turn);
        a = one;
        b = other;
        for (Measure measure : Measure.values()) {
            lead(measure, turn);
        }
    }

    @Override
    public void differed(List<Entry> one, List<Entry> other, Turn turn) {
        Map<String, Deque<Deed>> byA = deeds(one, turn);
        Map<String, Deque<Deed>> byB = deeds(other, turn);
        cancel(byA, byB);
        cancel(byA, onlyB);
        cancel(byB, onlyA);
        keep(byA, onlyA);
        keep(byB, onlyB);
    }

    private static Map<String, Deque<Deed>> deeds(List<Entry> entries, Turn turn) {
        Map<String, Deque<Deed>> deeds = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (isDeed(entry.content())) {
                String words = Phrases.of(entry.content());
                deeds.computeIfAbsent(words, _ -> new ArrayDeque<>())
                        .addLast(new Deed(entry.number().number(), turn, words));
            }
        }
        return deeds;
    }

    /// A deed that the other did too is none of one alone.
    private static void cancel(Map<String, Deque<Deed>> some, Map<String, Deque<Deed>> others) {
        some.forEach((words, same) -> {
            Deque<Deed> alike = others.getOrDefault(words, new ArrayDeque<>());
            while (!same.isEmpty() && !alike.isEmpty()) {
                Deed _ = same.removeFirst();
                Deed _ = alike.removeFirst();
            }
        });
    }

    private static void keep(Map<String, Deque<Deed>> some, Map<String, Deque<Deed>> all) {
        some.forEach((words, same) -> {
            if (!same.isEmpty()) {
                Deque<Deed> known = all.computeIfAbsent(words, _ -> new ArrayDeque<>());
                same.forEach(known::addLast);
            }
        });
    }

    /// All that was seen.
    ///
    /// @throws sortis.time.Unforeseeable if routes take too long to come round
    public Rivalry rivalry() {
        present.forEach(turn -> settle(turn.plus(1)));
        return new Rivalry(
                apart,
                Vector.of(Measure.values())
                        .map(measure ->
                                new Lead(measure, leads.getOrDefault(measure, Vector.empty()))),
                deeds(onlyA),
                deeds(onlyB));
    }

    private static Vector<Deed> deeds(Map<String, Deque<Deed>> left) {
        return Vector.ofAll(left.values()).flatMap(same -> same).sortBy(Deed::entry);
    }

    private static boolean isDeed(GameEntry entry) {
        return switch (entry) {
            case AgentMoved _, OperationEnded _ -> false;
            case BuildingEntry _, AgentEntry _, ProductionEntry _ -> true;
            default -> false;
        };
    }

    /// Looks whether the states differ on a turn from the present one up to, not including, that
    /// one. Between entries, turns soon after them are looked at one by one; of those further off
    /// it is taken that a difference stays.
    private void settle(Turn until) {
        if (apart.isEmpty() && !isAlike) {
            isAlike = a.equals(b);
            apart = isAlike ? Option.none() : present.flatMap(from -> apart(from, until));
        }
    }

    private boolean differ(Turn turn) {
        Option<World> one = a.map(world -> world.carriedTo(turn));
        Option<World> other = b.map(world -> world.carriedTo(turn));
        return one.isDefined() != other.isDefined()
                || one.exists(
                        world -> other.exists(rival -> !StateDiff.between(world, rival).isEmpty()));
    }

    private Option<Turn> apart(Turn from, Turn until) {
        if (differ(from)) {
            return Option.of(from);
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

    private void lead(Measure measure, Turn turn) {
        Stretch next = stretch(measure, turn);
        Vector<Stretch> before = leads.getOrDefault(measure, Vector.empty());
        if (before.lastOption().forAll(last -> last.who() != next.who())) {
            var _ = leads.put(measure, before.append(next));
        }
    }

    private Stretch stretch(Measure measure, Turn turn) {
        Option<Long> one = a.flatMap(world -> number(measure, world));
        Option<Long> other = b.flatMap(world -> number(measure, world));
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
