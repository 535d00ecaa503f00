package sortis.bench.speed;

import io.vavr.control.Option;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;
import sortis.world.World;

/// From entries to the world, nothing judged.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Logs.ENTRIES)
public class FoldBenchmark {
    private final Transcript transcript = Logs.transcript(Logs.ENTRIES);

    @Benchmark
    public Option<World> fold() {
        return new Replay(transcript).after(new EntryNumber(Logs.ENTRIES));
    }
}
