package sortis.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Unpacks the packages that this build has made.
final class Unpacking {
    static final String VERSION = System.getProperty("dist.version", "");

    private Unpacking() {}

    /// Unpacks the zip, with the permissions of its files.
    ///
    /// @return the one folder that was in it
    static Path zip(Path into) {
        Map<String, Object> permissions = Map.of("enablePosixFileAttributes", true);
        try (FileSystem zip = FileSystems.newFileSystem(made("dist.zip"), permissions);
                Stream<Path> files = Files.walk(zip.getPath("/"))) {
            files.skip(1).forEach(file -> copy(file, into.resolve(file.toString().substring(1))));
            return onlyFolder(into);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void copy(Path from, Path to) {
        try {
            Path _ = Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
            Path _ = Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Unpacks the image.
    ///
    /// @return the one folder that was in it
    static Path image(Path into) {
        List<String> tar = List.of("tar", "-xzf", made("dist.image").toString());
        try {
            Process process = new ProcessBuilder(tar).directory(into.toFile()).inheritIO().start();
            assertThat(process.waitFor()).isZero();
            return onlyFolder(into);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static Path made(String property) {
        return Path.of(System.getProperty(property, ""));
    }

    private static Path onlyFolder(Path into) throws IOException {
        try (Stream<Path> unpacked = Files.list(into)) {
            List<Path> all = unpacked.toList();
            assertThat(all).hasSize(1);
            return all.getFirst();
        }
    }
}
