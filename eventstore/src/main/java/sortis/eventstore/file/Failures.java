package sortis.eventstore.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import sortis.eventstore.file.Refusal.Why;
import sortis.eventstore.line.TooLarge;

/// What failures of the system mean for a log.
final class Failures {
    private Failures() {}

    static Refusal refusal(IOException failure) {
        return switch (failure) {
            case AccessDeniedException _ -> unreachable("you are not allowed to write there");
            case NoSuchFileException _ -> unreachable("there is no such folder");
            case NotDirectoryException _, FileSystemLoopException _ ->
                    unreachable("there is no such folder");
            case TooLarge _ -> unreachable("it is too large for the memory");
            case FileAlreadyExistsException _ -> unreachable("its name leads nowhere");
            default -> new Refusal(Why.NOT_WRITTEN, words(failure));
        };
    }

    static Refusal unchecked(UncheckedIOException failure) {
        IOException cause = failure.getCause();
        return cause == null
                ? new Refusal(Why.NOT_WRITTEN, String.valueOf(failure))
                : refusal(cause);
    }

    private static Refusal unreachable(String why) {
        return new Refusal(Why.UNREACHABLE, why);
    }

    /// What the system says, without the file's name.
    static String words(IOException failure) {
        String reason =
                failure instanceof FileSystemException system && system.getReason() != null
                        ? system.getReason()
                        : failure.getMessage();
        return reason == null ? failure.getClass().getSimpleName() : reason;
    }
}
