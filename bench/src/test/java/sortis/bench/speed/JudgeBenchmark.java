package sortis.bench.speed;

import io.vavr.collection.Seq;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.rule.Scene;
import sortis.rulebook.RuleBook;

/// What the rules alone take: one kind of entry with the most rules, and every entry of a log.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class JudgeBenchmark {
    private static final int ENTRIES = 2_000;
    private static final FindingId FIRST = new FindingId(1);

    private final Seq<Scene> log = Scenes.of(Logs.transcript(ENTRIES)).all();
    private final Scene building = log.filter(JudgeBenchmark::isBuilding).last();

    private static boolean isBuilding(Scene scene) {
        return scene.line() instanceof Entry entry && entry.content() instanceof BuildingRaised;
    }

    /// A building that is raised, late in the game.
    @Benchmark
    public Seq<Finding> judgeOneEntry() {
        return RuleBook.COMPLETE.judge(building, FIRST);
    }

    @Benchmark
    @OperationsPerInvocation(ENTRIES)
    public void judgeLog(Blackhole sink) {
        for (Scene scene : log) {
            sink.consume(RuleBook.COMPLETE.judge(scene, FIRST));
        }
    }
}
