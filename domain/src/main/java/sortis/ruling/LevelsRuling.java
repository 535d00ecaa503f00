package sortis.ruling;

import io.vavr.control.Option;
import sortis.value.Level;

/// Whether a building rises one level at a time or may go straight to any level (rulebook §3,
/// `levels`).
public enum LevelsRuling implements Choice {
    STEPWISE("stepwise"),
    DIRECT("direct");

    private final String spelling;

    LevelsRuling(String spelling) {
        this.spelling = spelling;
    }

    /// Whether a building of level `present`, none if it is new, may be raised to that level.
    public boolean allows(Option<Level> present, Level raised) {
        return switch (this) {
            case STEPWISE -> raised.equals(next(present));
            case DIRECT -> present.forAll(level -> raised.number() > level.number());
        };
    }

    /// The level that comes next: one more than the present one, 0 for a new building.
    public static Level next(Option<Level> present) {
        return present.map(Level::next).getOrElse(Level.ZERO);
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
