package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 16: a number is read exactly or refused at its place, and quickly, however it is written and
/// wherever it stands.
class Row16NumbersTest {
    private static final long SOON = 100;
    private static final long TURNS = 1_000_000_000_000L;
    private static final long AMOUNTS = 10_000_000_000_000L;

    private static final List<String> NUMBERS =
            List.of(
                    "0",
                    "-0",
                    "1",
                    "-1",
                    "255",
                    "256",
                    "2147483647",
                    "2147483648",
                    "-2147483649",
                    "4294967296",
                    "4294967297",
                    "999999999999",
                    "1000000000000",
                    "1000000000001",
                    "9999999999999",
                    "10000000000000",
                    "10000000000001",
                    "9007199254740991",
                    "9007199254740992",
                    "9007199254740993",
                    "9223372036854775807",
                    "9223372036854775808",
                    "-9223372036854775809",
                    "18446744073709551615",
                    "18446744073709551616",
                    "18446744073709551617",
                    "1.0",
                    "-0.0",
                    "1.5",
                    "0.1",
                    "1e0",
                    "1E2",
                    "1e-2",
                    "10e-1",
                    "1e400",
                    "-1e400",
                    "1e-400",
                    "4.9e-324",
                    "1e308",
                    "1e309",
                    "1e100000000",
                    "-1e100000000",
                    "1e-100000000",
                    "1e2147483648",
                    "1e99999999999999999999");

    /// Each with `#` where the number stands, and the range it may be in.
    private static final List<Field> FIELDS =
            List.of(
                    new Field(
                            "{\"type\": \"operation-ended\", \"turn\": #, \"agent\": \"A\"}",
                            0,
                            TURNS),
                    new Field("{\"type\": \"turns-skipped\", \"turn\": 0, \"to\": #}", 0, TURNS),
                    new Field(Logs.GOOD.replace("}", ", \"seq\": #}"), 0, TURNS),
                    new Field(Logs.GOOD.replace("[10,", "[#,"), 0, 255),
                    new Field(Logs.GOOD.replace("}", ", \"ore\": #}"), 0, 41),
                    new Field(
                            "{\"type\": \"stock-counted\", \"turn\": 0, \"stock\": {\"wood\": #}}",
                            0,
                            AMOUNTS),
                    new Field(
                            "{\"type\": \"turns-skipped\", \"turn\": 0, \"to\": 9, \"gained\":"
                                    + " {\"wood\": #}}",
                            -AMOUNTS,
                            AMOUNTS),
                    new Field("{\"type\": \"entry-struck\", \"turn\": 0, \"entry\": #}", 0, TURNS));

    @TempDir private Path folder;
    private int tried;
    private long slowest;

    @Test
    void numbers() {
        for (Field field : FIELDS) {
            NUMBERS.forEach(number -> isExactOrRefused(field, number));
        }
        for (Field field : FIELDS.subList(0, Bar.size(3, FIELDS.size()))) {
            longOnes().forEach(number -> isExactOrRefused(field, number));
        }
        Bar.figure(16, "%d numbers exact or refused, the slowest in %d ms", tried, slowest);
    }

    /// A million digits, in each part of a number.
    private static Stream<String> longOnes() {
        String digits = "7".repeat(1_000_000);
        return Stream.of(
                digits, "-" + digits, "1." + digits, "1e" + digits, "0." + "0".repeat(1_000_000));
    }

    private void isExactOrRefused(Field field, String number) {
        String line = field.line().replace("#", number);
        Path log = Logs.write(folder.resolve("log"), Logs.START + "\n" + line + "\n" + Logs.SLIP);
        String refused = "entry-unreadable 2:" + (field.line().indexOf('#') + 1);

        Told told = timed(log);

        assertThat(told.findings().contains(refused))
                .as(line.substring(0, Math.min(200, line.length())))
                .isNotEqualTo(field.isExact(number));
        assertThat(told.entries()).isEqualTo(3);
        tried++;
    }

    /// The quickest of a few tries, as the first ones are compiled meanwhile.
    private Told timed(Path log) {
        long best = Long.MAX_VALUE;
        int tries = 0;
        Told told;
        do {
            long begun = Bar.worked();
            told = Told.audit(log);
            best = Math.min(best, Bar.worked() - begun);
            tries++;
        } while (tries < 5 && best > SOON / 2);
        assertThat(best).isLessThanOrEqualTo(SOON);
        slowest = Math.max(slowest, best);
        return told;
    }

    private record Field(String line, long least, long most) {
        /// Whether the number is written as a whole one and in range.
        boolean isExact(String number) {
            boolean isWhole = number.length() < 30 && number.matches("-?[0-9]+");
            return isWhole
                    && new BigDecimal(number).compareTo(BigDecimal.valueOf(least)) >= 0
                    && new BigDecimal(number).compareTo(BigDecimal.valueOf(most)) <= 0;
        }
    }
}
