package sortis.eventstore.file;

import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/// What tells whether a file is still the same one and unchanged.
///
/// @param size in bytes
/// @param key of the file itself, which changes when another one takes its name
public record Stamp(long size, FileTime changed, Option<Object> key) {
    /// That of a file; none if there is no such file.
    ///
    /// @throws IOException if it cannot be looked at
    public static Option<Stamp> of(Path file) throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return Option.some(
                    new Stamp(found.size(), found.lastModifiedTime(), Option.of(found.fileKey())));
        } catch (NoSuchFileException _) {
            return Option.none();
        }
    }
}
