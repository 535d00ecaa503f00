package sortis.samples;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import sortis.eventstore.Script;
import sortis.replay.Transcript;

/// The files of this module.
final class Samples {
    static final Path GAMES = Path.of("games");
    static final Path RULES = Path.of("rules");

    private Samples() {}

    /// What lies in a folder, by name.
    static List<Path> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// All files of all games whose names end so.
    static Stream<Path> ofGames(String end) {
        return in(GAMES).stream()
                .flatMap(game -> in(game).stream())
                .filter(file -> file.toString().endsWith(end));
    }

    static String name(Path file) {
        Path name = file.getFileName();
        return name == null ? "" : name.toString();
    }

    static String text(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static Transcript transcript(Path log) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(log))) {
            return Transcript.of(Script.of(in).read());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
