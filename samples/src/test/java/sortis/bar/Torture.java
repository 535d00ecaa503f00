package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Texts that are no entry, each with the place where that shows.
///
/// @param bytes of the line, without its end
/// @param column of the first character that is wrong, from 1
@SuppressWarnings("ArrayRecordComponent")
record Torture(String shown, byte[] bytes, int column) {
    private static final Pattern OCTET = Pattern.compile("<([0-9A-F]{2})>");

    /// All of them: every value that JSON has not, alone and in an object and a list; what stands
    /// before and after an entry; an entry cut off behind each of its characters.
    static Stream<Torture> all() {
        Stream<String> values =
                lines("bad-values.txt")
                        .flatMap(value ->
                                Stream.of(
                                        value + " ",
                                        "{\"a\": " + value + "}",
                                        "[1, " + value + "]"));
        Stream<String> texts = lines("bad-texts.txt").map(text -> text.replace("ENTRY", Logs.GOOD));
        Stream<String> cut =
                IntStream.range(1, Logs.GOOD.length())
                        .mapToObj(end -> Logs.GOOD.substring(0, end) + "^");
        return Stream.of(values, texts, cut).flatMap(each -> each).map(Torture::of);
    }

    private static Torture of(String marked) {
        int mark = marked.indexOf('^');
        String before = new String(octets(marked.substring(0, mark)), UTF_8);
        String text = marked.substring(0, mark) + marked.substring(mark + 1);
        return new Torture(marked, octets(text), before.codePointCount(0, before.length()) + 1);
    }

    /// The bytes of a text in which some are written as `<00>`.
    static byte[] octets(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Matcher octet = OCTET.matcher(text);
        int at = 0;
        while (octet.find()) {
            out.writeBytes(text.substring(at, octet.start()).getBytes(UTF_8));
            out.write(HexFormat.fromHexDigits(octet.group(1)));
            at = octet.end();
        }
        out.writeBytes(text.substring(at).getBytes(UTF_8));
        return out.toByteArray();
    }

    /// The lines of a resource that are no comments.
    static Stream<String> lines(String resource) {
        try (InputStream in = Torture.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), UTF_8)
                            .lines()
                            .filter(line -> !line.isEmpty() && !line.startsWith("# "))
                            .toList()
                            .stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
