package sortis.dist;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// A way to start a package: which launcher, where, and with which variables, none others.
///
/// @param launcher a file to be run
/// @param folder the present one
record Launched(Path launcher, Path folder, Map<String, String> variables) {
    /// With one more variable.
    Launched with(String name, String value) {
        Map<String, String> more = new TreeMap<>(variables);
        String _ = more.put(name, value);
        return new Launched(launcher, folder, more);
    }

    Launched without(String name) {
        Map<String, String> fewer = new TreeMap<>(variables);
        String _ = fewer.remove(name);
        return new Launched(launcher, folder, fewer);
    }

    Launched by(Path other) {
        return new Launched(other, folder, variables);
    }

    Launched in(Path other) {
        return new Launched(launcher, other, variables);
    }

    Told run(String... arguments) {
        return read("", arguments);
    }

    /// Runs it and hands it what it reads.
    Told read(String input, String... arguments) {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        boolean _ = command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(variables);
        try {
            Path err = Files.createTempFile("sortis", ".err");
            Process process = builder.redirectError(Redirect.to(err.toFile())).start();
            try (OutputStream out = process.getOutputStream()) {
                out.write(input.getBytes(UTF_8));
            }
            String out = new String(process.getInputStream().readAllBytes(), UTF_8);
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
            String words = Files.readString(err);
            Files.delete(err);
            return new Told(process.exitValue(), out, words);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /// How many classes of the program came out of its class cache, and how many of it and its
    /// libraries did not, those counted that were made on the way.
    Origins origins(Path scratch, String... arguments) {
        Path file = scratch.resolve("classes.txt");
        Told told =
                with("SORTIS_JAVA_OPTS", "-Xlog:class+load:file=" + file.getFileName())
                        .in(scratch)
                        .run(arguments);
        assertThat(told.err()).isEmpty();
        try {
            List<String> all = Files.readAllLines(file);
            long cached = all.stream().filter(Launched::isCached).count();
            long ours =
                    all.stream()
                            .filter(Launched::isCached)
                            .filter(line -> line.contains(" sortis."))
                            .count();
            long bare = all.stream().filter(line -> line.contains(" source: jrt:/")).count();
            return new Origins(ours, all.size() - cached - bare);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static boolean isCached(String line) {
        return line.contains("shared objects file");
    }

    /// What it told.
    record Told(int exit, String out, String err) {}

    /// Where classes came from.
    record Origins(long cache, long jars) {}
}
