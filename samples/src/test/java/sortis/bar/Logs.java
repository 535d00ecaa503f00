package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Lines and bytes of which logs are made.
final class Logs {
    /// Begins a game; legal.
    static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]}";

    /// Legal after it, as often as it is written.
    static final String GOOD =
            "{\"type\": \"square-charted\", \"turn\": 0, \"at\": [10, 7], \"value\": \"FD\"}";

    /// Wrong after it, and only seen to be so by who has read the seeds.
    static final String SLIP = GOOD.replace("FD", "FE");

    /// What an audit says of it on line 3.
    static final String SLIP_ON_LINE_3 = "map-value 3";

    private Logs() {}

    /// An entry with more fields, as they stand in JSON.
    static String with(String entry, String fields) {
        return entry.substring(0, entry.length() - 1) + ", " + fields + "}";
    }

    static Path write(Path file, byte[] bytes) {
        try {
            return Files.write(file, bytes);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static Path write(Path file, String text) {
        return write(file, text.getBytes(UTF_8));
    }

    static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Texts, as UTF-8, and bytes in a row.
    static byte[] bytes(Object... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object part : parts) {
            out.writeBytes(part instanceof byte[] raw ? raw : part.toString().getBytes(UTF_8));
        }
        return out.toByteArray();
    }

    static byte[] repeated(int octet, int count) {
        byte[] bytes = new byte[count];
        Arrays.fill(bytes, (byte) octet);
        return bytes;
    }
}
