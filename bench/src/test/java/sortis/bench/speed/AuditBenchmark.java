package sortis.bench.speed;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;

/// A whole audit: decoding, folding and judging every entry.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Logs.ENTRIES)
public class AuditBenchmark {
    private final String text = Logs.text(Logs.ENTRIES);

    @Benchmark
    public AuditReport audit() {
        return Auditor.STRICT.audit(Transcript.of(Logs.lines(text)));
    }
}
