package sortis.bar;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.Locale;

/// How large the tests of the bar are, and what they measured. Full size: `-Dsortis.bar=full`.
final class Bar {
    static final boolean IS_FULL = "full".equals(System.getProperty("sortis.bar"));

    private Bar() {}

    /// How many to try: a few in every build, all of them when asked for.
    static int size(int few, int all) {
        return IS_FULL ? all : few;
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
