package sortis.eventstore.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.assertj.core.api.Assertions;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;

/// Reads logs that tests write down.
final class Reading {
    /// A readable line, for tests of the lines around it.
    static final String GOOD = "{\"type\": \"operation-ended\", \"turn\": 3, \"agent\": \"A\"}";

    private Reading() {}

    static Vector<LogLine> log(byte[] bytes) {
        return JsonLines.readAll(new ByteArrayInputStream(bytes));
    }

    static Vector<LogLine> log(String text) {
        return log(text.getBytes(UTF_8));
    }

    /// The one line that the text is.
    static LogLine line(String text) {
        Vector<LogLine> lines = log(text);
        Assertions.assertThat(lines).hasSize(1);
        return lines.head();
    }

    static Entry entry(String text) {
        LogLine line = line(text);
        Assertions.assertThat(line).isInstanceOf(Entry.class);
        return (Entry) line;
    }

    static Unreadable unreadable(String text) {
        LogLine line = line(text);
        Assertions.assertThat(line).as(text).isInstanceOf(Unreadable.class);
        return (Unreadable) line;
    }

    static Problem problem(String text) {
        return unreadable(text).fault().problem();
    }

    static Fault fault(Problem problem, String subject, String wanted) {
        return new Fault(problem, subject, wanted);
    }

    static byte[] bytes(Object... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object part : parts) {
            out.writeBytes(part instanceof byte[] raw ? raw : part.toString().getBytes(UTF_8));
        }
        return out.toByteArray();
    }

    static byte[] octets(int... values) {
        byte[] octets = new byte[values.length];
        for (int at = 0; at < values.length; at++) {
            octets[at] = (byte) values[at];
        }
        return octets;
    }

    static String resource(String name) {
        try (InputStream in = Reading.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
