package sortis.bar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/// `strace`, which watches the calls that a process makes, and lets one of them fail.
final class Trace {
    private static final List<String> QUIET = List.of("strace", "-f", "-qq", "--seccomp-bpf");

    private Trace() {}

    /// Skips a test where there is no such tool, or none that may watch.
    static void assumed() {
        boolean isThere =
                Tools.has("strace")
                        && Tools.isFine(
                                "strace", "-qq", "--seccomp-bpf", "-f", "-o", "/dev/null", "true");
        Assumptions.assumeTrue(isThere, "strace is not on this machine, or may not watch");
    }

    /// Watches calls and writes them down.
    static List<String> watching(Path log, String calls) {
        return with("-y", "-s", "65536", "-e", "trace=" + calls, "-o", log.toString());
    }

    /// Watches what a process does with these files from now on, until closed.
    static AutoCloseable watched(Worker worker, Path log, String calls, List<Path> files) {
        return attached(worker, files, "-e", "trace=" + calls, "-o", log.toString());
    }

    /// Lets a call on these files go wrong in a process, until closed.
    ///
    /// @param injection such as `fdatasync:error=EIO`; calls are counted for each thread
    static AutoCloseable failing(Worker worker, String injection, List<Path> files) {
        String call = injection.substring(0, injection.indexOf(':'));
        return attached(
                worker,
                files,
                "-e",
                "trace=" + call,
                "-e",
                "inject=" + injection,
                "-o",
                "/dev/null");
    }

    private static AutoCloseable attached(Worker worker, List<Path> files, String... more) {
        List<String> words = new ArrayList<>(List.of("strace", "-f", "-p", "" + worker.pid()));
        words.addAll(List.of(more));
        files.forEach(file -> words.addAll(List.of("-P", file.toString())));
        try {
            Process strace = new ProcessBuilder(words).start();
            String attached = strace.errorReader().readLine();
            Assertions.assertThat(attached).contains("attached");
            return () -> {
                strace.destroy();
                strace.waitFor();
            };
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static List<String> with(String... more) {
        List<String> words = new ArrayList<>(QUIET);
        words.addAll(List.of(more));
        return words;
    }
}
