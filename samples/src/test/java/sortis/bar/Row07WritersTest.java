package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 7: several processes that append to one log at a time neither mix nor lose an entry, and
/// number them without gap or double.
class Row07WritersTest {
    private static final int BATCH = 100;

    @TempDir private Path folder;

    @Test
    void writers() {
        int entries = Bar.size(2, 100) * BATCH;
        areAllThere(new Store(folder.resolve("two.jsonl")), 2, entries, BATCH);
        int calls = Bar.size(8, 100);
        int many = Bar.size(4, 8);
        areAllThere(new Store(folder.resolve("many.jsonl")), many, calls, 1);
        Bar.figure(
                7,
                "2 processes x %d entries, %d x %d single calls: 0 mixed, 0 lost, numbers 1 to n",
                entries,
                many,
                calls);
    }

    private static void areAllThere(Store store, int count, int entries, int batch) {
        List<Worker> workers = Worker.started(count);
        for (int done = 0; done < entries; done += batch) {
            int from = done;
            IntStream.range(0, count)
                    .forEach(writer -> {
                        String[] words =
                                IntStream.range(from, from + batch)
                                        .mapToObj(at -> entry(writer, at))
                                        .toArray(String[]::new);
                        assertThat(workers.get(writer).give(numbered(store, words))).isTrue();
                    });
            if (batch > 1) {
                workers.forEach(Row07WritersTest::isAcknowledged);
            }
        }
        if (batch == 1) {
            IntStream.range(0, entries)
                    .forEach(_ -> workers.forEach(Row07WritersTest::isAcknowledged));
        }
        workers.forEach(Worker::close);
        isWhole(store, count, entries);
    }

    private static String[] numbered(Store store, String... entries) {
        List<String> words = new ArrayList<>(List.of("--seq", "--wait", "60"));
        words.addAll(List.of(entries));
        return store.appending(words.toArray(String[]::new));
    }

    private static void isAcknowledged(Worker worker) {
        Told told = worker.next().orElseThrow();
        assertThat(told.exit()).as(told.err()).isZero();
    }

    /// From 50 bytes to 20 KB, most of them short.
    private static String entry(int writer, int number) {
        int size = new Random(number).nextInt(number % 10 == 0 ? 20_000 : 200);
        return Store.entry(writer + "-" + number + " " + "é".repeat(size / 2));
    }

    private static void isWhole(Store store, int count, int entries) {
        List<String> notes =
                store.notes().stream().map(note -> note.substring(0, note.indexOf(' '))).toList();
        assertThat(notes).hasSize(count * entries).doesNotHaveDuplicates();
        assertThat(store.unreadable()).isZero();
        for (int writer = 0; writer < count; writer++) {
            String name = writer + "-";
            assertThat(notes.stream().filter(note -> note.startsWith(name)))
                    .containsExactlyElementsOf(
                            IntStream.range(0, entries).mapToObj(at -> name + at).toList());
        }
        List<String> numbers =
                store.text()
                        .lines()
                        .map(line -> line.replaceAll(".*\"seq\": ?(\\d+).*", "$1"))
                        .toList();
        assertThat(numbers)
                .isEqualTo(
                        IntStream.rangeClosed(1, count * entries)
                                .mapToObj(String::valueOf)
                                .toList());
    }
}
