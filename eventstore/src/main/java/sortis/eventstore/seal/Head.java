package sortis.eventstore.seal;

import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// All that has to be known to prove that the first lines of a log are still there and unchanged.
/// Kept elsewhere than the log, it proves that none was taken away at the end.
///
/// @param lines how many were sealed, blank ones too
/// @param link that of the last of them
public record Head(long lines, Link link) {
    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,18}):([0-9a-f]{64})");

    /// The first head in a text, which may say other things too.
    public static Option<Head> in(String text) {
        Matcher written = WRITTEN.matcher(text);
        return Option.when(
                written.find(),
                () -> new Head(Long.parseLong(written.group(1)), new Link(written.group(2))));
    }

    /// As it is written: the number of lines, a colon and the link.
    @Override
    public String toString() {
        return lines + ":" + link.hash();
    }
}
