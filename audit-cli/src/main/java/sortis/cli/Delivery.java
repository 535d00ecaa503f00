package sortis.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/// Writes files so that nobody ever finds half of one: into a file beside it, which then takes its
/// place.
public final class Delivery {
    /// What becomes of a file that is there already.
    public enum Existing {
        KEPT,
        REPLACED
    }

    private Delivery() {}

    /// Writes a text to a file, as UTF-8.
    ///
    /// @throws Trouble if it cannot be written, or if there is such a file and it is to be kept
    public static void write(String path, String text, Existing existing) {
        write(path, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), existing);
    }

    /// Writes bytes to a file.
    ///
    /// @throws Trouble if it cannot be written, or if there is such a file and it is to be kept
    public static void write(String path, ByteBuffer bytes, Existing existing) {
        Path file = target(path);
        if (Files.exists(file) && existing == Existing.KEPT) {
            throw new Trouble(
                    path + " exists already, and nothing was written; --force replaces it");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new Trouble(path + " is no file that could be replaced");
        }
        try {
            place(file, bytes, existing);
        } catch (IOException failure) {
            throw new Trouble("cannot write " + path + ": " + why(failure));
        }
    }

    /// The file itself, where a link leads to it.
    private static Path target(String path) {
        try {
            Path file = Path.of(path);
            return Files.exists(file) ? file.toRealPath() : file;
        } catch (InvalidPathException impossible) {
            throw new Trouble("no file can have the name " + path + ": " + impossible.getReason());
        } catch (IOException failure) {
            throw new Trouble("cannot write " + path + ": " + why(failure));
        }
    }

    private static void place(Path file, ByteBuffer bytes, Existing existing) throws IOException {
        Path beside =
                file.resolveSibling(
                        "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            write(beside, bytes);
            keepPermissions(file, beside);
            Path _ =
                    existing == Existing.REPLACED
                            ? Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING)
                            : Files.move(beside, file);
        } finally {
            boolean _ = Files.deleteIfExists(beside);
        }
    }

    private static void write(Path file, ByteBuffer bytes) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer rest = bytes.duplicate();
            while (rest.hasRemaining()) {
                int _ = channel.write(rest);
            }
            channel.force(true);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view =
                Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (view != null && Files.exists(from)) {
            Path _ = Files.setPosixFilePermissions(to, view.readAttributes().permissions());
        }
    }

    private static String why(IOException failure) {
        return switch (failure) {
            case AccessDeniedException _ -> "you are not allowed to write there";
            case NoSuchFileException _ -> "there is no such folder";
            case FileAlreadyExistsException _ -> "it exists already";
            default -> String.valueOf(failure.getMessage());
        };
    }
}
