package sortis.eventstore.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.eventstore.file.Refusal.Why;
import sortis.eventstore.seal.Head;
import sortis.eventstore.seal.Verification;

/// A log is written by one at a time, in an order that survives a failure at any call.
class HeldLogTest {
    private static final Duration NO_TIME = Duration.ZERO;
    private static final String FIRST = "{\"type\": \"operation-ended\", \"turn\": 0}\n";
    private static final String NEXT = "{\"type\": \"agent-joined\", \"turn\": 1}";

    @TempDir private Path folder;

    private Path log(String text) throws IOException {
        return Files.writeString(folder.resolve("game.jsonl"), text);
    }

    private static Either<Refusal, Appended> appended(Path log, Disk disk, String... lines) {
        return HeldLog.hold(log, NO_TIME, disk, held -> held.append(Vector.of(lines)));
    }

    @Test
    void theLineIsWrittenWholeAndThenForced() throws IOException {
        FaultyDisk disk = FaultyDisk.sound();

        assertThat(appended(log(FIRST), disk, NEXT).isRight()).isTrue();
        assertThat(disk.calls).containsExactly("write game.jsonl", "force game.jsonl");
    }

    @Test
    void ofANewLogTheNameIsForcedToo() throws IOException {
        FaultyDisk disk = FaultyDisk.sound();
        Path log = folder.resolve("game.jsonl");

        assertThat(appended(log, disk, NEXT).isRight()).isTrue();
        assertThat(disk.calls)
                .containsExactly(
                        "write game.jsonl", "force game.jsonl", "force " + folder.getFileName());
        assertThat(log).hasContent(NEXT);
    }

    @Test
    void aWriteThatTakesOnlyAPartGoesOn() throws IOException {
        FaultyDisk disk = FaultyDisk.sound().writingAtMost(7);
        Path log = log(FIRST);

        assertThat(appended(log, disk, NEXT, NEXT).isRight()).isTrue();
        assertThat(log).hasContent(FIRST + NEXT + "\n" + NEXT + "\n");
        assertThat(disk.calls).endsWith("write game.jsonl", "force game.jsonl");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void whereverTheDiskFailsTheLogIsAsItWas(int good) throws IOException {
        FaultyDisk disk = new FaultyDisk(good, 1).writingAtMost(8);
        Path log = log(FIRST);

        Either<Refusal, Appended> refused = appended(log, disk, NEXT);

        assertThat(refused.getLeft())
                .isEqualTo(new Refusal(Why.NOT_WRITTEN, "No space left on device"));
        assertThat(log).hasContent(FIRST);
    }

    @Test
    void aLogThatCannotBePutBackIsInDoubt() throws IOException {
        FaultyDisk disk = new FaultyDisk(1, 2).writingAtMost(8);

        assertThat(appended(log(FIRST), disk, NEXT).getLeft().why()).isEqualTo(Why.IN_DOUBT);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aNewLogThatCannotBeWrittenIsNotLeftBehind(int good) {
        Path log = folder.resolve("game.jsonl");

        assertThat(appended(log, new FaultyDisk(good, 1), NEXT).getLeft().why())
                .isEqualTo(Why.NOT_WRITTEN);
        assertThat(log).doesNotExist();
    }

    @Test
    void whatIsTornIsSafeBeforeItIsCut() throws IOException {
        FaultyDisk disk = FaultyDisk.sound();
        Path log = log(FIRST + "{\"type");

        Option<SetAside> part =
                HeldLog.hold(log, NO_TIME, disk, held -> Either.right(held.setAside()))
                        .getOrElse(Option.none());

        assertThat(disk.calls)
                .containsExactly(
                        "copy game.jsonl",
                        "force game.jsonl.torn-" + FIRST.length(),
                        "force " + folder.getFileName(),
                        "truncate game.jsonl",
                        "force game.jsonl");
        assertThat(part.map(SetAside::file).get()).hasContent("{\"type");
        assertThat(log).hasContent(FIRST);
    }

    @Test
    void whatIsTornAndCannotBeSavedStaysWhereItIs() throws IOException {
        Path log = log(FIRST + "{\"type");

        Either<Refusal, Option<SetAside>> part =
                HeldLog.hold(
                        log, NO_TIME, new FaultyDisk(0, 1), held -> Either.right(held.setAside()));

        assertThat(part.getLeft().why()).isEqualTo(Why.NOT_WRITTEN);
        assertThat(log).hasContent(FIRST + "{\"type");
        assertThat(folder.resolve("game.jsonl.torn-" + FIRST.length())).doesNotExist();
    }

    @Test
    void aSecondTornPartDoesNotReplaceTheFirst() throws IOException {
        for (String torn : Vector.of("{\"a", "{\"b", "{\"a")) {
            var _ = HeldLog.hold(log(FIRST + torn), NO_TIME, held -> Either.right(held.setAside()));
        }
        Path first = folder.resolve("game.jsonl.torn-" + FIRST.length());
        assertThat(first).hasContent("{\"a");
        assertThat(Path.of(first + "-2")).hasContent("{\"b");
        assertThat(Path.of(first + "-3")).doesNotExist();
    }

    @Test
    void aHeldLogIsHeldByAllItsNames() throws IOException {
        Path log = log(FIRST);
        Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), log);
        Path twin = Files.createLink(folder.resolve("twin.jsonl"), log);

        Either<Refusal, Vector<Why>> inner =
                HeldLog.hold(
                        log,
                        NO_TIME,
                        _ ->
                                Either.right(
                                        Vector.of(log, link, twin)
                                                .map(name -> appended(name, Disk.REAL, NEXT))
                                                .map(refused -> refused.getLeft().why())));

        assertThat(inner.get()).containsExactly(Why.LOCKED, Why.LOCKED, Why.LOCKED);
        assertThat(log).hasContent(FIRST);
        assertThat(folder.resolve("link.jsonl.lock")).doesNotExist();
        assertThat(folder.resolve("game.jsonl.lock")).exists();
    }

