package sortis.eventstore.file;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/// Work with files that nobody interrupts: an interrupt would close the file in the middle of a
/// line, and let its lock go.
final class Undisturbed {
    private Undisturbed() {}

    /// Does the work to its end. A thread that is interrupted meanwhile is so afterwards.
    static <T> T call(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread _ = Thread.ofPlatform().name("sortis-log").start(task);
        boolean isInterrupted = Thread.interrupted();
        try {
            while (!task.isDone()) {
                isInterrupted |= isInterruptedBefore(task);
            }
            return result(task);
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static boolean isInterruptedBefore(FutureTask<?> task) {
        try {
            var _ = task.get();
            return false;
        } catch (InterruptedException _) {
            return true;
        } catch (ExecutionException _) {
            return false;
        }
    }

    private static <T> T result(FutureTask<T> task) {
        return switch (task.state()) {
            case SUCCESS -> task.resultNow();
            default -> throw thrown(task.exceptionNow());
        };
    }

    private static RuntimeException thrown(Throwable failure) {
        return switch (failure) {
            case RuntimeException exception -> exception;
            case Error error -> throw error;
            default -> new IllegalStateException(failure);
        };
    }
}
