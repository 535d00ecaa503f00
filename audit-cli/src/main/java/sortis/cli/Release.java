package sortis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/// Which release of the program this is, as its build wrote it down. Read only when it is asked
/// for.
///
/// @param version as in `1.2.0`, or `1.2.0-SNAPSHOT` before that release
/// @param date the day it bears, as in `2026-01-31`
public record Release(String version, String date) {
    private static final String FILE = "release.properties";

    /// The release of the program that is running.
    public static Release present() {
        Properties written = new Properties();
        try (InputStream in = Release.class.getResourceAsStream(FILE)) {
            if (in != null) {
                written.load(in);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        String time = written.getProperty("time", "unknown");
        return new Release(written.getProperty("version", "unknown"), time.replaceFirst("T.*", ""));
    }

    /// What `--version` tells: the release, and the Java that runs it.
    public static String[] told() {
        return new String[] {
            "sortis " + present().version(),
            "Java "
                    + System.getProperty("java.runtime.version")
                    + " in "
                    + System.getProperty("java.home")
        };
    }
}
