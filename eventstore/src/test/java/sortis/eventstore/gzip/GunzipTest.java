package sortis.eventstore.gzip;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import sortis.eventstore.gzip.BrokenGzip.Kind;

/// Packed bytes come out whole or not at all.
class GunzipTest {
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] packed(String... members) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String member : members) {
            try (OutputStream out = new GZIPOutputStream(all)) {
                out.write(bytes(member));
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        }
        return all.toByteArray();
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    private static String unpacked(byte[] bytes) throws IOException {
        try (InputStream in = Gunzip.ifPacked(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Kind broken(byte[] bytes) {
        try {
            throw new AssertionError("not broken: " + unpacked(bytes));
        } catch (BrokenGzip broken) {
            return broken.kind();
        } catch (IOException other) {
            throw new AssertionError(other);
        }
    }

    @Test
    void whatIsNotPackedStaysAsItIs() throws IOException {
        for (String text : new String[] {"", "a", "\u001f", "{}\n", "sortis\n"}) {
            assertThat(unpacked(bytes(text))).isEqualTo(text);
        }
    }

    @Test
    void allMembersComeOut() throws IOException {
        String many = "0123456789".repeat(10_000);
        assertThat(unpacked(packed("one\n", "", many, "two\n")))
                .isEqualTo("one\n" + many + "two\n");
    }

    @Test
    void namesAndCommentsInTheHeaderArePassedOver() throws IOException {
        byte[] plain = packed("tea");
        byte[] header =
                HexFormat.of()
                        .parseHex("1f8b081e000000000003" + "0200abcd" + "6100" + "6200" + "0000");
        byte[] body = Arrays.copyOfRange(plain, 10, plain.length);

        assertThat(unpacked(joined(header, body))).isEqualTo("tea");
    }

    @Test
    void zerosMayFillUpABlock() throws IOException {
        assertThat(unpacked(joined(packed("tea"), new byte[512]))).isEqualTo("tea");
    }

    @Test
    void whereverItIsCutOffItIsNamed() {
        byte[] whole = packed("one\n", "two\n");
        int second = packed("one\n").length;
        for (int length = 2; length < whole.length; length++) {
            if (length != second) {
                assertThat(broken(Arrays.copyOf(whole, length))).isEqualTo(Kind.CUT_OFF);
            }
        }
    }

    @Test
    void otherBytesBehindItAreNamed() {
        assertThat(broken(joined(packed("one"), bytes("two\n")))).isEqualTo(Kind.TRAILING);
        assertThat(broken(joined(packed("one"), joined(new byte[7], bytes("two\n")))))
                .isEqualTo(Kind.TRAILING);
    }

    @Test
    void withAFlippedBitItComesOutRightOrNotAtAll() throws IOException {
        String text = "one two three one two three\n";
        byte[] whole = packed(text);
        int named = 0;
        for (int at = 10; at < whole.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] flipped = whole.clone();
                flipped[at] ^= (byte) (1 << bit);
                try {
                    assertThat(unpacked(flipped)).isEqualTo(text);
                } catch (BrokenGzip _) {
                    named++;
                }
            }
        }
        assertThat(named).isGreaterThan(8 * (whole.length - 11));
    }

    @Test
    void aBombTakesLittleMemory() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(all)) {
            byte[] zeros = new byte[1 << 20];
            for (int count = 0; count < 64; count++) {
                out.write(zeros);
            }
        }
        long length = 0;
        try (InputStream in = Gunzip.ifPacked(new ByteArrayInputStream(all.toByteArray()))) {
            byte[] part = new byte[8192];
            for (int count = in.read(part); count >= 0; count = in.read(part)) {
                length += count;
            }
        }
        assertThat(length).isEqualTo(64L << 20);
    }
}
