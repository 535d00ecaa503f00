package sortis.finding;

/// How bad a finding is (rulebook §8).
public enum Severity {
    /// Against the rules; the verdict counts these alone.
    ERROR("error"),
    /// Legal but odd.
    WARNING("warning"),
    /// Wrong only because of an earlier finding, which it names.
    FOLLOW_ON("follow-on"),
    /// Wrong, but the players let it stand; no rule says so of itself.
    ACCEPTED("accepted");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
