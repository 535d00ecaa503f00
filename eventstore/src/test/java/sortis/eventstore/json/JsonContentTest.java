package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Lines that say the same compare as the same.
class JsonContentTest {
    @Test
    void anEntryIsItsValueInOneForm() {
        String line =
                "{\"turn\" : -0,\t\"agent\":\"\\u0041\\/\", \"note\": \"n\", \"seq\": 4, \"type\":"
                        + " \"operation-ended\", \"paper\": \"p1\"}\r\n";

        assertThat(content(line))
                .isEqualTo("{\"agent\":\"A/\",\"turn\":0,\"type\":\"operation-ended\"}");
    }

    @Test
    void insideNothingIsLeftOut() {
        assertThat(
                        content(
                                "{\"type\": \"x\", \"b\": {\"seq\": 1, \"note\": [true, null]},"
                                        + " \"seq\": 2}"))
                .isEqualTo("{\"b\":{\"note\":[true,null],\"seq\":1},\"type\":\"x\"}");
    }

    @Test
    void anUnreadableLineIsItsText() {
        assertThat(content(" \t{\"a\":  1 \r\n")).isEqualTo("{\"a\":  1");
        assertThat(content("{\"type\": \"loaded\"}")).isEqualTo("{\"type\": \"loaded\"}");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0, 0",
        "0.000e5, 0",
        "12, 12",
        "-1200, -1200",
        "1.0, 1",
        "12e1, 120",
        "1E+2, 100",
        "0.00120, 12e-4",
        "-1.5e3, -1500",
        "1e400, 1e400",
        "100000000000000000000000000, 1e26",
        "1e100000000, 1e100000000",
        "1e999999999999999999999, 1e999999999999999999999"
    })
    void numbersOfOneValueAreOneText(String written, String canonical) {
        assertThat(content("{\"type\": \"x\", \"n\": " + written + "}"))
                .isEqualTo("{\"n\":" + canonical + ",\"type\":\"x\"}");
    }

    private static String content(String line) {
        return JsonContent.of(Reading.line(line));
    }
}
