package sortis.cli.picture;

import io.vavr.control.Option;
import java.util.Locale;
import sortis.value.Square;

/// How columns and rows are numbered.
public enum Coordinates {
    DECIMAL("dec", "%d", 10),
    HEXADECIMAL("hex", "%02X", 16);

    private final String word;
    private final String form;
    private final int stride;

    Coordinates(String word, String form, int stride) {
        this.word = word;
        this.form = form;
        this.stride = stride;
    }

    /// The one that is asked for by that word.
    public static Option<Coordinates> named(String word) {
        return DECIMAL.word.equals(word)
                ? Option.of(DECIMAL)
                : Option.when(HEXADECIMAL.word.equals(word), HEXADECIMAL);
    }

    String of(int index) {
        return String.format(Locale.ROOT, form, index);
    }

    public String of(Square square) {
        return of(square.x()) + "," + of(square.y());
    }

    /// How many columns lie between two that are numbered.
    int stride() {
        return stride;
    }
}
