package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What commands say of logs in the notation.
class NotationTest {
    private static final String HEAD = "sortis\nseeds 01 5A\nstart 5,14\n";

    @TempDir private Path folder;

    private String log(String text) throws IOException {
        return Files.writeString(folder.resolve("game.sortis"), text).toString();
    }

    @Test
    void theWrongPartIsUnderlined() throws IOException {
        Ran ran = Ran.sortis("audit", log(HEAD + "[p3]\nA clear 5,14 +22w  # so much\n"));

        assertThat(ran.out())
                .contains("game.sortis:5: error clear-yield (turn 0, p3)")
                .contains("    A clear 5,14 +22w  # so much\n                 ^^^^\n");
    }

    @Test
    void aPartOfTheHeadIsUnderlinedInItsLine() throws IOException {
        String log = log("sortis\nseeds 00 5A # flat\nstart 5,14\n");

        assertThat(Ran.sortis("audit", log).out())
                .contains("    seeds 00 5A # flat\n          ^^\n");
        assertThat(Ran.sortis("audit", log, "--format", "sarif").out())
                .contains("\"startLine\":2,\"startColumn\":7,\"endLine\":2,\"endColumn\":9");
    }

    @Test
    void theWordThatWasMeantIsNamed() throws IOException {
        assertThat(Ran.sortis("audit", log(HEAD + "A claer 5,14\n")).out())
                .contains("game.sortis:4:3: error entry-unreadable")
                .contains("\"claer\" is not known here; did you mean \"clear\"?");
        assertThat(Ran.sortis("audit", log(HEAD + "A move 5,14\n")).out())
                .contains("The line ends here; expected \">\"");
        assertThat(Ran.sortis("audit", log(HEAD + "strike 9 twice\n")).out())
                .contains("\"twice\" cannot stand here; expected text in quotes");
        assertThat(Ran.sortis("audit", log(HEAD + "A take 5,14 3 wood\n")).out())
                .contains("\"3\" cannot stand here; expected an amount such as 3w or 2o0");
    }

    @Test
    void everyCommandTakesIt() throws IOException {
        String log = log(HEAD + "@4\nA clear 5,14\n");

        assertThat(Ran.sortis("replay", log, "--turn", "9").out()).contains("Turn 9");
        assertThat(Ran.sortis("audit", folder.toString()).out()).contains("game.sortis: clean");
        String other = log.replace("game.sortis", "other.sortis");
        assertThat(Files.writeString(Path.of(other), HEAD + "@4\nA rest\n")).exists();
        assertThat(Ran.sortis("diff", log, other, "--format", "json").out())
                .contains("\"entry\":2")
                .contains("\"a\":{\"type\": \"forest-cleared\", \"turn\": 4,");
        assertThat(Ran.sortis("diff", log, other).out()).contains("  a: A clear 5,14");
    }

    @Test
    void theFormIsToldByContent() throws IOException {
        assertThat(Ran.sortis("audit", log("tea\n" + HEAD)).out())
                .contains("game.sortis:1:")
                .contains("2 entries")
                .doesNotContain("JSON");
        assertThat(Ran.sortis("audit", log("tea\n{\"type\": \"loaded\"}\n" + HEAD)).out())
                .contains("This is not JSON");
        assertThat(Ran.sortis("audit", log("[1, 2]\n# x\n{}\n")).out())
                .contains("An entry is a JSON object");
    }

    @Test
    void fmtPrintsTidily() throws IOException {
        String log = log("SORTIS\nseeds   01 5a   # dice\nA claer 1,2\n");

        Ran ran = Ran.sortis("fmt", log);

        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEqualTo("sortis\nseeds 01 5A     # dice\nA claer 1,2\n");
        assertThat(ran.err()).contains("game.sortis:3: this line stays untouched");
        assertThat(Path.of(log)).content().startsWith("SORTIS");
    }

    @Test
    void fmtWritesTheFileItself() throws IOException {
        String log = log("SORTIS\r\n");
        var owner = PosixFilePermissions.fromString("rw-r-----");
        assertThat(Files.setPosixFilePermissions(Path.of(log), owner)).exists();

        assertThat(Ran.sortis("fmt", "--check", log).code()).isEqualTo(1);
        assertThat(Ran.sortis("fmt", "-i", log).code()).isZero();
        assertThat(Files.readString(Path.of(log))).isEqualTo("sortis\n");
        assertThat(Files.getPosixFilePermissions(Path.of(log))).isEqualTo(owner);
        assertThat(Ran.sortis("fmt", "--check", log).code()).isZero();
    }

    @Test
    void fmtRefusesWhatIsNoNotation() throws IOException {
        assertThat(Ran.sortis("fmt", log("{\"type\": \"loaded\"}")).err())
                .contains("is not in the notation; sortis convert");
        Path bad = Files.write(folder.resolve("bad.sortis"), new byte[] {'@', '1', '\n', -1});
        assertThat(Ran.sortis("fmt", bad.toString()).err()).contains("bad.sortis:2: this line");
        assertThat(Ran.sortis("fmt", "-i", "-").code()).isEqualTo(2);
        assertThat(Ran.sortis("fmt", "-i", "--check", bad.toString()).code()).isEqualTo(2);
    }

    @Test
    void bothCommandsHaveHelp() {
        for (String command : new String[] {"convert", "fmt"}) {
            Ran ran = Ran.sortis(command, "--help");
            assertThat(ran.code()).isZero();
            assertThat(ran.out()).contains("Examples:").contains("sortis " + command);
            assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
        }
    }
}
