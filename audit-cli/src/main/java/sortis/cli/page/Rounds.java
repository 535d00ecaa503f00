package sortis.cli.page;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sortis.cli.page.Lap.Shot;
import sortis.time.Unforeseeable;

/// Films what a team hauls while no entry is written. Few calls are filmed one by one. Of many, one
/// round after another is, until the last few are like those before; then they stand for as many
/// more as [sortis.world.World#carriedTo] confirms.
final class Rounds {
    /// So many calls are filmed one by one in any case.
    private static final int FEW = 60;

    /// More calls than that are not filmed in one stretch.
    private static final int MOST = 1_500;

    /// The longest pattern that is looked for, in rounds.
    private static final int PATTERN = 12;

    private final Team team;
    private final Cast first;
    private final Map<Thing, Long> more;
    private final Tracks tracks;
    private final List<Lap> laps = new ArrayList<>();
    private int filmed;

    /// @param tracks those of the game, which say what the team had done before
    Rounds(Cast first, Tracks tracks) {
        this.team = first.team();
        this.first = first;
        this.tracks = tracks;
        this.more =
                tracks.at(
                        first.turn(),
                        thing -> thing instanceof Thing.Pile && first.concerns(thing));
    }

    /// Films up to but not including a turn.
    ///
    /// @return the first turn about which nothing is known
    long film(long until) {
        Cast now = first;
        try {
            while (now.turn() < until - 1) {
                long left = until - 1 - now.turn();
                if (filmed >= MOST) {
                    return now.turn() + 1;
                }
                if (isBrief(left)) {
                    return oneByOne(now, until);
                }
                now = round(now, until - 1);
            }
            return until;
        } catch (Unforeseeable _) {
            return now.turn() + 1;
        }
    }

    private boolean isBrief(long turns) {
        double period = team.period().doubleValue();
        return team.calls(turns) <= FEW || 2 * period > turns || team.calls((long) period) > MOST;
    }

    private long oneByOne(Cast world, long until) {
        Cast now = world;
        for (long turn : team.turns(world.turn(), enough(world.turn(), until - 1))) {
            if (filmed >= MOST) {
                return now.turn() + 1;
            }
            now = carried(now, turn);
            see(turn, now.goods());
        }
        return until;
    }

    /// A turn up to which there are more calls than can be filmed, or the last turn.
    private long enough(long after, long last) {
        double share = 2 * MOST / Math.max(1, team.calls(last - after));
        return share >= 1 ? last : after + (long) Math.ceil((last - after) * share);
    }

    private Cast carried(Cast world, long turn) {
        filmed++;
        return world.on(turn);
    }

    private void see(long turn, Map<Thing, Long> goods) {
        tracks.see(turn, Lap.sum(goods, more, 1), Map.of(), first::concerns);
    }

    /// Films one round, and as many more as are like it.
    private Cast round(Cast start, long last) {
        Lap lap = lap(start);
        lap.shots().forEach(shot -> see(start.turn() + shot.offset(), shot.goods()));
        laps.addLast(lap);
        return Vector.rangeClosed(1, Math.min(PATTERN, laps.size() / 2))
                .find(this::repeats)
                .fold(lap::end, pattern -> jump(pattern, last));
    }

    private Lap lap(Cast start) {
        long end = start.turn() + team.period().longValueExact();
        List<Shot> shots = new ArrayList<>();
        Cast now = start;
        for (long turn : team.turns(start.turn(), end)) {
            now = carried(now, turn);
            shots.addLast(new Shot(turn - start.turn(), now.goods()));
        }
        Cast over = now.on(end);
        shots.addLast(new Shot(end - start.turn(), over.goods()));
        return new Lap(start, List.copyOf(shots), over);
    }

    private boolean repeats(int pattern) {
        int size = laps.size();
        return IntStream.rangeClosed(1, pattern)
                .allMatch(back -> laps.get(size - back).isLike(laps.get(size - back - pattern)));
    }

    private Cast jump(int pattern, long last) {
        List<Lap> model = List.copyOf(laps.subList(laps.size() - pattern, laps.size()));
        Cast now = laps.getLast().end();
        Course course = new Course(model, this::lap);
        long rounds = course.rounds(now, last);
        if (rounds < 2) {
            return now;
        }
        things(model).forEach(thing -> repeat(course, thing));
        laps.clear();
        Cast then = course.after(now, rounds);
        see(then.turn(), then.goods());
        return then;
    }

    private static Set<Thing> things(List<Lap> model) {
        return model.stream()
                .flatMap(lap -> lap.shots().stream())
                .flatMap(shot -> shot.goods().keySet().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void repeat(Course course, Thing thing) {
        Piece piece = course.piece(thing, more.getOrDefault(thing, 0L));
        if (!piece.isStraight()) {
            tracks.of(thing).put(piece);
        }
    }
}
