package sortis.cli.picture;

import io.vavr.collection.Vector;

/// What the ground of a square is to the eye. Each is told by its lightness too, so that the map
/// can be read in black and white and by those who see fewer colours: cleared land is the lightest,
/// then water, forest, and mountains, the darker the higher their grade of ore.
public enum Ground {
    CLEARED("_", "cleared land", Tone.of(0xF8ECCB, 230, 3), Tone.of(0x8A7A4E, 101, 0)),
    WATER("~", "water", Tone.of(0xAFD3EF, 153, 4), Tone.of(0x4A82B0, 67, 15)),
    FOREST(".", "forest", Tone.of(0x86B06C, 107, 2), Tone.of(0x2F5A2A, 22, 0)),
    ORE_0("0", "mountain with ore(0)", Tone.of(0x8B7669, 102, 8), Tone.WHITE),
    ORE_1("1", "ore(1)", Tone.of(0x865944, 95, 8), Tone.WHITE),
    ORE_2("2", "ore(2)", Tone.of(0x75433E, 89, 8), Tone.WHITE),
    ORE_3("3", "ore(3)", Tone.of(0x5B2E47, 53, 5), Tone.WHITE),
    ORE_4("4", "ore(4)", Tone.of(0x3A1C45, 17, 5), Tone.WHITE),
    ORE_5("5", "ore(5)", Tone.of(0x170A22, 16, 5), Tone.WHITE);

    private static final Vector<Ground> MOUNTAINS =
            Vector.of(ORE_0, ORE_1, ORE_2, ORE_3, ORE_4, ORE_5);

    private final String sign;
    private final String word;
    private final Tone tone;
    private final Tone ink;

    Ground(String sign, String word, Tone tone, Tone ink) {
        this.sign = sign;
        this.word = word;
        this.tone = tone;
        this.ink = ink;
    }

    /// A mountain with ore of a grade 0 … 5, more there are not on a map.
    static Ground mountain(int grade) {
        return MOUNTAINS.get(grade);
    }

    boolean isMountain() {
        return MOUNTAINS.contains(this);
    }

    /// One sign for it.
    String sign() {
        return sign;
    }

    String word() {
        return word;
    }

    Tone tone() {
        return tone;
    }

    /// The colour of signs on it.
    Tone ink() {
        return ink;
    }

    Paint paint() {
        Paint paint = Paint.of(ink, tone);
        return isMountain() ? paint.with(Paint.Stress.BOLD) : paint;
    }
}
