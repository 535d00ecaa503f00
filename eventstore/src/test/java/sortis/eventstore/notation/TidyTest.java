package sortis.eventstore.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tidying sets blanks and letters, and keeps all that is meant, and every comment.
class TidyTest {
    private static final String CASES =
            """
            a  CLEAR 12 ,7 +01W|a clear 12,7 +1w
            A move 12,7>10,7  Arrives 009|A move 12,7 > 10,7 arrives 9
            8,0=ef MOUNTAIN O0 e.|8,0 = EF mountain o0 E.
            X+016:5a b4|x+16: 5A B4
            @ 5|@5
            @2>140 +138O0 -000|@2>140 +138O0 -000
            @2>140 +138O0 -3w|@2 > 140 +138o0 -3w
            [ p3  l12 ]|[p3  l12]
            ["p3"]|[p3]
            []|[]
            "A" rest ["p3" ] SEQ 04 "x"|A rest [p3] seq 4 "x"
            "count" rest|"count" rest
            count 10,7:138o0|count 10,7: 138o0
            RULINGS Stock = POOLED opening=2O0  1w carry =01|rulings stock=pooled opening=2o0 1w carry=1
            Agents A "B" "new 12"|agents A B "new 12"
            Strike 5 "tw\\u0069ce"|strike 5 "twice"
            A feed 12,7 X1 -1o0 =1|A feed 12,7 x1 -1o0 = 1
            A rest#why|A rest  #why
            A   rest   # why|A rest     # why
              # a thought  |  # a thought
            A claer   12,7   # why  |A claer   12,7   # why
            """;

    static Stream<Arguments> cases() {
        return CASES.lines().map(line -> Arguments.of((Object[]) line.split("\\|", 2)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aLineIsTidied(String line, String tidy) {
        assertThat(Notebook.tidy(line)).isEqualTo(tidy + "\n");
        assertThat(Notebook.tidy(tidy)).isEqualTo(tidy + "\n");
    }

    @Test
    void blankLinesAreFew() {
        assertThat(Notebook.tidy("\uFEFF\n\n \nA rest\r\n\t\n\n\n# x\n\n"))
                .isEqualTo("A rest\n\n# x\n");
        assertThat(Notebook.tidy("")).isEmpty();
    }

    @Test
    void hexadecimalCoordinatesStaySo() {
        String log = "start c,7\ncoordinates HEX\nA at FF,0a\n";

        assertThat(Notebook.tidy(log)).isEqualTo("start 0C,07\ncoordinates hex\nA at FF,0A\n");
        assertThat(Notebook.tidy(Notebook.tidy(log))).isEqualTo(Notebook.tidy(log));
    }

    @Test
    void linesThatCannotBeReadAreNamed() {
        assertThat(Tidy.of(Notebook.raw("A rest\nA rset\n\nB rest x".getBytes(UTF_8))).unread())
                .containsExactly(2L, 4L);
    }
}
