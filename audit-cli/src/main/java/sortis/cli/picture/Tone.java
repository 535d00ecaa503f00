package sortis.cli.picture;

/// A colour, and what stands for it where there are fewer.
///
/// @param indexed one of the 256 colours of terminals, not of the first sixteen, which look
///   different everywhere
/// @param basic 0 … 7 the dark ones (black, red, green, yellow, blue, magenta, cyan, white), 8 … 15
///   the bright ones in the same order
record Tone(Colour colour, int indexed, int basic) {
    static final Tone BLACK = new Tone(Colour.BLACK, 16, 0);
    static final Tone WHITE = new Tone(Colour.WHITE, 231, 15);

    private static final int BRIGHT = 8;

    static Tone of(int rgb, int indexed, int basic) {
        return new Tone(Colour.of(rgb), indexed, basic);
    }

    /// The code that makes it the colour of the signs.
    String ink(Depth depth) {
        return code(depth, 30);
    }

    /// The code that makes it the colour behind the signs.
    String ground(Depth depth) {
        return code(depth, 40);
    }

    private String code(Depth depth, int base) {
        return switch (depth) {
            case NONE -> "";
            case SIXTEEN -> String.valueOf(basic < BRIGHT ? base + basic : base + 52 + basic);
            case INDEXED -> base + 8 + ";5;" + indexed;
            case TRUE ->
                    base + 8 + ";2;" + colour.red() + ";" + colour.green() + ";" + colour.blue();
        };
    }
}
