package sortis.eventstore.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;

/// Logs in the notation that tests write down.
final class Notebook {
    private Notebook() {}

    static Seq<RawLine> raw(byte[] bytes) {
        return Vector.ofAll(() -> new LineScanner(new ByteArrayInputStream(bytes)).lines());
    }

    static Seq<LogLine> read(String... lines) {
        return read(String.join("\n", lines).getBytes(UTF_8));
    }

    static Seq<LogLine> read(byte[] bytes) {
        return NotationReader.readAll(raw(bytes).iterator());
    }

    /// The one entry that the text is, as JSON.
    static String json(String... lines) {
        Seq<LogLine> read = read(lines);
        assertThat(read).as(String.join("\n", lines)).hasSize(1);
        assertThat(read.head()).as(String.join("\n", lines)).isInstanceOf(Entry.class);
        return EntryJson.write((Entry) read.head());
    }

    static Seq<String> json(Seq<LogLine> read) {
        assertThat(read).allMatch(Entry.class::isInstance);
        return read.map(line -> EntryJson.write((Entry) line));
    }

    static Unreadable unreadable(String text) {
        Seq<LogLine> read = read(text);
        assertThat(read).as(text).hasSize(1);
        assertThat(read.head()).as(text).isInstanceOf(Unreadable.class);
        return (Unreadable) read.head();
    }

    static String tidy(String text) {
        return Tidy.of(raw(text.getBytes(UTF_8))).lines().map(line -> line + "\n").mkString();
    }
}
