package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.Assertions;

/// The program in a process of its own.
final class Child {
    private static final List<String> FLAGS =
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto");

    private Child() {}

    /// A process of Java, with the flags that the launcher gives it and more.
    static ProcessBuilder java(List<String> flags, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(FLAGS);
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    /// The program itself.
    static ProcessBuilder sortis(List<String> flags, String... arguments) {
        List<String> all = new ArrayList<>(List.of("sortis.cli.Sortis"));
        all.addAll(List.of(arguments));
        return java(flags, all.toArray(String[]::new));
    }

    /// Runs it, with nothing to read.
    static Bytes run(ProcessBuilder child) {
        return run(child, new ByteArrayInputStream(new byte[0]));
    }

    /// Runs it and hands it what it reads, as far as it wants it.
    static Bytes run(ProcessBuilder child, InputStream in) {
        try {
            Path err = Files.createTempFile("sortis", ".err");
            Process process = child.redirectError(Redirect.to(err.toFile())).start();
            Thread feeding = Thread.startVirtualThread(() -> feed(process, in));
            byte[] out = process.getInputStream().readAllBytes();
            Assertions.assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            feeding.join();
            String words = Files.readString(err, UTF_8);
            Files.delete(err);
            return new Bytes(process.exitValue(), out, words);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static void feed(Process process, InputStream in) {
        try (OutputStream out = process.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException _) {
            // It has ended without reading all.
        }
    }

    /// With these variables and no others that tell a language or a place.
    static ProcessBuilder in(ProcessBuilder child, Map<String, String> settings) {
        child.environment()
                .keySet()
                .removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
        child.environment().putAll(settings);
        return child;
    }

    /// What a process told.
    @SuppressWarnings("ArrayRecordComponent")
    record Bytes(int exit, byte[] out, String err) {
        Told told() {
            return new Told(exit, new String(out, UTF_8), err).inWords();
        }
    }
}
