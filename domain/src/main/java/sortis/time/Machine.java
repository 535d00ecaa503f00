package sortis.time;

import java.util.Arrays;

/// A group of haulers as numbers: plays visits in order and, where the course repeats, jumps.
final class Machine {
    /// How many visits are played at the most before the group is called unforeseeable.
    static final long PATIENCE = 40_000_000;

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

    /// Plays one round of the timetable after another, so many turns in all. False: it takes too
    /// long.
    boolean run(Timetable timetable, long turns) {
        Laps laps = new Laps();
        long rounds = turns / timetable.period();
        while (rounds > 0 && played <= PATIENCE) {
            laps.add(playRound(timetable));
            rounds--;
            Lap jump = laps.repeated(rounds);
            apply(jump);
            rounds -= jump.rounds();
        }
        play(timetable, turns % timetable.period());
        return rounds == 0 && played <= PATIENCE;
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
    private void pass(long turns) {
        if (turns == 0) {
            return;
        }
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] += rates[cell] * turns;
        }
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

    long cell(int index) {
        return cells[index];
    }

    boolean isLit(int smelter) {
        return lit[smelter];
    }
}
