package sortis.cli.picture;

import java.util.Locale;

/// A colour of the sRGB space, each part 0 … 255.
public record Colour(int red, int green, int blue) {
    public static final Colour BLACK = new Colour(0, 0, 0);
    public static final Colour WHITE = new Colour(255, 255, 255);

    /// @param rgb such as `0xFFCC00`
    static Colour of(int rgb) {
        return new Colour(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    int rgb() {
        return red << 16 | green << 8 | blue;
    }

    /// Such as `#FFCC00`.
    String hex() {
        return String.format(Locale.ROOT, "#%06X", rgb());
    }
}
