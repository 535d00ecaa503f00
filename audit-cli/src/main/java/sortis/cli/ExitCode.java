package sortis.cli;

import sortis.eventstore.file.Refusal;

/// How a command ends, for scripts.
public final class ExitCode {
    /// Done, and nothing wrong.
    public static final int FINE = 0;

    /// Done; errors found, or the logs differ.
    public static final int WRONG = 1;

    /// Could not be done.
    public static final int TROUBLE = 2;

    /// Not written: the log is not as its writer believed.
    public static final int CONFLICT = 3;

    /// Not written: others had the log all the time that was waited.
    public static final int LOCKED = 4;

    /// Perhaps not written: the machine failed before it was safe.
    public static final int NOT_ACKNOWLEDGED = 5;

    /// Broken off by whoever asked for it.
    public static final int INTERRUPTED = 130;

    private ExitCode() {}

    /// That of a command which a log refused.
    public static int of(Refusal.Why why) {
        return switch (why) {
            case CONFLICT, CHANGED, EXISTS, GONE, NOT_LAST -> CONFLICT;
            case LOCKED -> LOCKED;
            case NOT_WRITTEN, IN_DOUBT -> NOT_ACKNOWLEDGED;
            case NOT_WANTED, UNREADABLE -> WRONG;
            case TORN, DAMAGED, READ_ONLY, UNREACHABLE, SEAL_BROKEN, SEALED -> TROUBLE;
        };
    }
}
