package sortis.bar;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// How large the tests of the bar are, and what they measured. Full size: `-Pbar`.
final class Bar {
    static final boolean IS_FULL = "full".equals(System.getProperty("sortis.bar"));

    private static final int THREADS = 16;

    private Bar() {}

    /// How many to try: a few in every build, all of them when asked for.
    static int size(int few, int all) {
        return IS_FULL ? all : few;
    }

    /// Does something with each of many numbers on several threads: who reads a log waits for the
    /// end of a line that is perhaps being written.
    static void together(IntStream numbers, IntConsumer work) {
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<CompletableFuture<Void>> done =
                    numbers.mapToObj(number ->
                                    CompletableFuture.runAsync(() -> work.accept(number), threads))
                            .toList();
            done.forEach(CompletableFuture::join);
        }
    }

    /// A time in milliseconds as it is on a machine that has nothing else to do; on a busy one,
    /// more.
    static long allowed(long milliseconds) {
        OperatingSystemMXBean machine = ManagementFactory.getOperatingSystemMXBean();
        double load = machine.getSystemLoadAverage() / machine.getAvailableProcessors();
        return Math.round(milliseconds * Math.max(1, 1.5 * load));
    }

    /// What this thread has worked so far, in milliseconds; other programs do not count.
    static long worked() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
    }

    /// Prints what a row measured, in one line.
    @SuppressWarnings("AnnotateFormatMethod")
    static void figure(int row, String words, Object... numbers) {
        System.out.println(
                "bar " + row + ": " + String.format(Locale.ROOT, words, numbers) + sized());
    }

    private static String sized() {
        return IS_FULL ? "" : " (small size)";
    }
}
