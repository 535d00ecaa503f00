package sortis.eventstore;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.entry.LogLine;
import sortis.eventstore.StoreContract.Access;
import sortis.eventstore.file.Refusal;

/// All stores keep the same promises; and the checks bite, since a store that does nothing breaks
/// each of them.
class StoreContractTest {
    @TempDir private Path folder;
    private int files;

    @TestFactory
    Stream<DynamicTest> memory() {
        return kept(this::inMemory, Access.READING, Access.WRITING);
    }

    @TestFactory
    Stream<DynamicTest> file() {
        return kept(lines -> EventStore.file(log(lines)), Access.READING, Access.WRITING);
    }

    @TestFactory
    Stream<DynamicTest> packedFile() {
        return kept(lines -> EventStore.file(packed(lines)), Access.READING, Access.READ_ONLY);
    }

    @ParameterizedTest
    @EnumSource
    void aStoreThatDoesNothingBreaksEveryPromise(StoreContract promise) {
        assertThatThrownBy(() -> promise.check(_ -> new Idle())).isInstanceOf(AssertionError.class);
    }

    private static Stream<DynamicTest> kept(
            Function<Seq<String>, EventStore> stores, Access... abilities) {
        return StoreContract.of(abilities)
                .map(promise ->
                        DynamicTest.dynamicTest(promise.name(), () -> promise.check(stores)))
                .toJavaStream();
    }

    /// Lines that a memory would not take are put there as they are.
    private EventStore inMemory(Seq<String> lines) {
        return new MemoryStore(Contents.of(new ByteArrayInputStream(bytes(lines))));
    }

    private Path log(Seq<String> lines) {
        try {
            return Files.write(next(".jsonl"), bytes(lines));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Path packed(Seq<String> lines) {
        Path log = next(".jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(log))) {
            out.write(bytes(lines));
            return log;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Path next(String ending) {
        return folder.resolve(files++ + ending);
    }

    private static byte[] bytes(Seq<String> lines) {
        return lines.map(line -> line + "\n").mkString().getBytes(StandardCharsets.UTF_8);
    }

    /// Says that all is well.
    private record Idle() implements EventStore {
        @Override
        public Seq<LogLine> read() {
            return Vector.empty();
        }

        @Override
        public Either<Refusal, Receipt> append(Expected expected, Seq<String> lines) {
            return Either.right(new Receipt(0, 0, 0, 0, 0));
        }
    }
}
