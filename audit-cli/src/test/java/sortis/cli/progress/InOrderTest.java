package sortis.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Work on many things on all processors.
class InOrderTest {
    @Test
    void resultsComeInTheOrderOfTheThings() {
        List<Integer> seen = new ArrayList<>();
        InOrder.through(Vector.range(0, 500), InOrderTest::slowIfOdd, seen::addLast);
        assertThat(seen).containsExactlyElementsOf(Vector.range(0, 500));
    }

    private static int slowIfOdd(int number) {
        for (int turn = 0; turn < (number % 2) * 10_000; turn++) {
            Thread.onSpinWait();
        }
        return number;
    }

    @Test
    void severalAreWorkedOnAtOnce() {
        CountDownLatch both =
                new CountDownLatch(Math.min(2, Runtime.getRuntime().availableProcessors()));
        List<Boolean> met = new ArrayList<>();
        InOrder.through(Vector.of("one", "other"), _ -> isMet(both), met::addLast);
        assertThat(met).containsExactly(true, true);
    }

    private static boolean isMet(CountDownLatch all) {
        all.countDown();
        try {
            return all.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void onlyAFewResultsWait() {
        AtomicInteger begun = new AtomicInteger();
        List<Integer> ahead = new ArrayList<>();
        InOrder.through(
                Vector.range(0, 2_000),
                _ -> begun.incrementAndGet(),
                _ -> ahead.addLast(begun.get() - ahead.size()));
        assertThat(ahead)
                .allMatch(waiting -> waiting <= 9 * Runtime.getRuntime().availableProcessors() + 1);
    }

    @Test
    void whatGoesWrongIsThrownAsItWas() {
        assertThatThrownBy(() ->
                        InOrder.through(
                                Vector.of(1, 0),
                                number -> 1 / number,
                                _ -> assertThat(true).isTrue()))
                .isInstanceOf(ArithmeticException.class);
    }
}
