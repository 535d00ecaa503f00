package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.time.Timetable.Recurring;

/// A crew whose joint period is long, but whose agents need not wait for it: once each does the
/// same round after round, and as long as the piles let it go on, the rounds are independent of
/// each other. So many turns are jumped, then played on.
final class Calm {
    private final Machine machine;
    private final Array<Recurring> visits;
    private final Array<Seq<Integer>> own;
    private Map<Integer, Streak> seen = HashMap.empty();
    private long now;

    /// The latest visits that came out alike.
    ///
    /// @param since the turn of the first of them
    /// @param latest the turn of the last of them
    private record Streak(Visited visited, long since, long latest) {
        private Streak with(Visited next, long turn, Seq<Integer> own) {
            return new Streak(next, next.isLike(visited, own) ? since : turn, turn);
        }

        private boolean isLong() {
            return since < latest;
        }
    }

    /// A crew at turn 0 of its timetable.
    ///
    /// @param own for each visit, the cells of its agent
    Calm(Machine machine, Array<Recurring> visits, Array<Seq<Integer>> own) {
        this.machine = machine;
        this.visits = visits;
        this.own = own;
    }

    /// Plays and jumps up to that turn.
    ///
    /// @param patience how many visits are played at the most
    /// @return the turn that was reached
    long run(long turns, long patience) {
        long window = 2 * visits.map(Recurring::every).fold(1L, Math::max);
        while (now < turns && calls(window) <= patience - machine.played()) {
            play(Math.min(window, turns - now));
            long jump = now < turns && isCalm() ? Math.min(calm(), turns - now - 1) : 0;
            if (jump > 0) {
                jump(jump);
            } else {
                window *= 2;
            }
        }
        return now;
    }

    private double calls(long window) {
        return visits.map(visit -> (double) window / visit.every()).fold(0.0, Double::sum);
    }

    private void play(long turns) {
        Timetable timetable = Timetable.of(turns, visits.map(visit -> visit.from(now)));
        long played = 0;
        for (int call = 0; call < timetable.calls(); call++) {
            machine.pass(timetable.turnOf(call) - played);
            played = timetable.turnOf(call);
            see(timetable.visitOf(call), now + played);
        }
        machine.pass(turns - played);
        now += turns;
    }

    private void see(int visit, long turn) {
        Visited next = machine.observe(visit);
        Streak streak =
                seen.get(visit)
                        .map(before -> before.with(next, turn, own.get(visit)))
                        .getOrElse(() -> new Streak(next, turn, turn));
        seen = seen.put(visit, streak);
    }

    /// Whether every visit comes out alike, and all of them have since before the latest call of
    /// any: from then on what a pile held at that call changes as foreseen.
    private boolean isCalm() {
        return seen.size() == visits.size()
                && seen.values().forAll(streak -> streak.isLong() && streak.since() <= oldest());
    }

    /// The turn of the visit whose latest call lies furthest back.
    private long oldest() {
        return seen.values().map(Streak::latest).fold(Long.MAX_VALUE, Math::min);
    }

    /// For how many more turns everything goes on alike for certain.
    private long calm() {
        return seen.values()
                        .flatMap(streak -> streak.visited().needs())
                        .map(need -> flow(need.pile()).lasts(need))
                        .fold(Long.MAX_VALUE, Math::min)
                - (now - oldest());
    }

    /// What goes onto a pile, smelter output that falls on it counted.
    private Flow flow(int pile) {
        Seq<Integer> cells = machine.outputsOn(pile).append(pile);
        return Flow.of(
                visits.flatMap(each ->
                        visited(each)
                                .toVector()
                                .flatMap(visit ->
                                        cells.map(cell ->
                                                new Flow.Beat(visit.change(cell), each.every())))),
                machine.rate(pile));
    }

    private Option<Visited> visited(Recurring each) {
        return seen.get(each.visit()).map(Streak::visited);
    }

    private void jump(long turns) {
        long then = now + turns;
        machine.mine(turns);
        visits.forEach(each ->
                visited(each)
                        .forEach(visit ->
                                machine.move(
                                        visit,
                                        each.calls(then) - each.calls(now),
                                        own.get(each.visit()))));
        machine.settle(visits.filter(each -> each.isOn(then)).flatMap(this::visited));
        visits.sortBy(each -> each.latest(then))
                .forEach(each ->
                        visited(each)
                                .forEach(visit -> machine.restore(visit, own.get(each.visit()))));
        now = then;
        seen = HashMap.empty();
    }
}
