package sortis.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import sortis.cli.Console;

/// Seeds that nobody chose are thrown.
class NewCommandTest {
    private static String begun(long dice) {
        StringWriter out = new StringWriter();
        NewCommand command = new NewCommand(() -> new Random(dice));
        int code =
                command.run(
                        new CommandLine(command.spec()).parseArgs("--random"),
                        new Console(
                                new PrintWriter(out), new PrintWriter(new StringWriter()), false));
        assertThat(code).isZero();
        return out.toString();
    }

    @Test
    void theSameDiceBeginTheSameGame() {
        assertThat(begun(1)).isEqualTo(begun(1)).isNotEqualTo(begun(2));
    }

    @Test
    void noSeedIsFlat() {
        assertThat(LongStream.range(0, 12).mapToObj(NewCommandTest::begun))
                .noneMatch(log -> log.matches("(?s).*seeds (00 ..|.. 00)\n.*"))
                .allMatch(log -> log.matches("(?s)sortis\nseeds .. ..\nstart .*"));
    }
}
