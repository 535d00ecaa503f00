package sortis.eventstore;

import io.vavr.control.Option;

/// What a writer believes of a log that it adds entries to. Only a belief about their place makes
/// it safe to ask again when no answer came: what is there already is not written once more.
public sealed interface Expected {
    /// Nothing; the entries are added wherever the log ends.
    record Anything() implements Expected {}

    /// That the log has so many entries.
    record Entries(long count) implements Expected {}

    /// That no entry bears the name which the first one that is added bears.
    record NoneNamed(EntryId id) implements Expected {}

    /// That the log does not hold these very entries one after the other.
    record NotThere() implements Expected {}

    /// The number of entries before the place where those that are added would stand already; none
    /// if they stand nowhere.
    default Option<Integer> place(Contents log) {
        return switch (this) {
            case Anything _, NotThere _ -> Option.none();
            case Entries(long count) -> Option.some((int) Math.min(count, Integer.MAX_VALUE));
            case NoneNamed(EntryId id) ->
                    Option.some(log.entries().indexWhere(entry -> EntryId.of(entry).contains(id)))
                            .filter(index -> index >= 0);
        };
    }
}
