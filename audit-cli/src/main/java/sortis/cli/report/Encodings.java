package sortis.cli.report;

import io.vavr.control.Option;
import java.util.regex.Pattern;

/// In which encoding a file was likely saved that is not UTF-8.
final class Encodings {
    /// Two signs of four bytes each in a row, the high bytes zero.
    private static final Pattern OF_FOUR =
            Pattern.compile("[^\0]\0\0\0[^\0]\0\0\0|\0\0\0[^\0]\0\0\0[^\0]");

    private static final Pattern OF_TWO = Pattern.compile("[^\0]\0[^\0]\0|\0[^\0]\0[^\0]");

    private Encodings() {}

    /// One whose signs are wider than a byte, if a line looks like it.
    ///
    /// @param line as it is shown, bad bytes as `\xFF`
    static Option<String> wide(String line) {
        boolean isMarkedFour =
                line.startsWith("\\xFF\\xFE\0\0") || line.startsWith("\0\0\\xFE\\xFF");
        boolean isMarkedTwo = line.startsWith("\\xFF\\xFE") || line.startsWith("\\xFE\\xFF");
        if (isMarkedFour || OF_FOUR.matcher(line).find()) {
            return Option.some("UTF-32");
        }
        return Option.when(isMarkedTwo || OF_TWO.matcher(line).find(), "UTF-16");
    }

    /// What to say of a byte that is not UTF-8.
    static String advice(String line) {
        return wide(line)
                .map(Encodings::sentence)
                .getOrElse("; save the file as UTF-8 (it may be Windows-1252)");
    }

    /// What to say of a zero byte, or of anything else that is no JSON, if it is that.
    static String doubt(String subject, String line) {
        return wide(line)
                .map(Encodings::sentence)
                .getOrElse(subject.equals("U+0000") ? " (is the file damaged?)" : "");
    }

    private static String sentence(String encoding) {
        return "; the file looks like " + encoding + ": save it as UTF-8";
    }
}
