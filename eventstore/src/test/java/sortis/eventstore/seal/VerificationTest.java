package sortis.eventstore.seal;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.eventstore.seal.Mark.Kind;
import sortis.eventstore.seal.Verification.Break;
import sortis.eventstore.seal.Verification.Span;

/// Whatever changes in a sealed log shows, at its line.
class VerificationTest {
    private static final Vector<String> LINES =
            Vector.range(0, 40).map(number -> "{\"type\": \"n\u00FC\", \"turn\": " + number + "}");

    private static byte[] bytes(Vector<String> lines) {
        return lines.map(line -> line + "\n").mkString().getBytes(StandardCharsets.UTF_8);
    }

    private static Vector<Link> links(byte[] log) {
        return Vector.ofAll(() -> Links.of(new ByteArrayInputStream(log)));
    }

    private static Seal seal(Vector<String> lines) {
        return Seal.of(links(bytes(lines)).map(link -> new Mark(link, Kind.SEALED)));
    }

    private static final Seal SEAL = seal(LINES);

    private static Verification verified(byte[] log) {
        return verified(log, Option.none());
    }

    private static Verification verified(byte[] log, Option<Head> head) {
        return Verification.of(Links.of(new ByteArrayInputStream(log)), Option.some(SEAL), head);
    }

    private static Verification verified(Vector<String> log) {
        return verified(bytes(log));
    }

    private static Option<Break> changed(long line) {
        return Option.some(new Break(Break.Harm.CHANGED, line));
    }

    private static Option<Break> missing(long line) {
        return Option.some(new Break(Break.Harm.MISSING, line));
    }

    @Test
    void aLinkIsThatOfPlainTools() {
        // printf '%064d\ntea' 0 | sha256sum
        assertThat(Link.START.after("tea").hash())
                .isEqualTo("973213b17d08a4bbe34bb790a41374cc1198b29091e0581428bae7b1aa78c071");
    }

    @Test
    void whatIsAsItWasIsProved() {
        assertThat(verified(LINES).isProved()).isTrue();
        assertThat(verified(LINES).isTailProved()).isFalse();
        assertThat(verified(bytes(LINES), Option.some(SEAL.head())).isTailProved()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\n"})
    void lineEndsMayChange(String end) {
        String log = "\uFEFF" + LINES.mkString(end) + (end.equals("\n") ? "" : "\r");
        assertThat(verified(log.getBytes(StandardCharsets.UTF_8)).isProved()).isTrue();
    }

    @Test
    void everyFlippedBitShowsInItsLine() {
        byte[] log = bytes(LINES);
        int line = 1;
        for (int at = 0; at < log.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] flipped = log.clone();
                flipped[at] ^= (byte) (1 << bit);
                boolean isLastEnd = at == log.length - 1;
                assertThat(verified(flipped).broken()).isEqualTo(changed(isLastEnd ? 40 : line));
            }
            line += log[at] == '\n' ? 1 : 0;
        }
    }

    @Test
    void everyLineThatIsDeletedDoubledSwappedOrInsertedShows() {
        for (int index = 0; index < LINES.size() - 1; index++) {
            String line = LINES.get(index);
            Vector<String> without = LINES.removeAt(index);
            assertThat(verified(without).broken()).isEqualTo(changed(index + 1L));
            assertThat(verified(LINES.insert(index, line)).broken()).isEqualTo(changed(index + 2L));
            assertThat(verified(LINES.insert(index, "")).broken()).isEqualTo(changed(index + 1L));
            assertThat(verified(without.insert(index + 1, line)).broken())
                    .isEqualTo(changed(index + 1L));
        }
    }

    @Test
    void linesLostAtTheEndShow() {
        for (int count = 1; count <= LINES.size(); count++) {
            assertThat(verified(LINES.dropRight(count)).broken())
                    .isEqualTo(missing(LINES.size() - count + 1L));
        }
    }

    @Test
    void onlyAHeadShowsThatLinesAndTheirSealAreLost() {
        for (int count = 1; count < LINES.size(); count++) {
            Vector<String> shorter = LINES.dropRight(count);
            Option<Seal> cut = Option.some(seal(shorter));
            Verification without =
                    Verification.of(links(bytes(shorter)).iterator(), cut, Option.none());
            assertThat(without.broken()).isEmpty();
            assertThat(without.isTailProved()).isFalse();
            assertThat(
                            Verification.of(
                                            links(bytes(shorter)).iterator(),
                                            cut,
                                            Option.some(SEAL.head()))
                                    .broken())
                    .isEqualTo(missing(shorter.size() + 1L));
        }
    }

