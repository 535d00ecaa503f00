package sortis.cli.shell;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;

/// A person at a shell: types keys at a terminal, in which `sortis` writes down what it was given.
///
/// @param folder the present one, with the completion script
record Terminal(Path folder) {
    /// What `sortis` is there: it notes its arguments, each in angle brackets.
    private static final String SORTIS = "sortis() { printf '<%s>' \"$@\" >told; }\n";

    private static final List<String> PLACES = List.of("/usr/bin", "/bin", "/usr/local/bin");

    static boolean has(String program) {
        return Stream.of(program, "script")
                .allMatch(name ->
                        PLACES.stream().anyMatch(place -> Files.exists(Path.of(place, name))));
    }

    /// What bash hands over after these keys and Enter.
    String bash(String keys) {
        write("rc", SORTIS + "PS1=\nsource completion\n");
        return handedOver("bash --noprofile --rcfile rc -i", keys);
    }

    /// What zsh hands over after these keys and Enter.
    String zsh(String keys) {
        write(
                ".zshrc",
                SORTIS + "PS1=\nautoload -U compinit\ncompinit -u -D\nsource ./completion\n");
        return handedOver("ZDOTDIR=. zsh -d -i", keys);
    }

    /// What fish offers for a line, a word each.
    List<String> fish(String line) {
        String script = "source completion; complete -C '" + line + "'";
        Process process = started(List.of("fish", "--no-config", "-c", script));
        try (var out = process.inputReader(UTF_8)) {
            return out.lines().map(offer -> offer.replaceFirst("\t.*", "")).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String handedOver(String shell, String keys) {
        Process process = started(List.of("script", "-qec", shell, "/dev/null"));
        try (OutputStream out = process.getOutputStream()) {
            out.write((keys + "\nexit\n").getBytes(UTF_8));
            out.flush();
            byte[] shown = process.getInputStream().readAllBytes();
            Assertions.assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            Path told = folder.resolve("told");
            Assertions.assertThat(told).as(new String(shown, UTF_8)).exists();
            return Files.readString(told);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private Process started(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        String _ = builder.environment().put("TERM", "dumb");
        String _ = builder.environment().put("HOME", folder.toString());
        try {
            return builder.redirectErrorStream(true).start();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void write(String name, String text) {
        try {
            Path _ = Files.writeString(folder.resolve(name), text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
