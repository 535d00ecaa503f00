package sortis.bench.speed;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sortis.eventstore.json.Repairs;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnostician;

/// The fewest slips that explain a faulty log of 500 entries, whole.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class DiagnosisBenchmark {
    private static final int ENTRIES = 500;

    @Param({"1", "5"})
    public int slips;

    private String text = "";

    @Setup
    public void slip() {
        text = Slips.in(Logs.text(ENTRIES), slips);
    }

    @Benchmark
    public Diagnosis diagnose() {
        return new Diagnostician(Repairs::of).diagnose(Logs.lines(text));
    }
}
