package sortis.eventstore.line;

import java.io.IOException;

/// That a log does not fit into the memory that there is.
public final class TooLarge extends IOException {
    private static final long serialVersionUID = 1L;

    private final long line;

    TooLarge(long line) {
        super("too large from line " + line + " on");
        this.line = line;
    }

    /// The first line that does not fit.
    public long line() {
        return line;
    }
}
