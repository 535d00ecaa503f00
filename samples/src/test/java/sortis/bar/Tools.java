package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;

/// Programs of the machine that some rows need.
final class Tools {
    private Tools() {}

    static boolean has(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    }

    static boolean isFine(String... command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /// Runs one that must succeed.
    static String run(String... command) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            String out = new String(process.getInputStream().readAllBytes(), UTF_8);
            Assertions.assertThat(process.waitFor()).as(out).isZero();
            return out;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
