package sortis.eventstore.json;

import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;

/// Writes entries as JSON lines.
public final class EntryJson {
    private static final long OLDEST = 1;

    private EntryJson() {}

    /// The entry as one line without its end: `type` and `turn`, the fields in the order of
    /// rulebook §7, then `seq`, `paper` and `note`. What readers assume anyway is left out, but for
    /// the agents' names. Reading the line gives an equal entry.
    public static String write(LogLine.Entry entry) {
        JsonObject head =
                JsonObject.EMPTY
                        .withText("type", EntryTypes.of(entry.content()))
                        .with("turn", entry.turn());
        long format = entry.content() instanceof GameStarted ? Formats.KNOWN.newest() : OLDEST;
        return ContentJson.fields(
                        head.unless(OLDEST, Formats.FORMAT, format, JsonObject::with),
                        entry.content())
                .maybe("seq", entry.seq(), JsonObject::with)
                .maybe("paper", entry.where().paper(), JsonObject::withText)
                .maybe("note", entry.note(), JsonObject::withText)
                .toString();
    }
}
