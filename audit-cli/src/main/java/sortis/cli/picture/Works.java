package sortis.cli.picture;

import sortis.world.Structure;

/// What was put on a square, to the eye.
public enum Works {
    WORKSHOP("W", "workshop", 0xFFC79E),
    HOUSE("H", "house", 0xC4E4FF),
    EXTRACTOR("X", "extractor", 0xFFE680),
    SMELTER("S", "smelter", 0xF3BEDD),
    ROAD("=", "road", 0xFFFFFF);

    /// On a terminal, where all buildings look alike but for their letter.
    static final Tone BUILDING = Tone.of(0xFFC400, 220, 11);

    static final Tone LANE = Tone.of(0xFFFFFF, 231, 7);
    static final Tone AGENT = Tone.of(0x0A3CFF, 27, 9);

    private final String sign;
    private final String word;
    private final Colour plate;

    Works(String sign, String word, int plate) {
        this.sign = sign;
        this.word = word;
        this.plate = Colour.of(plate);
    }

    static Works of(Structure structure) {
        return switch (structure) {
            case Structure.Workshop _ -> WORKSHOP;
            case Structure.House _ -> HOUSE;
            case Structure.Extractor _ -> EXTRACTOR;
            case Structure.Smelter _ -> SMELTER;
            case Structure.Road _ -> ROAD;
        };
    }

    String sign() {
        return sign;
    }

    String word() {
        return word;
    }

    /// The colour of its plate in a picture.
    Colour plate() {
        return plate;
    }

    Tone tone() {
        return this == ROAD ? LANE : BUILDING;
    }

    Paint paint() {
        return Paint.of(Tone.BLACK, tone()).with(Paint.Stress.BOLD);
    }

    static Paint agentPaint() {
        return Paint.of(Tone.WHITE, AGENT).with(Paint.Stress.BOLD);
    }
}
