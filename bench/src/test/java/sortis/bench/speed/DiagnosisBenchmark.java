package sortis.bench.speed;

import io.vavr.collection.Seq;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sortis.entry.LogLine;
import sortis.eventstore.Repairs;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnostician;
import sortis.replay.diagnosis.Readings;

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
        Seq<LogLine> lines = Logs.lines(text);
        return new Diagnostician(readings(Repairs.in(lines))).diagnose(lines);
    }

    private static Readings readings(Repairs repairs) {
        return new Readings(repairs::entries, repairs::turns);
    }
}
