package sortis.bench.speed;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;

/// From bytes to entries: cutting into lines, strict UTF-8, strict JSON, strict shapes.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Logs.ENTRIES)
public class DecodeBenchmark {
    private final byte[] bytes = Logs.text(Logs.ENTRIES).getBytes(StandardCharsets.UTF_8);

    @Benchmark
    public void decode(Blackhole sink) {
        Iterator<LogLine> lines = JsonLines.over(new ByteArrayInputStream(bytes));
        while (lines.hasNext()) {
            sink.consume(lines.next());
        }
    }
}
