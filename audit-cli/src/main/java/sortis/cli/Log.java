package sortis.cli;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import sortis.cli.progress.Progress;
import sortis.cli.report.FaultText;
import sortis.entry.LogLine;
import sortis.eventstore.EventStore;
import sortis.eventstore.file.Sealed;
import sortis.eventstore.file.Snapshot;
import sortis.eventstore.gzip.BrokenGzip;
import sortis.eventstore.gzip.Gunzip;
import sortis.eventstore.line.TooLarge;
import sortis.eventstore.seal.Head;
import sortis.eventstore.seal.Verification;
import sortis.eventstore.stream.LogStream;
import sortis.replay.Transcript;

/// A log that a command was given: a file, or standard input.
///
/// @param path as it was given
/// @param name the file's name without its folder, `-` for standard input
public record Log(String path, String name, Transcript transcript) {
    /// How standard input is asked for.
    public static final String STANDARD_INPUT = "-";

    /// The bytes of a log of which nothing is held while it is audited.
    private static final long LONG = 1024 * 1024;

    /// How the names of logs end; looked for in folders only.
    private static final Seq<String> ENDINGS =
            Vector.of(".jsonl", ".sortis", ".jsonl.gz", ".sortis.gz");

    /// Reads a log.
    ///
    /// @throws Trouble if there is no such file, or it cannot be read
    public static Log read(String path) {
        return path.equals(STANDARD_INPUT)
                ? new Log(path, path, transcript(path, EventStore.stream(System.in)::read))
                : new Log(path, name(path), transcript(path, () -> lines(log(path))));
    }

