package sortis.bench.speed;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sortis.world.World;

/// So many turns going by at once where routes haul: the time does not grow with them.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ClosedFormBenchmark {
    @Param({"1000", "100000", "1000000000000"})
    public long turns;

    private final World world = Hauling.world();

    @Benchmark
    public World closedForm() {
        return world.carriedTo(world.turn().plus(turns));
    }
}
