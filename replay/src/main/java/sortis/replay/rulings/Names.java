package sortis.replay.rulings;

/// Whether a log names the agents it starts with; else they are the first letters (rulebook §7).
public enum Names {
    WRITTEN,
    LEFT_OUT
}
