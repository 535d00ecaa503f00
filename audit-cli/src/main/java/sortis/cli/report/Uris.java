package sortis.cli.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/// Names of files as URI references.
final class Uris {
    private static final String PLAIN = "-._~/";

    private Uris() {}

    /// Relative to the present folder where the file lies in it.
    static String of(String path) {
        try {
            Path here = Path.of("").toAbsolutePath();
            Path file = Path.of(path);
            boolean isBelow = file.isAbsolute() && file.startsWith(here);
            return reference(isBelow ? here.relativize(file) : file);
        } catch (InvalidPathException _) {
            return encoded(path);
        }
    }

    private static String reference(Path file) {
        String name = file.normalize().toString().replace('\\', '/');
        String encoded = encoded(name);
        return file.isAbsolute()
                ? "file://" + (encoded.startsWith("/") ? "" : "/") + encoded
                : encoded;
    }

    /// All but letters, digits and a few signs as percent and two hexadecimal digits.
    private static String encoded(String name) {
        StringBuilder encoded = new StringBuilder();
        for (byte octet : name.getBytes(StandardCharsets.UTF_8)) {
            int unit = Byte.toUnsignedInt(octet);
            StringBuilder _ =
                    isPlain(unit)
                            ? encoded.append((char) unit)
                            : encoded.append(String.format(Locale.ROOT, "%%%02X", unit));
        }
        return encoded.toString();
    }

    private static boolean isPlain(int unit) {
        return (unit < 0x80 && Character.isLetterOrDigit(unit)) || PLAIN.indexOf(unit) >= 0;
    }
}
