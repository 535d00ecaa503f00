package sortis.value;

/// The name of an agent, any text that is not empty; upper and lower case differ (rulebook §7).
public record AgentName(String text) {
    public AgentName {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("an agent's name is not empty");
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
