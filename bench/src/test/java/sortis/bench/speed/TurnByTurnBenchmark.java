package sortis.bench.speed;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sortis.play.TurnByTurn;
import sortis.value.Turn;

/// The same turns one by one, as the rulebook says it: what the closed form saves.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class TurnByTurnBenchmark {
    @Param({"1000", "100000"})
    public long turns;

    private final Turn start = Hauling.world().turn();
    private TurnByTurn play = Hauling.turnByTurn();

    /// It cannot go back, so each run has a game of its own.
    @Setup(Level.Invocation)
    public void begin() {
        play = Hauling.turnByTurn();
    }

    @Benchmark
    public TurnByTurn turnByTurn() {
        play.playTo(start.plus(turns));
        return play;
    }
}
