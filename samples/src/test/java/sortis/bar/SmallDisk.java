package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A file system of 64 KiB that one process has to itself; it goes when the process ends. Others
/// reach its files through that process.
///
/// @param worker the process
/// @param there where it finds the files
/// @param here where others find them
record SmallDisk(Worker worker, Path there, Path here) implements AutoCloseable {
    /// Room is handed out in pieces of so many bytes.
    static final int PIECE = 4_096;

    private static final String MOUNTED = "mount -t tmpfs -o size=64k none \"$0\" && exec \"$@\"";
    private static final String FILLER = "filler";

    /// Whether this machine lets a test have one.
    static boolean isAllowed(Path folder) {
        return Tools.has("unshare") && Tools.isFine(launcher(folder, "true"));
    }

    static SmallDisk on(Path folder) {
        Worker worker = Worker.under(List.of(launcher(folder)));
        assertThat(worker.run("rules").exit()).isZero();
        Path root = Path.of("/proc", String.valueOf(worker.pid()), "root");
        return new SmallDisk(worker, folder, root.resolve(Path.of("/").relativize(folder)));
    }

    private static String[] launcher(Path folder, String... command) {
        Stream<String> apart = Stream.of("unshare", "--mount", "--map-root-user", "sh", "-c");
        Stream<String> mounted = Stream.of(MOUNTED, folder.toString());
        return Stream.of(apart, mounted, Arrays.stream(command))
                .flatMap(words -> words)
                .toArray(String[]::new);
    }

    /// Writes a file, and another that takes all the room that is left.
    void fill(String name, byte[] bytes) {
        Logs.write(here.resolve(name), bytes);
        try (OutputStream filler = Files.newOutputStream(here.resolve(FILLER))) {
            while (true) {
                filler.write(new byte[PIECE]);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }

    /// Makes room.
    void relieve() {
        assertThat(here.resolve(FILLER).toFile().delete()).isTrue();
    }

    /// The names of all its files but that of the one that fills it.
    Set<String> names() {
        try (Stream<Path> files = Files.list(here)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(FILLER))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Empties it.
    void clear() {
        names().forEach(name -> assertThat(here.resolve(name).toFile().delete()).isTrue());
    }

    @Override
    public void close() {
        worker.close();
    }
}
