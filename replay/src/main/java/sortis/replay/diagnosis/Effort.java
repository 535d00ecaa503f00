package sortis.replay.diagnosis;

/// How many entries may still be judged in the search for slips, so that it ends in good time
/// whatever a log holds. Counted and not timed, so that every machine finds the same.
final class Effort {
    /// For one finding.
    private static final int FINDING = 1_500;

    /// For a better explanation of one that has an explanation: errors that have nothing to do with
    /// it, but might, would else be thought about for as long as those that are not explained.
    private static final int BETTER = 600;

    /// For a whole log.
    private static final int LOG = 15_000;

    private int finding = FINDING;
    private int log = LOG;

    /// Looks at another finding.
    void turnTo() {
        finding = FINDING;
    }

    /// The finding has an explanation.
    void explained() {
        finding = Math.min(finding, BETTER);
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
