package sortis.replay.diagnosis;

/// How many entries may still be judged in the search for slips, so that it ends in good time
/// whatever a log holds. Counted and not timed, so that every machine finds the same.
final class Effort {
    /// For one finding.
    private static final int FINDING = 2_000;

    /// For a whole log.
    private static final int LOG = 15_000;

    private int finding = FINDING;
    private int log = LOG;

    /// Looks at another finding.
    void turnTo() {
        finding = FINDING;
    }

    /// So many were judged.
    void judged(int entries) {
        finding -= entries;
        log -= entries;
    }

    boolean isSpent() {
        return finding <= 0 || log <= 0;
    }
}
