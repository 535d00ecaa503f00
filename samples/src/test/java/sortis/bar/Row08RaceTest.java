package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 8: of several processes that expect the log to be as long as it is, one alone writes.
class Row08RaceTest {
    private static final int RACERS = 4;

    @TempDir private Path folder;

    @Test
    void race() {
        int rounds = Bar.size(15, 100);
        Store store = new Store(Logs.write(folder.resolve("log.jsonl"), Logs.START + "\n"));
        List<Worker> racers = Worker.started(RACERS);
        for (int round = 1; round <= rounds; round++) {
            oneWins(store, racers, round);
        }
        racers.forEach(Worker::close);
        Bar.figure(
                8, "%d rounds of %d processes: one winner each, the others exit 3", rounds, RACERS);
    }

    private static void oneWins(Store store, List<Worker> racers, int round) {
        IntStream.range(0, racers.size())
                .forEach(racer -> {
                    String entry = Store.entry(round + " by " + racer);
                    assertThat(
                                    racers.get(racer)
                                            .give(store.appending("--expect", "" + round, entry)))
                            .isTrue();
                });
        List<Told> told = racers.stream().map(racer -> racer.next().orElseThrow()).toList();
        List<Integer> exits = told.stream().map(Told::exit).sorted().toList();

        assertThat(exits).containsExactly(0, 3, 3, 3);
        int winner = told.stream().map(Told::exit).toList().indexOf(0);
        assertThat(store.notes()).hasSize(round).endsWith(round + " by " + winner);
    }
}
