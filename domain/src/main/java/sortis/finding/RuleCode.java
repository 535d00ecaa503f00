package sortis.finding;

/// The code of a rule, such as `build-cost`; codes are never reused (rulebook §8).
public record RuleCode(String text) implements Comparable<RuleCode> {
    @Override
    public int compareTo(RuleCode other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