    @Test
    void oneWaitsForTheOther() throws Exception {
        Path log = log(FIRST);
        CountDownLatch isHeld = new CountDownLatch(1);
        Thread holder =
                Thread.ofPlatform()
                        .start(() -> {
                            var _ =
                                    HeldLog.hold(
                                            log,
                                            NO_TIME,
                                            held -> {
                                                isHeld.countDown();
                                                return held.append(Vector.of(NEXT));
                                            });
                        });
        isHeld.await();

        var second =
                HeldLog.hold(log, Duration.ofSeconds(10), held -> held.append(Vector.of(NEXT)));
        holder.join();

        assertThat(second.isRight()).isTrue();
        assertThat(log).hasContent(FIRST + NEXT + "\n" + NEXT + "\n");
    }

    @Test
    void manyThreadsLoseNothing() throws Exception {
        Path log = log("");
        AtomicInteger failures = new AtomicInteger();
        Vector<Thread> writers =
                Vector.range(0, 8)
                        .map(writer ->
                                Thread.ofPlatform().start(() -> writeMuch(log, writer, failures)));
        for (Thread writer : writers) {
            writer.join();
        }

        assertThat(failures).hasValue(0);
        assertThat(Files.readAllLines(log)).hasSize(200).doesNotHaveDuplicates();
    }

    private static void writeMuch(Path log, int writer, AtomicInteger failures) {
        for (int count = 0; count < 25; count++) {
            String line = "{\"type\": \"" + writer + "\", \"turn\": " + count + "}";
            var done =
                    HeldLog.hold(log, Duration.ofSeconds(30), held -> held.append(Vector.of(line)));
            failures.addAndGet(done.isRight() ? 0 : 1);
        }
    }

    @Test
    void anInterruptBreaksNothingOff() throws IOException {
        Path log = log(FIRST);
        Thread.currentThread().interrupt();

        boolean isWritten = appended(log, Disk.REAL, NEXT).isRight();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(isWritten).isTrue();
        assertThat(log).hasContent(FIRST + NEXT);
    }

    @Test
    void whatIsNoFileIsLeftAlone() {
        assertThat(appended(folder, Disk.REAL, NEXT).getLeft())
                .isEqualTo(new Refusal(Why.UNREACHABLE, "it is no file"));
    }

