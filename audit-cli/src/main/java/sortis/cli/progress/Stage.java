package sortis.cli.progress;

import java.time.Duration;

/// How far some work has come.
///
/// @param doing what is being done, such as `auditing`
/// @param things what is counted, such as `logs`; empty if the numbers mean nothing to a person
/// @param total how many there are; 0 if that is not known
record Stage(String doing, String things, long done, long total, Duration elapsed) {
    boolean isMeasured() {
        return total > 0;
    }

    /// The part that is done, 0 to 1.
    double part() {
        return isMeasured() ? Math.clamp((double) done / total, 0.0, 1.0) : 0.0;
    }

    /// How long the rest will take if it goes on like this.
    Duration left() {
        double left = part() > 0 ? elapsed.toMillis() * (1 - part()) / part() : 0;
        return Duration.ofMillis((long) left);
    }
}
