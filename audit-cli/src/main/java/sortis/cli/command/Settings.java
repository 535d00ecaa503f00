package sortis.cli.command;

import io.vavr.collection.Stream;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sortis.cli.Log;

/// The wishes in the file `.sortis.toml` beside a log, or in the nearest folder above it that has
/// one, up to the folder with `.git`.
final class Settings {
    static final String NAME = ".sortis.toml";

    private final Map<Path, Selection> read = new ConcurrentHashMap<>();

    /// The wishes for a log.
    ///
    /// @throws sortis.cli.Trouble if the file cannot be read or is wrong
    Selection of(String log) {
        return folder(log).flatMap(Settings::near).map(this::read).getOrElse(Selection.ALL);
    }

    private Selection read(Path file) {
        return read.computeIfAbsent(file, SettingsFile::read);
    }

    /// The log's folder; for standard input, and for names that no file can have, the present one.
    private static Option<Path> folder(String log) {
        try {
            Path file = Path.of(log.equals(Log.STANDARD_INPUT) ? NAME : log);
            return Option.of(file.toAbsolutePath().normalize().getParent());
        } catch (InvalidPathException _) {
            return Option.none();
        }
    }

    private static Option<Path> near(Path folder) {
        Stream<Path> upward =
                Stream.iterate(Option.of(folder), each -> each.flatMap(Settings::above))
                        .takeWhile(Option::isDefined)
                        .flatMap(each -> each);
        return upward.map(each -> each.resolve(NAME)).find(Files::isRegularFile);
    }

    private static Option<Path> above(Path folder) {
        return Files.exists(folder.resolve(".git")) ? Option.none() : Option.of(folder.getParent());
    }
}
