package sortis.cli.progress;

import io.vavr.collection.Seq;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/// Work on many things on all processors, whose results come in the order of the things. Only a few
/// results wait, so that memory does not grow with their number.
final class InOrder {
    /// How many things are begun ahead of the one that is waited for, for each processor.
    private static final int AHEAD = 8;

    private InOrder() {}

    /// Hands over the result for each thing on this thread. One thing alone is worked on here, too.
    static <A, B> void through(Seq<A> things, Function<A, B> work, Consumer<B> taker) {
        int processors = Runtime.getRuntime().availableProcessors();
        if (things.size() < 2 || processors < 2) {
            things.forEach(thing -> taker.accept(work.apply(thing)));
            return;
        }
        ExecutorService workers =
                Executors.newFixedThreadPool(
                        processors, Thread.ofPlatform().daemon().name("worker").factory());
        try {
            through(things, work, taker, workers, AHEAD * processors);
        } finally {
            var _ = workers.shutdownNow();
        }
    }

    private static <A, B> void through(
            Seq<A> things,
            Function<A, B> work,
            Consumer<B> taker,
            ExecutorService workers,
            int ahead) {
        Deque<Future<B>> begun = new ArrayDeque<>();
        for (A thing : things) {
            begun.addLast(workers.submit(() -> work.apply(thing)));
            if (begun.size() > ahead) {
                taker.accept(result(begun.removeFirst()));
            }
        }
        begun.forEach(future -> taker.accept(result(future)));
    }

    private static <B> B result(Future<B> future) {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            throw failure.getCause() instanceof RuntimeException fault
                    ? fault
                    : new IllegalStateException(failure.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a result");
        }
    }
}
