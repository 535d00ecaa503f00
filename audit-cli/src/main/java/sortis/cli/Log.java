package sortis.cli;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import sortis.entry.LogLine;
import sortis.eventstore.json.JsonLines;
import sortis.replay.Transcript;

/// A log that a command was given: a file, or standard input.
///
/// @param path as it was given
/// @param name the file's name without its folder, `-` for standard input
public record Log(String path, String name, Transcript transcript) {
    /// How standard input is asked for.
    public static final String STANDARD_INPUT = "-";

    /// How the names of logs end; looked for in folders only.
    private static final String ENDING = ".jsonl";

    /// Reads a log.
    ///
    /// @throws Trouble if there is no such file, or it cannot be read
    public static Log read(String path) {
        return path.equals(STANDARD_INPUT)
                ? new Log(path, path, Transcript.of(lines(System.in, path)))
                : new Log(path, name(path), Transcript.of(lines(path)));
    }

    /// The logs that a name stands for: itself, or all logs in a folder and the folders in it, by
    /// name.
    ///
    /// @throws Trouble if a folder has no logs or cannot be read
    public static Seq<String> within(String path) {
        return Files.isDirectory(Path.of(path)) ? logsIn(Path.of(path)) : Vector.of(path);
    }

    private static Seq<String> logsIn(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            Seq<String> logs =
                    Vector.ofAll(files.filter(Files::isRegularFile).map(Path::toString))
                            .filter(file -> file.endsWith(ENDING))
                            .sorted();
            return logs.isEmpty() ? noLogs(folder) : logs;
        } catch (IOException failure) {
            throw unreadable(folder.toString(), failure);
        }
    }

    private static Seq<String> noLogs(Path folder) {
        throw new Trouble("there is no log in " + folder + "; logs end in " + ENDING);
    }

    private static String name(String path) {
        Path file = Path.of(path).getFileName();
        return file == null ? path : file.toString();
    }

    private static Seq<LogLine> lines(String path) {
        check(Path.of(path));
        try (InputStream in = new FileInputStream(path)) {
            return lines(in, path);
        } catch (IOException failure) {
            throw unreadable(path, failure);
        }
    }

    private static void check(Path file) {
        if (!Files.exists(file)) {
            throw new Trouble(
                    "there is no file " + file + "; check its name, or the folder you are in");
        }
        if (Files.isDirectory(file)) {
            throw new Trouble(
                    file + " is a folder; name a log in it (only `audit` takes a folder)");
        }
    }

    private static Seq<LogLine> lines(InputStream in, String path) {
        try {
            return JsonLines.readAll(in);
        } catch (UncheckedIOException failure) {
            throw unreadable(path, failure);
        }
    }

    private static Trouble unreadable(String path, Exception failure) {
        String why =
                failure.getMessage() == null
                        ? failure.getClass().getSimpleName()
                        : failure.getMessage();
        return new Trouble("cannot read " + path + ": " + why);
    }
}
