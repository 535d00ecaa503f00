package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import sortis.time.Timetable.Recurring;

/// A crew whose joint period is long, but whose agents need not wait for it: once each does the
/// same round after round, and as long as the piles let it go on, the rounds are independent of
/// each other. So many turns are jumped, then played on.
final class Calm {
    private final Machine machine;
    private final Array<Recurring> visits;
    private final Array<Seq<Integer>> own;
    private Map<Integer, Visited> last = HashMap.empty();
    private Map<Integer, Visited> before = HashMap.empty();
    private long now;

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
            long jump = now < turns && isCalm() ? Math.min(calm() - window, turns - now - 1) : 0;
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
            see(timetable.visitOf(call));
        }
        machine.pass(turns - played);
        now += turns;
    }

    private void see(int visit) {
        before = last.get(visit).fold(() -> before, seen -> before.put(visit, seen));
        last = last.put(visit, machine.observe(visit));
    }

    private boolean isCalm() {
        return visits.map(Recurring::visit)
                .forAll(visit ->
                        before.get(visit)
                                .exists(seen ->
                                        last.get(visit)
                                                .exists(next ->
                                                        next.isLike(seen, own.get(visit)))));
    }

    /// For how many turns everything goes on alike for certain, counted from the visits seen last.
    private long calm() {
        return last.values()
                .flatMap(Visited::needs)
                .map(need -> flow(need.pile()).lasts(need))
                .fold(Long.MAX_VALUE, Math::min);
    }

    /// What goes onto a pile, smelter output that falls on it counted.
    private Flow flow(int pile) {
        Seq<Integer> cells = machine.outputsOn(pile).append(pile);
        return Flow.of(
                visits.flatMap(each ->
                        last.get(each.visit())
                                .toVector()
                                .flatMap(seen ->
                                        cells.map(cell ->
                                                new Flow.Beat(seen.change(cell), each.every())))),
                machine.rate(pile));
    }

    private void jump(long turns) {
        long then = now + turns;
        machine.mine(turns);
        visits.forEach(each ->
                last.get(each.visit())
                        .forEach(seen ->
                                machine.move(
                                        seen,
                                        each.calls(then) - each.calls(now),
                                        own.get(each.visit()))));
        machine.settle(
                visits.filter(each -> each.isOn(then)).flatMap(each -> last.get(each.visit())));
        visits.sortBy(each -> each.latest(then))
                .forEach(each ->
                        last.get(each.visit())
                                .forEach(seen -> machine.restore(seen, own.get(each.visit()))));
        now = then;
        last = HashMap.empty();
        before = HashMap.empty();
    }
}
