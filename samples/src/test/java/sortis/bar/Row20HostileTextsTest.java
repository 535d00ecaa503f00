package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 20: no text of a log moves a cursor, turns the writing, or is written where nobody asked for
/// it; what is written is written where it was asked for, and never over the log.
class Row20HostileTextsTest {
    private static final List<String> PLAIN =
            List.of(
                    "\u001b]0;title\u0007",
                    "\u001b]8;;http://x\u001b\\\\",
                    "\u001b[2J\u001b[H",
                    "\u009b31m",
                    "\r\nforged: clean",
                    "</script><script>alert(1)</script>",
                    "<img src=x onerror=alert(1)>",
                    "\"><svg onload=alert(1)>",
                    "'-alert(1)-'",
                    "=cmd|' /C calc'!A0",
                    "@SUM(1)",
                    "+1",
                    "-1",
                    "../../x",
                    "/etc/passwd",
                    "C:\\\\x",
                    "%s%n%x",
                    "${jndi:ldap://x}",
                    "{{7*7}}",
                    "::error::x",
                    "]]>",
                    "&amp;",
                    "--force",
                    "\u202etxt",
                    "\ud800");

    private static final List<String> REPORTS =
            List.of(
                    "audit L",
                    "audit L --all",
                    "audit L --ascii",
                    "audit L --statistics",
                    "audit L --format json",
                    "audit L --format jsonl",
                    "audit L --format sarif",
                    "audit L --format github",
                    "audit L --format junit",
                    "audit --fix-plan L",
                    "diagnose L",
                    "replay L",
                    "replay L --format json",
                    "diff L O",
                    "diff L O --format json",
                    "context L 2",
                    "context L 3 --format json",
                    "rulings L");

    private static final String NAME = "a\u001b[2J\u0007\u007f\r\nforged: clean.jsonl";

    /// More than the reports, of a log with a hostile name. In this order they find it as it is.
    private static final List<String> WRITERS =
            List.of(
                    "plan L",
                    "map L",
                    "verify L",
                    "repair L",
                    "seal L",
                    "verify L",
                    "append L A",
                    "append L --force {}",
                    "fix L -o L.fixed",
                    "report L -o L.html",
                    "map L -o L.svg",
                    "convert L -o L.sortis",
                    "fmt L.sortis",
                    "fmt --check L.sortis",
                    "audit L.none",
                    "append L.none/x {}");

    @TempDir private Path folder;
    private int shown;

    @Test
    void texts() throws IOException {
        List<String> texts = Stream.concat(PLAIN.stream(), controls()).toList();
        int each = Bar.size(40, 1);
        for (int at = 0; at < texts.size(); at += each) {
            areHarmless(texts.subList(at, Math.min(texts.size(), at + each)));
        }
        Bar.figure(
                20,
                "%d hostile texts in %d reports: 0 raw controls; %d targets, the log kept in each",
                texts.size(),
                shown,
                targets());
    }

    @Test
    void names() {
        Path file = Logs.write(folder.resolve(NAME), Logs.START + "\n" + Logs.SLIP);
        Logs.write(folder.resolve(NAME + ".sortis"), "sortis\nseeds 01   5A\nstart 12,7\n");
        Path other = Logs.write(folder.resolve("other.jsonl"), Logs.START);
        List<String> all = Stream.of(REPORTS, WRITERS).flatMap(List::stream).toList();
        for (String report : all) {
            Told told = told(report, file, other);
            isHarmless(report, told.out());
            isHarmless(report, told.err());
            assertThat(told.out() + told.err()).as(report).doesNotContain("\nforged: clean");
        }
        Bar.figure(20, "a hostile name of a log in %d commands: 0 raw controls", all.size());
    }

    /// Every control character, and those that turn the writing or are not seen.
    private static Stream<String> controls() {
        return Stream.of(
                        IntStream.rangeClosed(0, 0x1F),
                        IntStream.rangeClosed(0x7F, 0x9F),
                        IntStream.of(0xAD, 0x61C, 0xFEFF, 0xFFF9, 0xE0041),
                        IntStream.rangeClosed(0x200B, 0x200F),
                        IntStream.rangeClosed(0x2028, 0x202E),
                        IntStream.rangeClosed(0x2060, 0x2069))
                .flatMap(IntStream::boxed)
                .map(Character::toString);
    }

