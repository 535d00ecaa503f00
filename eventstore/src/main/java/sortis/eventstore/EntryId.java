package sortis.eventstore;

import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;

/// The name that a writer gives an entry, so that it can ask again whether it is written. It stands
/// in the entry's note, as `sortis: id NAME`, since entries have no field for it.
public record EntryId(String name) {
    private static final String SIGNS = "[\\p{L}\\p{N}._:/-]{1,200}";
    private static final Pattern NAME = Pattern.compile(SIGNS);
    private static final Pattern WRITTEN = Pattern.compile("sortis:\\s*id\\s+(" + SIGNS + ")");

    public EntryId {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("no name of an entry: " + name);
        }
    }

    /// A name of 1 to 200 letters, digits and `.`, `_`, `:`, `/`, `-`.
    public static Option<EntryId> named(String text) {
        return Option.when(NAME.matcher(text).matches(), () -> new EntryId(text));
    }

    /// The name that an entry bears.
    public static Option<EntryId> of(LogLine line) {
        return line instanceof Entry entry ? entry.note().flatMap(EntryId::in) : Option.none();
    }

    private static Option<EntryId> in(String note) {
        Matcher written = WRITTEN.matcher(note);
        return Option.when(written.find(), () -> new EntryId(written.group(1)));
    }

    /// A note with the name at its end.
    public String onto(Option<String> note) {
        return note.map(words -> words + "; ").getOrElse("") + "sortis: id " + name;
    }
}
