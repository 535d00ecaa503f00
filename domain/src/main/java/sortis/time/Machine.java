package sortis.time;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Arrays;

/// A group of haulers as numbers: plays visits in order and, where the course repeats, jumps.
final class Machine {
    /// How many visits are played at the most before the group is called unforeseeable.
    static final long PATIENCE = 200_000_000;

    private final long[] rates;
    private final Workload.Output[] outputs;
    private final Act[][] visits;
    private final long[] cells;
    private final boolean[] lit;
    private Tape tape = new Tape();
    private long played;

    Machine(Workload work, long[] cells, boolean[] lit) {
        this.rates = work.rates().toJavaStream().mapToLong(Long::longValue).toArray();
        this.outputs = work.outputs().toJavaArray(Workload.Output[]::new);
        this.visits =
                work.visits().map(acts -> acts.toJavaArray(Act[]::new)).toJavaArray(Act[][]::new);
        this.cells = cells;
        this.lit = lit;
    }

    private Machine(Machine other, long[] cells) {
        this.rates = other.rates;
        this.outputs = other.outputs;
        this.visits = other.visits;
        this.cells = cells;
        this.lit = new boolean[other.lit.length];
    }

    /// Plays one round of the timetable after another, so many turns in all. False: it takes too
    /// long.
    boolean run(Timetable timetable, long turns) {
        Laps laps = new Laps();
        Recurrence recurrence = new Recurrence(cells);
        long rounds = turns / timetable.period();
        tape = new Tape();
        while (rounds > 0 && played <= PATIENCE) {
            laps.add(playRound(timetable));
            Lap jump = laps.repeated(rounds - 1);
            apply(jump);
            long gone = 1 + jump.rounds();
            rounds -= gone;
            long cycle = recurrence.after(gone, cells);
            if (cycle > 0 && cycle <= rounds && cycle * timetable.calls() <= PATIENCE - played) {
                rounds -= playCycle(timetable, recurrence.putBy(), cycle, rounds);
                laps = new Laps();
                recurrence.restart(cells);
            }
        }
        play(timetable, turns % timetable.period());
        return rounds == 0 && played <= PATIENCE;
    }

    /// Plays a cycle of many rounds, in step with the like one that led here from an earlier state,
    /// and where all of its rounds are alike in both jumps as many more cycles as will be.
    ///
    /// @return how many rounds were played and jumped
    private long playCycle(Timetable timetable, long[] earlier, long cycle, long most) {
        Machine first = new Machine(this, earlier);
        long[] before = cells.clone();
        long repeats = (most - cycle) / cycle;
        for (long round = 1; round <= cycle; round++) {
            Lap lap = playRound(timetable);
            Lap model = first.playRound(timetable);
            if (!lap.isLike(model)) {
                return round;
            }
            repeats = Math.min(repeats, lap.repeatsAfter(model));
        }
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] += Math.multiplyExact(repeats, cells[cell] - before[cell]);
        }
        return cycle * (repeats + 1);
    }

    private Lap playRound(Timetable timetable) {
        long[] before = cells.clone();
        tape = new Tape();
        play(timetable, timetable.period());
        return Lap.of(1, difference(cells, before), tape.read());
    }

    private void play(Timetable timetable, long turns) {
        long now = 0;
        for (int call = 0; call < timetable.calls() && timetable.turnOf(call) <= turns; call++) {
            pass(timetable.turnOf(call) - now);
            now = timetable.turnOf(call);
            visit(timetable.visitOf(call));
        }
        pass(turns - now);
    }

    /// Lets turns go by: extractors yield, smelter output falls due.
    void pass(long turns) {
        if (turns == 0) {
            return;
        }
        mine(turns);
        for (Workload.Output output : outputs) {
            output.fall(cells);
        }
        Arrays.fill(lit, false);
    }

    /// Does the work of one visit.
    void visit(int visit) {
        for (Act act : visits[visit]) {
            act.perform(cells, lit, tape);
        }
        played++;
    }

    /// Does the work of one visit and says what came of it.
    Visited observe(int visit) {
        long[] start = cells.clone();
        Seq<Need> needs = Vector.empty();
        for (Act act : visits[visit]) {
            needs = needs.appendAll(act.needs(cells));
            act.perform(cells, lit, new Tape());
        }
        played++;
        return new Visited(start, cells, needs);
    }

    /// Lets extractors yield for so many turns, and nothing else happen.
    void mine(long turns) {
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] += rates[cell] * turns;
        }
    }

    /// Changes all cells but some as so many visits like that one do.
    void move(Visited visited, long times, Seq<Integer> except) {
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] +=
                    except.contains(cell) ? 0 : Math.multiplyExact(visited.change(cell), times);
        }
    }

    /// Leaves some cells as that visit did.
    void restore(Visited visited, Seq<Integer> only) {
        only.forEach(cell -> cells[cell] = visited.after(cell));
    }

    /// Lets all smelter output fall but what these visits have begun on the present turn.
    void settle(Seq<Visited> present) {
        for (Workload.Output output : outputs) {
            long begun =
                    present.map(visited -> visited.change(output.output())).fold(0L, Long::sum);
            cells[output.output()] -= begun;
            output.fall(cells);
            cells[output.output()] = begun;
        }
    }

    private void apply(Lap jump) {
        long[] change = jump.change();
        for (int cell = 0; cell < change.length; cell++) {
            cells[cell] += change[cell];
        }
    }

    private static long[] difference(long[] after, long[] before) {
        long[] change = new long[after.length];
        for (int i = 0; i < change.length; i++) {
            change[i] = after[i] - before[i];
        }
        return change;
    }

    /// The cells of smelter output that falls on a pile.
    Seq<Integer> outputsOn(int pile) {
        return Vector.of(outputs)
                .filter(output -> output.pile() == pile)
                .map(Workload.Output::output);
    }

    /// What extractors add to a cell a turn.
    long rate(int cell) {
        return rates[cell];
    }

    /// How many visits were played.
    long played() {
        return played;
    }

    long cell(int index) {
        return cells[index];
    }

    boolean isLit(int smelter) {
        return lit[smelter];
    }
}
