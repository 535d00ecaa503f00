package sortis.entry;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/// The kinds of building that an entry can raise (rulebook §6).
public enum BuildingKind {
    WORKSHOP,
    HOUSE,
    EXTRACTOR,
    SMELTER;

    /// The kind that logs spell so.
    public static Option<BuildingKind> named(String name) {
        return Array.of(values()).find(kind -> kind.toString().equals(name));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
