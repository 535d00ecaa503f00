package sortis.eventstore.line;

import io.vavr.control.Either;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/// Strict UTF-8: no overlong forms, no surrogates, nothing cut off.
public final class Utf8 {
    private static final char REPLACEMENT = '\uFFFD';

    /// Bytes that are not UTF-8.
    ///
    /// @param text with the bad bytes as `\xFF`
    /// @param at where the first of them stands in `text`
    /// @param octet the first of them, as `\xFF`
    public record Malformed(String text, int at, String octet) {}

    private Utf8() {}

    /// The text of the first `length` bytes.
    static Either<Malformed, String> decode(byte[] bytes, int length) {
        String text = new String(bytes, 0, length, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT) < 0 ? Either.right(text) : strictly(bytes, length);
    }

    private static Either<Malformed, String> strictly(byte[] bytes, int length) {
        Decoding decoding = new Decoding(ByteBuffer.wrap(bytes, 0, length));
        decoding.run();
        return decoding.firstBad < 0
                ? Either.right(decoding.text.toString())
                : Either.left(decoding.malformed(bytes));
    }

    /// Decodes what is good and writes out what is bad.
    private static final class Decoding {
        private final CharsetDecoder decoder =
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        private final ByteBuffer bytes;
        private CharBuffer decoded = CharBuffer.allocate(8192);
        private final StringWriter text = new StringWriter();
        private int firstBad = -1;
        private int badByte;

        Decoding(ByteBuffer bytes) {
            this.bytes = bytes;
        }

        void run() {
            CoderResult result;
            do {
                result = decoder.decode(bytes, decoded, true);
                text.write(decoded.flip().toString());
                decoded = decoded.clear();
                if (result.isError()) {
                    writeOut(result.length());
                }
            } while (!result.isUnderflow());
        }

        private void writeOut(int count) {
            if (firstBad < 0) {
                firstBad = text.getBuffer().length();
                badByte = bytes.position();
            }
            for (int bad = 0; bad < count; bad++) {
                text.write(Shown.octet(bytes.get()));
            }
        }

        Malformed malformed(byte[] all) {
            return new Malformed(text.toString(), firstBad, Shown.octet(all[badByte]));
        }
    }
}
