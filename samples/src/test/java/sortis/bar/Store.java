package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.EventStore;

/// A log that entries are appended to, each with a note that tells it from the others.
record Store(Path file) {
    /// An entry with this note.
    static String entry(String note) {
        return Logs.with(Logs.GOOD, "\"note\": \"" + note + "\"");
    }

    /// The words of a command that appends these entries, or of what else stands among them.
    String[] appending(String... more) {
        String[] words = new String[more.length + 3];
        words[0] = "append";
        words[1] = file.toString();
        words[2] = "--unchecked";
        System.arraycopy(more, 0, words, 3, more.length);
        return words;
    }

    /// Appends in this process.
    Told append(String... more) {
        return Told.by(appending(more));
    }

    /// The notes of all entries that can be read, in order.
    List<String> notes() {
        return read().stream()
                .filter(Entry.class::isInstance)
                .flatMap(line -> ((Entry) line).note().toJavaStream())
                .toList();
    }

    long unreadable() {
        return read().stream().filter(Unreadable.class::isInstance).count();
    }

    List<LogLine> read() {
        return Files.exists(file) ? EventStore.file(file).read().toJavaList() : List.of();
    }

    byte[] bytes() {
        return Logs.read(file);
    }

    String text() {
        return new String(bytes(), UTF_8);
    }
}