    @Test
    void whatFailsInsideLetsTheLogGo() throws IOException {
        Path log = log(FIRST);
        try {
            Either<Refusal, String> _ =
                    HeldLog.hold(
                            log,
                            NO_TIME,
                            _ -> {
                                throw new IllegalStateException("planted");
                            });
        } catch (IllegalStateException planted) {
            assertThat(planted).hasMessage("planted");
        }
        assertThat(appended(log, Disk.REAL, NEXT).isRight()).isTrue();
    }

    private static Head sealed(Path log) {
        return HeldLog.hold(log, NO_TIME, held -> held.seal()).get();
    }

    private static Verification verified(Path log, Head head) throws IOException {
        return Sealed.verify(log, Option.some(head)).get();
    }

    @Test
    void aSealedLogStaysSealed() throws IOException {
        Path log = log(FIRST);
        Head _ = sealed(log);
        FaultyDisk disk = FaultyDisk.sound();

        Head head = appended(log, disk, NEXT, "").get().head().get();

        assertThat(disk.calls)
                .containsExactly(
                        "write game.jsonl",
                        "force game.jsonl",
                        "truncate game.jsonl.seal",
                        "write game.jsonl.seal",
                        "force game.jsonl.seal");
        assertThat(verified(log, head).isProved()).isTrue();
        assertThat(log).hasContent(FIRST + NEXT + "\n\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void aLogAndItsSealAreAsTheyWereWhereverTheDiskFails(int good) throws IOException {
        Path log = log(FIRST);
        Head head = sealed(log);

        assertThat(appended(log, new FaultyDisk(good, 1), NEXT).getLeft().why())
                .isEqualTo(Why.NOT_WRITTEN);
        assertThat(log).hasContent(FIRST);
        assertThat(verified(log, head).isProved()).isTrue();
    }

    @Test
    void ofASealThatCannotBeWrittenNothingIsLeft() throws IOException {
        Path log = log(FIRST);

        Either<Refusal, Head> refused =
                HeldLog.hold(log, NO_TIME, new FaultyDisk(0, 1), held -> held.seal());

        assertThat(refused.getLeft().why()).isEqualTo(Why.NOT_WRITTEN);
        assertThat(folder).isDirectoryNotContaining("glob:**.seal*");
    }

    @Test
    void linesWrittenByOtherMeansStayUnsealed() throws IOException {
        Path log = log(FIRST);
        Head _ = sealed(log);
        Path _ = Files.writeString(log, FIRST + FIRST + FIRST);

        Head head = appended(log, Disk.REAL, NEXT).get().head().get();

        assertThat(verified(log, head).broken()).isEmpty();
        assertThat(verified(log, head).unsealed()).containsExactly(new Verification.Span(2, 3));
        assertThat(verified(log, sealed(log)).isProved()).isTrue();
    }

    @Test
    void nothingIsAddedToALogThatIsNotAsItWasSealed() throws IOException {
        Path log = log(FIRST + FIRST);
        Head _ = sealed(log);
        Path _ = Files.writeString(log, FIRST + NEXT + "\n");

        assertThat(appended(log, Disk.REAL, NEXT).getLeft())
                .isEqualTo(new Refusal(Why.SEAL_BROKEN, "2"));
        assertThat(HeldLog.hold(log, NO_TIME, held -> held.seal()).getLeft())
                .isEqualTo(new Refusal(Why.SEAL_BROKEN, "2"));
        assertThat(HeldLog.hold(log, NO_TIME, held -> held.sealAnew()).isRight()).isTrue();
        assertThat(log).hasContent(FIRST + NEXT);
    }

    @Test
    void whatIsSealedIsNotTakenBack() throws IOException {
        Path log = log(FIRST);
        Head _ = sealed(log);
        Appended last = appended(log, Disk.REAL, NEXT).get();

        assertThat(HeldLog.hold(log, NO_TIME, held -> held.takeBack(last)).getLeft().why())
                .isEqualTo(Why.SEALED);
    }

    @Test
    void aSealWhoseLastLineIsTornGoesOn() throws IOException {
        Path log = log(FIRST);
        Head _ = sealed(log);
        Path seal = folder.resolve("game.jsonl.seal");
        Path _ = Files.writeString(seal, Files.readString(seal) + "2 abc");

        Head head = appended(log, Disk.REAL, NEXT).get().head().get();
        assertThat(verified(log, head).isProved()).isTrue();
    }
}
