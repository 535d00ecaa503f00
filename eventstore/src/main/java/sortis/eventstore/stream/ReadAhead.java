package sortis.eventstore.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/// Goes through things on a thread of its own, a little ahead of the one who asks for them, so that
/// two processors share the work. They come in the same order; what goes wrong is thrown where it
/// would have been.
public final class ReadAhead<T> implements Iterator<T>, AutoCloseable {
    /// How many things are handed over at once, and how many such batches may wait.
    private static final int BATCH = 256;

    private static final int WAITING = 16;

    private final BlockingQueue<Batch<T>> batches = new ArrayBlockingQueue<>(WAITING);
    private final Thread reader;
    private Batch<T> present = new Batch<>(List.of(), null, false);
    private int next;

    /// @param failure what was thrown behind these things
    /// @param isLast nothing comes behind them
    private record Batch<T>(List<T> things, @Nullable Throwable failure, boolean isLast) {}

    /// Begins to go through them at once.
    public ReadAhead(Iterator<T> things) {
        this.reader = Thread.ofPlatform().daemon().name("read ahead").start(() -> readAll(things));
    }

    private void readAll(Iterator<T> things) {
        try {
            Batch<T> batch;
            do {
                batch = read(things);
                batches.put(batch);
            } while (!batch.isLast);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static <T> Batch<T> read(Iterator<T> things) {
        List<T> some = new ArrayList<>(BATCH);
        try {
            while (some.size() < BATCH && things.hasNext()) {
                some.addLast(things.next());
            }
            return new Batch<>(some, null, some.size() < BATCH);
        } catch (RuntimeException | Error failure) {
            return new Batch<>(some, failure, true);
        }
    }

    @Override
    public boolean hasNext() {
        while (next == present.things.size() && !present.isLast) {
            present = taken();
            next = 0;
        }
        if (next == present.things.size()) {
            fail(present.failure);
        }
        return next < present.things.size();
    }

    private static void fail(@Nullable Throwable failure) {
        switch (failure) {
            case RuntimeException exception -> throw exception;
            case Error error -> throw error;
            case null, default -> {}
        }
    }

    private Batch<T> taken() {
        try {
            return batches.take();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while reading");
        }
    }

    @Override
    public T next() {
        T thing = peek();
        next++;
        return thing;
    }

    /// The next thing, which stays the next one.
    T peek() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return present.things.get(next);
    }

    /// Nobody asks for more.
    @Override
    public void close() {
        reader.interrupt();
    }

    /// Waits until the thread has ended.
    void join() throws InterruptedException {
        reader.join();
    }
}
