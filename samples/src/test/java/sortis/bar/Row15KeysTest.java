package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 15: a key that stands twice in an object is named, however deep and however written; many
/// keys, and keys of one hash, cost no time.
class Row15KeysTest {
    private static final long SOON = 2_000;
    private static final int KEYS = 100_000;

    /// `^` stands before the second one.
    private static final List<String> TWICE =
            List.of(
                    "{\"type\": \"x\", ^\"type\": \"x\"}",
                    "{\"type\": \"x\", \"turn\": 1, ^\"turn\": 1}",
                    "{\"turn\": 1, \"type\": \"x\", ^\"\\u0074urn\": 1}",
                    "{\"\\u0074\\u0075rn\": 1, \"type\": \"x\", ^\"turn\": 1}",
                    "{\"type\": \"x\", \"é\": 1, ^\"\\u00E9\": 2}",
                    "{\"type\": \"x\", \"😀\": 1, ^\"\\ud83d\\ude00\": 2}",
                    "{\"type\": \"x\", \"\": 1, ^\"\": 2}",
                    "{\"type\": \"x\", \"\\u0000\": 1, ^\"\\u0000\": 2}",
                    "{\"type\": \"x\", \"\\\"\": 1, ^\"\\u0022\": 2}",
                    "{\"type\": \"x\", \"/\": 1, ^\"\\/\": 2}",
                    "{\"type\": \"x\", \"a\": {\"b\": 1, ^\"b\": 2}}",
                    "{\"type\": \"x\", \"a\": [1, {\"b\": 1, ^\"b\": 2}]}",
                    "{\"type\": \"x\", \"a\": {\"b\": {\"c\": [[{\"d\": 1, ^\"d\": 1}]]}}}",
                    "{\"type\": \"x\", \"a\": {\"a\": 1}, ^\"a\": 2}");

    @TempDir private Path folder;

    @Test
    void keys() {
        List<String> all = Stream.concat(TWICE.stream(), depths()).toList();
        all.forEach(this::isNamed);
        long most =
                IntStream.of(
                                milliseconds("entry-unknown", names()),
                                milliseconds("entry-unknown", ofOneHash()),
                                milliseconds(
                                        "entry-unreadable", Stream.concat(names(), Stream.of("7"))),
                                milliseconds(
                                        "entry-unreadable",
                                        Stream.concat(ofOneHash(), Stream.of("Aa".repeat(17)))))
                        .max()
                        .orElseThrow();
        assertThat(most).isLessThanOrEqualTo(SOON);
        Bar.figure(
                15, "%d doubled keys named; %d keys of one hash in %d ms", all.size(), KEYS, most);
    }

    private static Stream<String> depths() {
        return IntStream.rangeClosed(1, Bar.size(9, 98))
                .mapToObj(deep ->
                        "{\"type\": \"x\", \"a\": "
                                + "{\"a\": ".repeat(deep - 1)
                                + "{\"a\": 1, ^\"\\u0061\": 2}"
                                + "}".repeat(deep));
    }

    private void isNamed(String marked) {
        int mark = marked.indexOf('^');
        String line = marked.replace("^", "");
        int column = marked.codePointCount(0, mark) + 1;
        Path log = Logs.write(folder.resolve("l"), Logs.START + "\n" + line + "\n" + Logs.SLIP);

        assertThat(Told.audit(log).findings())
                .as(marked)
                .containsExactly("entry-unreadable 2:" + column, Logs.SLIP_ON_LINE_3);
        assertThat(Told.by("audit", log.toString()).out()).contains("stands here twice");
    }

    private int milliseconds(String code, Stream<String> names) {
        String keys = names.map(name -> "\"" + name + "\": 1").collect(Collectors.joining(", "));
        String log = Logs.START + "\n{\"type\": \"x\", " + keys + "}\n" + Logs.SLIP;
        Path file = Logs.write(folder.resolve("keys"), log);
        long begun = Bar.worked();
        Told told = Told.audit(file);
        long taken = Bar.worked() - begun;
        assertThat(told.findings())
                .hasSize(2)
                .first()
                .matches(found -> found.startsWith(code + " 2"));
        return (int) taken;
    }

    private static Stream<String> names() {
        return IntStream.range(0, KEYS).mapToObj(Integer::toString);
    }

    /// `Aa` and `BB` have one hash, and so have all texts that are made of as many of them.
    private static Stream<String> ofOneHash() {
        return IntStream.range(0, KEYS)
                .mapToObj(bits ->
                        IntStream.range(0, 17)
                                .mapToObj(bit -> (bits >> bit & 1) == 0 ? "Aa" : "BB")
                                .collect(Collectors.joining()));
    }
}
