package sortis.cli;

/// Something that could not be done, in words for the person who asked for it: what, where, why,
/// and what to do next. Ends the command with exit code 2.
public final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String words;

    public Trouble(String words) {
        super(words);
        this.words = words;
    }

    /// What there is to say of it.
    public String words() {
        return words;
    }
}
