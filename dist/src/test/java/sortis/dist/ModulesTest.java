package sortis.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The image's Java holds every module that the jars ask for, but for a few that are never reached.
class ModulesTest {
    private static final Pattern NEEDED = Pattern.compile("-> (java\\.\\S+|jdk\\.\\S+)");
    private static final Pattern HELD = Pattern.compile("(?:java|jdk)\\.[a-z.]+");

    /// Gson's dates of databases, and annotations that only compilers read.
    private static final Set<String> NEVER_REACHED = Set.of("java.sql", "java.compiler");

    @TempDir private Path folder;

    @Test
    void nothingIsMissing() throws IOException {
        Path root = Unpacking.image(Files.createDirectory(folder.resolve("image")));
        Set<String> missing = needed(root);
        assertThat(missing).contains("java.base", "java.desktop", "java.logging");
        boolean _ = missing.removeAll(held(root));
        assertThat(missing).isEqualTo(NEVER_REACHED);
    }

    private static Set<String> held(Path root) throws IOException {
        String release = Files.readString(root.resolve("runtime/release"));
        return names(HELD, release.substring(release.indexOf("MODULES=")));
    }

    private Set<String> needed(Path root) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        List<String> arguments =
                new ArrayList<>(List.of("-s", "--ignore-missing-deps", "--multi-release", "base"));
        try (Stream<Path> files = Files.walk(root.resolve("app"))) {
            for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                arguments.add(unpacked(jar, classes).toString());
            }
        }
        StringWriter out = new StringWriter();
        int exit =
                ToolProvider.findFirst("jdeps")
                        .orElseThrow()
                        .run(
                                new PrintWriter(out),
                                new PrintWriter(out),
                                arguments.toArray(String[]::new));
        assertThat(exit).as(out.toString()).isZero();
        return names(NEEDED, out.toString());
    }

    /// The classes of a jar by themselves: taken for a module, it would ask for more than it uses.
    private static Path unpacked(Path jar, Path into) throws IOException {
        Path folder = Files.createDirectory(into.resolve(jar.getFileName()));
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().filter(ModulesTest::isClass).toList()) {
                Path to = folder.resolve(entry.getName());
                Path _ = Files.createDirectories(to.getParent());
                try (InputStream in = file.getInputStream(entry)) {
                    long _ = Files.copy(in, to);
                }
            }
        }
        return folder;
    }

    private static boolean isClass(JarEntry entry) {
        String name = entry.getName();
        return name.endsWith(".class")
                && !name.endsWith("module-info.class")
                && !name.startsWith("META-INF");
    }

    private static Set<String> names(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group(found.groupCount()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
