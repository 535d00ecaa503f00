package sortis.eventstore.line;

import java.io.IOException;

/// A log of which more would have to be kept than there is memory for. Said before the memory runs
/// out, since near its end everything takes for ever.
public final class TooLarge extends IOException {
    private static final long serialVersionUID = 1L;

    /// What becomes of a line takes about as many times its text.
    private static final int SHARE = 5;

    private final long most;

    private TooLarge(long most) {
        super("more than " + most + " bytes of text");
        this.most = most;
    }

    /// How much text may be read, in bytes.
    public long most() {
        return most;
    }

    /// Holds a reader to what fits.
    ///
    /// @param read how much text it has kept
    /// @throws TooLarge if that does not fit into the memory of this process
    static void check(long read) throws TooLarge {
        long most = Runtime.getRuntime().maxMemory() / SHARE;
        if (read > most) {
            throw new TooLarge(most);
        }
    }
}
