package sortis.cli.command;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ParseResult;
import sortis.cli.Delivery;
import sortis.cli.Delivery.Existing;
import sortis.cli.Trouble;
import sortis.cli.picture.Drawing;
import sortis.cli.picture.Png;
import sortis.cli.picture.Svg;

/// Files that maps are written to. What they are is told by how their names end, and none is
/// written over a file of another kind.
final class Pictures {
    /// What a map can be written as.
    enum Form {
        TEXT(".txt", ""),
        JSON(".json", ""),
        SVG(".svg", "<svg"),
        PNG(".png", "\u0089PNG");

        private final String ending;

        /// With what such files begin, each sign a byte; empty if with anything.
        private final String start;

        Form(String ending, String start) {
            this.ending = ending;
            this.start = start;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        boolean isPicture() {
            return this == SVG || this == PNG;
        }
    }

    private Pictures() {}

    /// The form that a file's name tells.
    ///
    /// @throws Trouble if it tells none of these
    static Form form(String path, Form... possible) {
        String name = path.toLowerCase(Locale.ROOT);
        return Array.of(possible)
                .find(form -> name.endsWith(form.ending))
                .getOrElseThrow(() ->
                        new Trouble(
                                "-o takes a name that ends in "
                                        + Array.of(possible)
                                                .map(form -> form.ending)
                                                .mkString(" or ")
                                        + ", not "
                                        + path));
    }

    /// The bytes of a picture.
    static ByteBuffer bytes(Drawing drawing, Form form) {
        return form == Form.PNG ? Png.of(drawing) : bytes(Svg.of(drawing));
    }

    static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes a file, all of it or nothing.
    ///
    /// @param log that the map was read from, if one was
    /// @throws Trouble if it cannot be written, or must not be
    static void deliver(
            ParseResult asked, String path, Form form, ByteBuffer bytes, Option<String> log) {
        Existing existing = Drafts.existing(asked);
        if (existing == Existing.REPLACED) {
            checkReplaceable(path, form, log);
        }
        Delivery.write(path, bytes, existing);
    }

    private static void checkReplaceable(String path, Form form, Option<String> log) {
        try {
            Path file = Path.of(path);
            if (Files.isRegularFile(file) && log.exists(read -> Drafts.isSame(path, read))) {
                throw new Trouble(path + " is the log itself, and was not written over");
            }
            if (Files.isRegularFile(file) && !isSuch(file, form)) {
                throw new Trouble(
                        path
                                + " is no "
                                + form.name()
                                + " as it stands, and was not written over; remove it first");
            }
        } catch (InvalidPathException | IOException _) {
            return; // Delivery says what is the matter.
        }
    }

    private static boolean isSuch(Path file, Form form) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            byte[] start = bytes.readNBytes(form.start.length());
            return start.length == 0
                    || new String(start, StandardCharsets.ISO_8859_1).equals(form.start);
        }
    }
}
