package sortis.eventstore.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Reading ahead on a thread of its own.
class ReadAheadTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 255, 256, 257, 512, 20_000})
    void thingsComeInTheirOrder(int count) {
        ReadAhead<Integer> ahead = new ReadAhead<>(numbers(count));
        assertThat(all(ahead))
                .containsExactlyElementsOf(IntStream.range(0, count).boxed().toList());
        assertThat(ahead.hasNext()).isFalse();
        assertThatThrownBy(ahead::next).isInstanceOf(NoSuchElementException.class);
    }

    private static Iterator<Integer> numbers(int count) {
        return IntStream.range(0, count).iterator();
    }

    private static List<Integer> all(Iterator<Integer> things) {
        List<Integer> all = new ArrayList<>();
        things.forEachRemaining(all::add);
        return all;
    }

    @Test
    void aLookTakesNothingAway() {
        ReadAhead<Integer> ahead = new ReadAhead<>(numbers(3));
        assertThat(ahead.peek()).isZero();
        assertThat(all(ahead)).containsExactly(0, 1, 2);
    }

    @Test
    @Timeout(10)
    void nobodyWaitsForOneWhoHasNoMemoryLeft() {
        ReadAhead<Integer> ahead =
                new ReadAhead<>(
                        IntStream.range(0, 9)
                                .mapToObj(number -> {
                                    if (number == 3) {
                                        throw new OutOfMemoryError("of this test");
                                    }
                                    return number;
                                })
                                .iterator());
        assertThatThrownBy(() -> all(ahead)).isInstanceOf(OutOfMemoryError.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 256, 300})
    void whatGoesWrongIsThrownBehindWhatCameBefore(int count) {
        ReadAhead<Integer> ahead = new ReadAhead<>(failingAfter(count));
        List<Integer> seen = new ArrayList<>();
        assertThatThrownBy(() -> ahead.forEachRemaining(seen::add))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(seen).hasSize(count);
    }

    private static Iterator<Integer> failingAfter(int count) {
        Iterator<Integer> numbers = numbers(count);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Integer next() {
                if (!numbers.hasNext()) {
                    throw new UncheckedIOException(new IOException("the disk is gone"));
                }
                return numbers.next();
            }
        };
    }

    @Test
    void afterClosingNothingMoreIsRead() throws InterruptedException {
        List<Integer> read = new ArrayList<>();
        ReadAhead<Integer> ahead =
                new ReadAhead<>(IntStream.iterate(0, i -> i + 1).peek(read::add).iterator());
        assertThat(ahead.next()).isZero();
        ahead.close();
        ahead.join();
        assertThat(read.size()).isBetween(256, 20 * 256);
    }
}