    /// A log with these texts wherever there is a place for texts, and slips beside them.
    private void areHarmless(List<String> texts) {
        String all =
                texts.stream().map(Row20HostileTextsTest::escaped).collect(Collectors.joining(" "));
        String texted = "\"note\": \"" + all + "\", \"paper\": \"" + all + "\"";
        String named = "\"title\": \"" + all + "\", \"player\": \"" + all + "\"";
        String log =
                String.join(
                        "\n",
                        Logs.with(Logs.with(Logs.START, texted), named),
                        Logs.with(Logs.SLIP, texted),
                        "{\"type\": \"operation-started\", \"turn\": 0, \"agent\": \""
                                + all
                                + "\", \"at\": [10, 7]}",
                        "{\"type\": \"" + all + "\", \"turn\": 0}",
                        Logs.with(Logs.GOOD, "\"" + all + "\": 1"),
                        "{\"type\": \"entry-struck\", \"turn\": 0, \"entry\": 1, \"reason\": \""
                                + all
                                + "\"}");
        Path file = Logs.write(folder.resolve("log.jsonl"), log);
        Path other = Logs.write(folder.resolve("other.jsonl"), Logs.START);
        for (String report : REPORTS) {
            Told told = told(report, file, other);
            isHarmless(report, told.out());
            isHarmless(report, told.err());
            shown++;
        }
    }

    private static Told told(String report, Path file, Path other) {
        return Told.by(
                Stream.of(report.split(" "))
                        .map(word -> word.replaceFirst("^L", Matcher.quoteReplacement(file + "")))
                        .map(word -> word.equals("O") ? other.toString() : word)
                        .toArray(String[]::new));
    }

    private static String escaped(String text) {
        return text.chars()
                .mapToObj(unit -> String.format(Locale.ROOT, "\\u%04x", unit))
                .collect(Collectors.joining());
    }

    private static void isHarmless(String report, String text) {
        boolean isForPrograms = report.contains("--format");
        assertThat(
                        text.codePoints()
                                .filter(point -> isRaw(point, isForPrograms))
                                .mapToObj(Integer::toHexString))
                .as(report)
                .isEmpty();
    }

    private static boolean isRaw(int point, boolean isForPrograms) {
        int type = Character.getType(point);
        boolean isControl = point != '\n' && type == Character.CONTROL;
        boolean isHidden =
                type == Character.FORMAT
                        || type == Character.LINE_SEPARATOR
                        || type == Character.PARAGRAPH_SEPARATOR
                        || type == Character.SURROGATE;
        return isControl || (isHidden && !isForPrograms);
    }

    private int targets() throws IOException {
        byte[] log =
                Logs.bytes(
                        Logs.with(Logs.START, "\"title\": \"../../../x\""), "\n", Logs.SLIP, "\n");
        Path at = Files.createDirectory(folder.resolve("targets"));
        Path store = at.resolve("log.jsonl");
        Path link = Files.createSymbolicLink(at.resolve("link.jsonl"), store);
        Path other = Files.createLink(at.resolve("other.jsonl"), Logs.write(store, log));
        Path inside = Files.createDirectory(at.resolve("folder.jsonl"));
        Path pipe = fifo(at.resolve("pipe.jsonl"));
        int tried = 0;
        for (Path target : List.of(store, link, other, inside, pipe, at.resolve("none/x.jsonl"))) {
            for (List<String> command : commands(store, target)) {
                Set<Path> before = files(at);
                Told told = Told.by(command.toArray(String[]::new));

                assertThat(told.exit()).as(command.toString()).isEqualTo(2);
                assertThat(Logs.read(store)).as(command.toString()).isEqualTo(log);
                assertThat(files(at)).isEqualTo(before);
                tried++;
            }
        }
        return tried;
    }

    /// All that write a file, without leave to replace one and with it.
    private static List<List<String>> commands(Path store, Path target) {
        List<List<String>> commands = new ArrayList<>();
        for (List<String> command :
                List.of(
                        List.of("convert", store.toString()),
                        List.of("convert", store.toString(), "--to", "jsonl"),
                        List.of("fix", store.toString()),
                        List.of("new", "--seeds", "01,5A"),
                        List.of("sheet", "01", "5A"))) {
            boolean isOther =
                    command.getFirst().equals("new") || command.getFirst().equals("sheet");
            commands.add(with(command, "-o", target.toString()));
            if (!isOther || !Files.isRegularFile(target)) {
                commands.add(with(command, "--force", "-o", target.toString()));
            }
        }
        return commands;
    }

    private static List<String> with(List<String> command, String... more) {
        return Stream.concat(command.stream(), Stream.of(more)).toList();
    }

    private static Set<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder.getParent())) {
            return files.collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Path fifo(Path path) throws IOException {
        Assumptions.assumeTrue(Tools.has("mkfifo"), "mkfifo is not on this machine");
        Tools.run("mkfifo", path.toString());
        return path;
    }
}
