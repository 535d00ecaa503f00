package sortis.ruling;

import io.vavr.control.Option;
import sortis.value.Level;

/// What raising a workshop asks of its builder (rulebook §3, `workshopAuthority`).
public enum WorkshopAuthority implements Choice {
    BELOW("below"),
    NONE("none");

    private final String spelling;

    WorkshopAuthority(String spelling) {
        this.spelling = spelling;
    }

    /// The authority that raising a workshop of that level asks for; level 0 asks for none.
    public Option<Level> askedFor(Level raised) {
        return Option.when(
                this == BELOW && raised.number() > 0, () -> new Level(raised.number() - 1));
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
