package sortis.cli.step;

/// A key that was pressed.
public sealed interface Key {
    /// A key that writes a sign.
    record Sign(int point) implements Key {
        String text() {
            return Character.toString(point);
        }
    }

    /// A key that writes none.
    enum Named implements Key {
        UP,
        DOWN,
        LEFT,
        RIGHT,
        PAGE_UP,
        PAGE_DOWN,
        HOME,
        END,
        ENTER,
        ERASE,
        ESCAPE,
        /// Ctrl-C.
        BREAK,
        /// The terminal is gone.
        GONE,
        /// Any other.
        OTHER
    }
}
