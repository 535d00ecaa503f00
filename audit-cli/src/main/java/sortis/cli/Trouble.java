package sortis.cli;

/// Something that could not be done, in words for the person who asked for it: what, where, why,
/// and what to do next. Ends the command with exit code 2, or with another one.
public final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String words;
    private final int code;

    public Trouble(String words) {
        this(words, ExitCode.TROUBLE);
    }

    public Trouble(String words, int code) {
        super(words);
        this.words = words;
        this.code = code;
    }

    /// How the command ends.
    int code() {
        return code;
    }

    /// What there is to say of it.
    public String words() {
        return words;
    }
}
