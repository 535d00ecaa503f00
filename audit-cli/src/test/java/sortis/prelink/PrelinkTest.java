package sortis.prelink;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.cli.Sortis;
import sortis.eventstore.EventStore;
import sortis.replay.Replay;
import sortis.value.Square;

/// Classes that are linked ahead do the same, and need no linking when they run.
class PrelinkTest {
    @TempDir private Path folder;

    @Test
    void linkedClassesDoTheSame() throws Exception {
        List<Path> copies = copies();
        assertThat(copies).hasSizeGreaterThan(6);
        assertThat(copies).anyMatch(PrelinkTest::isLinkedLate);

        assertThat(prelink()).isZero();

        assertThat(copies).noneMatch(PrelinkTest::isLinkedLate);
        assertThat(told(folder.toUri().toURL())).isEqualTo(new LinkSample().get());
    }

    @Test
    void whatIsLinkedStaysAsItIs() throws Exception {
        Path sample = copies().getFirst();
        assertThat(prelink()).isZero();
        byte[] once = Files.readAllBytes(sample);
        assertThat(prelink()).isZero();
        assertThat(Files.readAllBytes(sample)).isEqualTo(once);
    }

    /// A compiler that makes only one class anew takes away what was added to it.
    @Test
    void anOuterClassMadeAnewTakesItsLambdasUpAgain() throws Exception {
        List<Path> copies = copies();
        assertThat(prelink()).isZero();
        Path outer = copies.getFirst().resolveSibling("LinkSample.class");
        Files.delete(outer);
        assertThat(copies()).contains(outer);

        assertThat(prelink()).isZero();

        assertThat(told(folder.toUri().toURL())).isEqualTo(new LinkSample().get());
    }

    @Test
    void lambdasOfAClassThatIsGoneAreNoTrouble() throws Exception {
        List<Path> copies = copies();
        assertThat(prelink()).isZero();
        for (Path copy : copies) {
            Files.delete(copy);
        }
        assertThat(prelink()).isZero();
        assertThat(folder.resolve("sortis/prelink")).isEmptyDirectory();
    }

    @Test
    void lambdasThatAreNoMoreAreTakenAway() throws Exception {
        Path sample = copies().getFirst();
        assertThat(prelink()).isZero();
        Path former = sample.resolveSibling("LinkSample$$999.class");
        Path _ = Files.copy(sample.resolveSibling("LinkSample$$0.class"), former);

        assertThat(prelink()).isZero();

        assertThat(former).doesNotExist();
        assertThat(told(folder.toUri().toURL())).isEqualTo(new LinkSample().get());
    }

    @ParameterizedTest
    @ValueSource(classes = {Square.class, EventStore.class, Replay.class, Sortis.class})
    void theProgramIsLinkedAhead(Class<?> ofModule) throws Exception {
        assertThat(classes(ofModule)).hasSizeGreaterThan(20).noneMatch(PrelinkTest::isLinkedLate);
    }

    private static List<Path> classes(Class<?> ofModule) throws IOException, URISyntaxException {
        URI home = ofModule.getProtectionDomain().getCodeSource().getLocation().toURI();
        Path root =
                Files.isDirectory(Path.of(home))
                        ? Path.of(home)
                        : FileSystems.newFileSystem(Path.of(home)).getPath("/");
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".class")).toList();
        }
    }

    private List<Path> copies() throws IOException, URISyntaxException {
        Path home = Files.createDirectories(folder.resolve("sortis/prelink"));
        return classes(LinkSample.class).stream()
                .filter(file -> file.getFileName().toString().startsWith("LinkSample"))
                .filter(file -> Files.notExists(home.resolve(file.getFileName().toString())))
                .map(file -> copied(file, home))
                .toList();
    }

    private static Path copied(Path file, Path home) {
        try {
            return Files.copy(file, home.resolve(file.getFileName().toString()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private int prelink() throws IOException, InterruptedException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder.toString(),
                        "../.mvn/Prelink.java",
                        folder.toString())
                .inheritIO()
                .start()
                .waitFor();
    }

    private static boolean isLinkedLate(Path file) {
        try {
            return ClassFile.of().parse(Files.readAllBytes(file)).methods().stream()
                    .flatMap(method -> method.code().stream())
                    .flatMap(CodeModel::elementStream)
                    .anyMatch(element ->
                            element instanceof InvokeDynamicInstruction call && isLate(call));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static boolean isLate(InvokeDynamicInstruction call) {
        boolean isRecord =
                call.bootstrapMethod().methodName().equals("bootstrap")
                        && !call.name().equalsString("toString");
        boolean isChoice = call.bootstrapMethod().methodName().equals("typeSwitch");
        boolean isCapturing =
                call.bootstrapMethod().methodName().equals("metafactory")
                        && call.typeSymbol().parameterCount() > 0;
        return isRecord || isChoice || isCapturing;
    }

    private static Object told(URL classes) throws ReflectiveOperationException, IOException {
        ClassLoader none = ClassLoader.getPlatformClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes}, none)) {
            Object sample =
                    loader.loadClass(LinkSample.class.getName()).getConstructor().newInstance();
            return sample instanceof Supplier<?> words ? String.valueOf(words.get()) : sample;
        }
    }
}
