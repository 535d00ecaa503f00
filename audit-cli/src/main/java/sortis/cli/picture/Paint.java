package sortis.cli.picture;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/// How signs look.
///
/// @param ink the colour of the signs; the terminal's own if none
/// @param ground the colour behind them
public record Paint(Option<Tone> ink, Option<Tone> ground, Stress stress) {
    /// As the terminal writes by itself.
    public static final Paint PLAIN = new Paint(Option.none(), Option.none(), Stress.NONE);

    /// What stands back.
    public static final Paint CALM = PLAIN.with(Stress.FAINT);

    /// What stands out.
    public static final Paint BOLD = PLAIN.with(Stress.BOLD);

    /// A bar across the screen; turned round, so that it can be seen on any ground.
    public static final Paint BAR = PLAIN.with(Stress.REVERSED);

    /// What is wrong.
    public static final Paint WRONG = inked(Tone.of(0xD7005F, 161, 1)).with(Stress.BOLD);

    /// What is odd.
    public static final Paint ODD = inked(Tone.of(0xAF8700, 136, 3)).with(Stress.BOLD);

    /// How much signs stand out.
    public enum Stress {
        NONE(""),
        BOLD("1"),
        FAINT("2"),
        REVERSED("7");

        private final String code;

        Stress(String code) {
            this.code = code;
        }
    }

    static Paint of(Tone ink, Tone ground) {
        return new Paint(Option.of(ink), Option.of(ground), Stress.NONE);
    }

    static Paint inked(Tone ink) {
        return new Paint(Option.of(ink), Option.none(), Stress.NONE);
    }

    Paint with(Stress other) {
        return new Paint(ink, ground, other);
    }

    /// What is sent to a terminal before the signs; empty if nothing need be.
    String sequence(Depth depth) {
        String codes =
                Vector.of(stress.code)
                        .appendAll(ink.map(tone -> tone.ink(depth)))
                        .appendAll(ground.map(tone -> tone.ground(depth)))
                        .reject(String::isEmpty)
                        .mkString(";");
        return codes.isEmpty() || !depth.isColoured() ? "" : "\u001b[" + codes + "m";
    }
}
