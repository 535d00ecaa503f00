package sortis.notebook;

import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import sortis.entry.LogLine.Entry;
import sortis.value.EntryNumber;

/// The `seq` written last (rulebook §8, `entry-number`).
///
/// @param at the number of the entry that bears it
/// @param written the `seq` it bears
/// @param expected what it should bear; the same if it is right
public record Numbering(EntryNumber at, EntryNumber written, EntryNumber expected) {
    /// Nothing is written yet: the first `seq` is its place.
    static final Numbering NONE =
            new Numbering(new EntryNumber(0), new EntryNumber(0), new EntryNumber(0));

    /// The number that the entry should bear after the last one written.
    public EntryNumber next(Entry entry) {
        return written.plus(entry.number().since(at));
    }

    /// All numbers it may bear: also those that go on from the number expected last.
    public Set<EntryNumber> allowed(Entry entry) {
        return TreeSet.of(next(entry), expected.plus(entry.number().since(at)));
    }

    Numbering after(Entry entry) {
        return entry.seq()
                .fold(
                        () -> this,
                        seq ->
                                new Numbering(
                                        entry.number(),
                                        seq,
                                        allowed(entry).contains(seq) ? seq : next(entry)));
    }
}
