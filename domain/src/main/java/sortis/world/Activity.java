package sortis.world;

import java.util.Locale;

/// What an agent is doing, in one word.
public enum Activity {
    STANDING,
    WALKING,
    ROUTE,
    OPERATING;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
