package sortis.bench.speed;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonContent;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.replay.diff.SideBySide;
import sortis.replay.diff.SideBySide.Script;
import sortis.replay.diff.SideBySide.Watcher;
import sortis.replay.diff.StateDiff;
import sortis.value.EntryNumber;
import sortis.world.World;

/// Two logs that part at their very end: every entry is compared, then the two worlds.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Logs.ENTRIES)
public class DiffBenchmark {
    private final Vector<LogLine> a = Logs.lines(Logs.text(Logs.ENTRIES));
    private final Vector<LogLine> b = Logs.lines(Logs.text(Logs.ENTRIES)).dropRight(1);
    private final World one = world(a, Logs.ENTRIES);
    private final World other = world(b, Logs.ENTRIES / 2);

    private static World world(Vector<LogLine> lines, long entries) {
        return new Replay(Transcript.of(lines))
                .after(new EntryNumber(entries))
                .getOrElse(World.NOTHING);
    }

    @Benchmark
    public Option<SideBySide.Outcome> diffLogs() {
        return SideBySide.of(
                Script.of(Transcript.of(a)),
                Script.of(Transcript.of(b)),
                Option.none(),
                JsonContent.between(a, b),
                Watcher.NONE);
    }

    /// Of a whole game and its first half; per entry too.
    @Benchmark
    public Seq<StateDiff.Difference> diffStates() {
        return StateDiff.between(one, other);
    }
}
