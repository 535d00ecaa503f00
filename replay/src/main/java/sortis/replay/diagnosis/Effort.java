package sortis.replay.diagnosis;

/// How many entries may still be judged in the search for slips, so that it ends in good time
/// whatever a log holds. Counted and not timed, so that every machine finds the same.
final class Effort {
    /// For one finding, of many.
    private static final int FINDING = 1_500;

    /// For a better explanation of one that has an explanation: errors that have nothing to do with
    /// it, but might, would else be thought about for as long as those that are not explained.
    private static final int BETTER = 600;

    /// For a whole log.
    private static final int LOG = 15_000;

    /// What part of that a better explanation of a finding may take.
    private static final int SHARE = 2;

    private final int errors;
    private int finding = 0;
    private int log = LOG;

    /// @param errors how many are to be explained: there is the more time for each, the fewer they
    ///   are
    Effort(int errors) {
        this.errors = Math.max(1, errors);
    }

    /// Looks at another finding.
    void turnTo() {
        finding = Math.max(FINDING, LOG / errors);
    }

    /// The finding has an explanation.
    void explained() {
        finding = Math.min(finding, Math.max(BETTER, LOG / SHARE / errors));
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
