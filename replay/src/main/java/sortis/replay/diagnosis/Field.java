package sortis.replay.diagnosis;

import java.util.function.Function;
import sortis.entry.GameEntry;

/// Something that an entry says, and the entry with something else in its place.
record Field<T>(T written, Function<T, GameEntry> with) {
    GameEntry rewritten(T other) {
        return with.apply(other);
    }
}