    @Test
    void aHeadAloneProvesTheLinesUpToIt() {
        Option<Head> head = Option.some(seal(LINES.take(10)).head());
        Verification found = Verification.of(links(bytes(LINES)).iterator(), Option.none(), head);
        assertThat(found.broken()).isEmpty();
        assertThat(found.unsealed()).containsExactly(new Span(11, 40));
        assertThat(
                        Verification.of(
                                        links(bytes(LINES.update(3, "tea"))).iterator(),
                                        Option.none(),
                                        head)
                                .broken())
                .isEqualTo(changed(0));
    }

    @Test
    void aLogWithoutSealOrHeadProvesNothing() {
        Verification found =
                Verification.of(links(bytes(LINES)).iterator(), Option.none(), Option.none());
        assertThat(found.isImpossible()).isTrue();
        assertThat(found.isProved()).isFalse();
    }

    @Test
    void aLogThatWasSealedAnewIsNotThatOfTheHead() {
        Vector<String> other = LINES.update(3, "tea");
        Verification found =
                Verification.of(
                        links(bytes(other)).iterator(),
                        Option.some(seal(other)),
                        Option.some(SEAL.head()));
        assertThat(found.broken()).contains(new Break(Break.Harm.OTHER_HEAD, 0));
    }

    @Test
    void whatIsDamagedInTheSealIsNoFaultOfTheLog() {
        Seal bent = Seal.of(SEAL.marks().update(3, new Mark(Link.START, Kind.SEALED)));
        Seal lastBent = Seal.of(SEAL.marks().update(39, new Mark(Link.START, Kind.SEALED)));
        Option<Head> head = Option.some(SEAL.head());
        assertThat(
                        Verification.of(
                                        links(bytes(LINES)).iterator(),
                                        Option.some(bent),
                                        Option.none())
                                .broken())
                .contains(new Break(Break.Harm.SEAL_DAMAGED, 4));
        assertThat(
                        Verification.of(links(bytes(LINES)).iterator(), Option.some(lastBent), head)
                                .broken())
                .contains(new Break(Break.Harm.SEAL_DAMAGED, 40));
    }

    @Test
    void linesBehindTheSealAndThoseFoundAreUnsealed() {
        Seal mixed =
                Seal.of(
                        SEAL.marks()
                                .take(9)
                                .update(3, mark -> new Mark(mark.link(), Kind.FOUND))
                                .update(4, mark -> new Mark(mark.link(), Kind.FOUND))
                                .update(8, mark -> new Mark(mark.link(), Kind.FOUND)));
        Verification found =
                Verification.of(
                        links(bytes(LINES.take(10))).iterator(), Option.some(mixed), Option.none());
        assertThat(found.unsealed()).containsExactly(new Span(4, 5), new Span(9, 10));
        assertThat(found.isProved()).isFalse();
    }

    @Test
    void aSealIsReadAsItWasWritten() {
        Vector<Mark> marks = SEAL.marks().update(2, mark -> new Mark(mark.link(), Kind.FOUND));
        byte[] written = Seal.written(marks).getBytes(StandardCharsets.US_ASCII);
        assertThat(Seal.parse(written)).isEqualTo(Either.right(new Seal(marks, written.length)));
    }

    @Test
    void aLastLineOfASealThatHasNoEndIsNone() {
        String written = Seal.written(SEAL.marks());
        String torn = written.substring(0, written.length() - 1);
        assertThat(Seal.parse(torn.getBytes(StandardCharsets.US_ASCII)).map(Seal::lines))
                .isEqualTo(Either.right(39L));
    }

    @Test
    void everyFlippedBitOfASealShows() {
        byte[] written = Seal.written(SEAL.marks().take(3)).getBytes(StandardCharsets.US_ASCII);
        byte[] log = bytes(LINES.take(3));
        for (int at = 0; at < written.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] flipped = written.clone();
                flipped[at] ^= (byte) (1 << bit);
                boolean isProved =
                        Seal.parse(flipped)
                                .map(seal ->
                                        Verification.of(
                                                links(log).iterator(),
                                                Option.some(seal),
                                                Option.none()))
                                .fold(_ -> false, Verification::isProved);
                assertThat(isProved).as("bit %d of byte %d", bit, at).isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12", "12:abc", "x:0", ":"})
    void whatIsNoHeadIsNone(String text) {
        assertThat(Head.in(text)).isEmpty();
    }

    @Test
    void aHeadIsFoundInAText() {
        assertThat(Head.in("the head is " + SEAL.head() + "  game.jsonl\n")).contains(SEAL.head());
    }
}