    private static Seq<LogLine> lines(Path file) {
        try (InputStream in = Snapshot.of(file)) {
            return EventStore.stream(Progress.reading(in, Files.size(file))).read();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// What comes out of going through a long log in a file, entry by entry, without holding it;
    /// none if the log is not long, or cannot be gone through so.
    ///
    /// @throws Trouble if there is no such file, or it cannot be read
    public static <T> Option<T> streamed(String path, Function<LogStream, Option<T>> work) {
        try {
            return isLong(path) ? streamed(path, log(path), work) : Option.none();
        } catch (IOException | UncheckedIOException failure) {
            throw unreadable(path, failure);
        }
    }

    /// Those things, where what goes wrong with them is told of that log.
    public static <T> Iterator<T> toldOf(String path, Iterator<T> things) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return told(things::hasNext);
            }

            @Override
            public T next() {
                return told(things::next);
            }

            private <R> R told(Supplier<R> work) {
                try {
                    return work.get();
                } catch (UncheckedIOException failure) {
                    throw unreadable(path, failure);
                }
            }
        };
    }

    private static boolean isLong(String path) throws IOException {
        return !path.equals(STANDARD_INPUT) && Files.size(log(path)) >= LONG;
    }

    private static <T> Option<T> streamed(
            String path, Path file, Function<LogStream, Option<T>> work) throws IOException {
        long size = Files.size(file);
        for (LogStream log : LogStream.open(file, in -> Progress.reading(in, size))) {
            try (log) {
                log.first()
                        .flatMap(first -> FaultText.newerFormat(path, first))
                        .forEach(Log::refuse);
                return work.apply(log);
            }
        }
        return Option.none();
    }

    private static Path log(String path) {
        Path file = existing(path);
        if (path.toLowerCase(Locale.ROOT).endsWith(".csv")) {
            throw new Trouble(
                    path
                            + " is a spreadsheet; make a log of it first: sortis convert "
                            + path
                            + " -o LOG.sortis");
        }
        return file;
    }

    /// The bytes of a log, unpacked if it is packed.
    ///
    /// @throws Trouble if there is no such file, or it cannot be read
    public static byte[] bytes(String path) {
        try {
            return path.equals(STANDARD_INPUT)
                    ? Gunzip.ifPacked(System.in).readAllBytes()
                    : bytes(existing(path));
        } catch (IOException failure) {
            throw unreadable(path, failure);
        }
    }

    private static byte[] bytes(Path file) throws IOException {
        try (InputStream in = Gunzip.ifPacked(Snapshot.of(file))) {
            return in.readAllBytes();
        }
    }

    /// What can be proved of a log by its seal; else the line of the seal that is damaged.
    ///
    /// @throws Trouble if there is no such file, or it cannot be read
    public static Either<Long, Verification> verify(String path, Option<Head> head) {
        try {
            return Sealed.verify(existing(path), head);
        } catch (IOException | UncheckedIOException failure) {
            throw unreadable(path, failure);
        }
    }

    /// Refuses to write a log in place of a packed one.
    ///
    /// @throws Trouble if it is packed
    public static void checkPlain(String path) {
        try (InputStream in = Snapshot.of(existing(path))) {
            if (Gunzip.isPacked(in.readNBytes(2))) {
                throw new Trouble(
                        path + " is packed and can only be read; unpack it first: gunzip");
            }
        } catch (IOException failure) {
            throw unreadable(path, failure);
        }
    }

    /// Refuses to read standard input twice.
    ///
    /// @throws Trouble if several of these names stand for it
    public static void checkNames(Seq<String> paths) {
        if (paths.count(STANDARD_INPUT::equals) > 1) {
            throw new Trouble("standard input can be read only once; name one log by its file");
        }
    }

    /// The logs that a name stands for: itself, or all logs in a folder and the folders in it, by
    /// name.
    ///
    /// @throws Trouble if a folder has no logs or cannot be read
    public static Seq<String> within(String path) {
        return Files.isDirectory(file(path)) ? logsIn(file(path)) : Vector.of(path);
    }

    private static Seq<String> logsIn(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            Seq<String> logs =
                    Vector.ofAll(files.filter(Files::isRegularFile).map(Path::toString))
                            .filter(file -> ENDINGS.exists(file::endsWith))
                            .sorted();
            return logs.isEmpty() ? noLogs(folder) : logs;
        } catch (IOException failure) {
            throw unreadable(folder.toString(), failure);
        }
    }

    private static Seq<String> noLogs(Path folder) {
        throw new Trouble(
                "there is no log in "
                        + folder
                        + "; logs end in "
                        + ENDINGS.take(2).mkString(" or ")
                        + ", and .gz if they are packed");
    }

    /// The name of a file without its folder.
    public static String name(String path) {
        Path file = file(path).getFileName();
        return file == null ? path : file.toString();
    }

    private static Path file(String path) {
        try {
            return Path.of(path);
        } catch (InvalidPathException impossible) {
            throw new Trouble("no file can have the name " + path + ": " + impossible.getReason());
        }
    }

    private static Path existing(String path) {
        Path file = file(path);
        if (!Files.exists(file)) {
            throw new Trouble(
                    "there is no file " + file + "; check its name, or the folder you are in");
        }
        if (Files.isDirectory(file)) {
            throw new Trouble(
                    file + " is a folder; name a log in it (only `audit` takes a folder)");
        }
        return file;
    }

    private static Transcript transcript(String path, Supplier<Seq<LogLine>> read) {
        try {
            Seq<LogLine> lines = read.get();
            lines.headOption()
                    .flatMap(first -> FaultText.newerFormat(path, first))
                    .forEach(Log::refuse);
            return Transcript.of(lines);
        } catch (UncheckedIOException failure) {
            throw unreadable(path, failure);
        }
    }

    private static void refuse(String why) {
        throw new Trouble(why);
    }

    private static Trouble unreadable(String path, Exception failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        String why =
                switch (cause) {
                    case AccessDeniedException _ -> "you are not allowed to read it";
                    case BrokenGzip broken -> packed(broken);
                    case TooLarge large -> tooLarge(large);
                    default -> String.valueOf(cause.getMessage());
                };
        return new Trouble("cannot read " + path + ": " + why);
    }

    private static String tooLarge(TooLarge large) {
        return "from line "
                + large.line()
                + " on it does not fit into "
                + Runtime.getRuntime().maxMemory() / (1024 * 1024)
                + " MB of memory; give more: SORTIS_JAVA_OPTS=-Xmx4g";
    }

    private static String packed(BrokenGzip broken) {
        String what =
                switch (broken.kind()) {
                    case CUT_OFF -> "it is packed, and cut off at byte ";
                    case DAMAGED -> "it is packed, and damaged before byte ";
                    case TRAILING -> "it is packed, but something else follows at byte ";
                };
        return what
                + broken.at()
                + "; entries may be missing, so none of it is taken. Get a whole copy; gunzip -c"
                + " shows what is left";
    }
}
