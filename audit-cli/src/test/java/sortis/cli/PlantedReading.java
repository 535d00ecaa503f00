package sortis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// Breaks the rule that logs are read as they are at one moment.
public record PlantedReading(Path file) {
    /// Opens it.
    ///
    /// @throws IOException if it cannot be read
    public InputStream opened() throws IOException {
        return Files.newInputStream(file);
    }
}
