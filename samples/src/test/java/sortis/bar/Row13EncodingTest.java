package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 13: bytes that are not UTF-8 are named at their place, with the encoding that the file is
/// likely in, and nowhere does a sign stand for what could not be read.
class Row13EncodingTest {
    private static final List<String> BEFORE =
            List.of("{\"ty", "{\"type\": \"é", "{\"type\":  ", "");
    private static final int FIRST = 0x80;
    private static final String UNREADABLE = "\uFFFD";

    @TempDir private Path folder;
    private int bytes;
    private int files;

    @Test
    void encodings() {
        allAreNamedInOneLog();
        for (String before : BEFORE) {
            for (int octet = FIRST; octet <= 0xFF; octet += Bar.size(16, 1)) {
                isNamedBetweenOthers(before, octet);
            }
        }
        othersAreNamed();
        Bar.figure(13, "%d bytes named at their place, %d files by their encoding", bytes, files);
    }

    private void allAreNamedInOneLog() {
        List<Object> log = new ArrayList<>(List.of(Logs.START, "\n"));
        List<String> found = new ArrayList<>();
        for (String before : BEFORE) {
            for (int octet = FIRST; octet <= 0xFF; octet++) {
                log.addAll(List.of(line(before, octet), "\n", Logs.SLIP, "\n"));
                found.add("entry-unreadable " + (2 + found.size()) + ":" + column(before));
                found.add("map-value " + (2 + found.size()));
                bytes++;
            }
        }
        Path file = Logs.write(folder.resolve("bytes.jsonl"), Logs.bytes(log.toArray()));

        assertThat(Told.audit(file).findings()).isEqualTo(found);
    }

    private static byte[] line(String before, int octet) {
        return Logs.bytes(before, Logs.repeated(octet, 1), "pe\": 1}");
    }

    private static int column(String before) {
        return before.length() + 1;
    }

    private void isNamedBetweenOthers(String before, int octet) {
        byte[] log = Logs.bytes(Logs.START, "\n", line(before, octet), "\n", Logs.SLIP);
        Path file = Logs.write(folder.resolve("byte.jsonl"), log);

        Told told = Told.audit(file);

        assertThat(told.findings())
                .containsExactly("entry-unreadable 2:" + column(before), Logs.SLIP_ON_LINE_3);
        assertThat(told.out())
                .contains(String.format(Locale.ROOT, "The byte \\\\x%02X is not UTF-8", octet))
                .doesNotContain(UNREADABLE);
    }

    private void othersAreNamed() {
        for (String name : List.of("UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE")) {
            isSaidToBe(name.substring(0, 6), Logs.START.getBytes(Charset.forName(name)));
            isSaidToBe(
                    name.substring(0, 6),
                    ("\uFEFF" + Logs.START + "\n" + Logs.GOOD + "\n")
                            .getBytes(Charset.forName(name)));
            isSaidToBe(
                    name.substring(0, 6),
                    (Logs.START + "\r\n" + Logs.GOOD).getBytes(Charset.forName(name)));
        }
        isSpreadsheetIn("UTF-16", "UTF-16LE");
        isSpreadsheetIn("UTF-32", "UTF-32BE");
        String note = ", \"title\": \"Café – 5 €\"}";
        isSaidToBe(
                "Windows-1252",
                Logs.START.replaceFirst("}$", note).getBytes(Charset.forName("windows-1252")));
        isSaidToBe(
                "Windows-1252",
                Logs.START.replaceFirst("}$", note).getBytes(Charset.forName("ISO-8859-15")));
    }

    private void isSaidToBe(String encoding, byte[] log) {
        Path file = Logs.write(folder.resolve("file.jsonl"), log);
        Told told = Told.by("audit", file.toString());

        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.out().lines().findFirst().orElse(""))
                .contains(":1:")
                .contains("entry-unreadable");
        assertThat(told.out().replaceAll("\\s+", " "))
                .as(encoding + " of " + log.length)
                .contains(encoding);
        everyCommandShowsIt(file);
        files++;
    }

    private void isSpreadsheetIn(String encoding, String name) {
        byte[] table = "\uFEFFtype,turn,note\nloaded,0,é\n".getBytes(Charset.forName(name));
        Told told = Told.by("convert", Logs.write(folder.resolve("t.csv"), table).toString());

        assertThat(told.exit()).isEqualTo(2);
        assertThat(told.err().replaceAll("\\s+", " ")).contains(encoding);
        files++;
    }

    private void everyCommandShowsIt(Path file) {
        for (String command : List.of("audit", "diagnose", "replay", "rulings", "convert", "fix")) {
            Told told = Told.by(command, file.toString());
            assertThat(told.out() + told.err()).doesNotContain(UNREADABLE);
            assertThat(new String((told.out() + told.err()).getBytes(UTF_8), UTF_8))
                    .isEqualTo(told.out() + told.err());
        }
    }
}
