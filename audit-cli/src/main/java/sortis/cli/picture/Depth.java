package sortis.cli.picture;

import io.vavr.control.Option;
import java.util.function.Function;

/// How many colours there are.
public enum Depth {
    NONE("never"),
    SIXTEEN("16"),
    INDEXED("256"),
    TRUE("truecolor");

    private final String word;

    Depth(String word) {
        this.word = word;
    }

    /// The depth that is asked for by that word.
    public static Option<Depth> named(String word) {
        for (Depth depth : values()) {
            if (depth.word.equals(word)) {
                return Option.of(depth);
            }
        }
        return Option.none();
    }

    /// What a terminal can show, by what it says of itself.
    ///
    /// @param variable what an environment variable says; an empty text if nothing
    public static Depth of(Function<String, String> variable) {
        String promise = variable.apply("COLORTERM");
        String kind = variable.apply("TERM");
        boolean isTrue =
                promise.equals("truecolor")
                        || promise.equals("24bit")
                        || kind.endsWith("-direct")
                        || !variable.apply("WT_SESSION").isEmpty();
        return isTrue ? TRUE : kind.contains("256color") ? INDEXED : SIXTEEN;
    }

    /// Whether there are any colours.
    boolean isColoured() {
        return this != NONE;
    }

    /// Whether a square can be told by its colour alone.
    public boolean isRich() {
        return this == INDEXED || this == TRUE;
    }

    /// The word it is asked for by.
    public String word() {
        return word;
    }
}
