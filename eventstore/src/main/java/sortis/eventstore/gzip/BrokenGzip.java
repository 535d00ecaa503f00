package sortis.eventstore.gzip;

import java.io.IOException;

/// That packed bytes cannot be unpacked to their end. What came out before may lack entries, so
/// none of it counts.
public final class BrokenGzip extends IOException {
    private static final long serialVersionUID = 1L;

    /// What is wrong.
    public enum Kind {
        /// The bytes end too early.
        CUT_OFF,
        /// They are not what was packed.
        DAMAGED,
        /// Something else follows what was packed.
        TRAILING
    }

    private final Kind kind;
    private final long at;

    BrokenGzip(Kind kind, long at) {
        super("gzip " + kind + " at byte " + at);
        this.kind = kind;
        this.at = at;
    }

    public Kind kind() {
        return kind;
    }

    /// How many packed bytes were read.
    public long at() {
        return at;
    }
}
