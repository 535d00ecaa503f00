package sortis.cli;

/// How a command ends, for scripts.
public final class ExitCode {
    /// Done, and nothing wrong.
    public static final int FINE = 0;

    /// Done; errors found, or the logs differ.
    public static final int WRONG = 1;

    /// Could not be done.
    public static final int TROUBLE = 2;

    /// Broken off by whoever asked for it.
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
