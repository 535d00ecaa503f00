package sortis.bar;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /// Lets one call on these files go wrong.
    static List<String> failing(String injection, Path... files) {
        String call = injection.substring(0, injection.indexOf(':'));
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "-e",
                                "trace=" + call,
                                "-e",
                                "inject=" + injection,
                                "-o",
                                "/dev/null"));
        for (Path file : files) {
            words.addAll(List.of("-P", file.toString()));
        }
        return with(words.toArray(String[]::new));
    }

    private static List<String> with(String... more) {
        List<String> words = new ArrayList<>(QUIET);
        words.addAll(List.of(more));
        return words;
    }
}
