package sortis.eventstore.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.eventstore.shape.Places;

/// Where in a line the values stand that findings are about.
class PlacesTest {
    private static final String CASES =
            """
            x+3: 0D 1A # x | values/1 | 1A
            x+3: 0D 1A | from | x+3
            8,0 = EF E. mountain o0 | value | EF
            8,0 = EF E. mountain o0 | nibble | E.
            8,0 = EF E. mountain o0 | terrain | mountain
            8,0 = EF E. mountain o0 | ore | o0
            A move 12,7 > 10,7 arrives 2 | path | 12,7 > 10,7
            A move 12 , 7 > 10,7 arrives 2 | path/0 | 12 , 7
            A move 12,7 > 10,7 arrives 2 "x" | arrives | 2
            A move 12,7 > 10,7 arrives 2 | agent | A
            A move 12,7 > 10,7 arrives 2  # x | turn | A move 12,7 > 10,7 arrives 2
            A route 12,7 > 9,9 > 10,7 load 1w 1o0 mod 7 phase 3 | stops | 12,7 > 9,9 > 10,7 load 1w 1o0
            A route 12,7 > 9,9 > 10,7 load 1w 1o0 mod 7 phase 3 | stops/1/at | 10,7
            A route 12,7 > 10,7 load 1w mod 7 phase 3 | period | 7
            A route 12,7 > 10,7 load 1w mod 7 phase 3 | phase | 3
            A clear 12,7 +1w | wood | +1w
            A house 3 12,7 -8w -1o0 [p3] | paid | -8w -1o0
            A house 3 12,7 -8w | level | 3
            A road 2 12,7 -4o2 | grade | 2
            A vehicle 0 12,7 -1w slots 2 | slots | 2
            A feed 11,7 x2 -1o0 = 1 ready 166 | batches | x2
            A feed 11,7 x2 -1o0 = 1 ready 166 | yields | 1
            A feed 11,7 x2 -1o0 = 1 ready 166 | ready | 166
            "new 12" take 11,7 1o0 2w seq 8 | what | 1o0 2w
            "new 12" take 11,7 1o0 2w seq 8 | agent | "new 12"
            A rest seq 8 | seq | 8
            A rest [p3 l12] | paper | p3 l12
            @2 > 140 +138o0 -3w | to | 140
            @2 > 140 +138o0 -3w | turn | 2
            @2 > 140 +138o0 -3w | gained/wood | -3w
            count 1,2: 3w 7o1 | stock/ore(1) | 7o1
            count 1,2: 3w 7o1 | at | 1,2
            strike 17 "x" | entry | 17
            strike 17 "x" | type | strike
            A rest | type | rest
            A clear FF,0A +1w | wood | +1w
            """;

    private static final String HEAD =
            "sortis \"T\"\n@3\nseeds 01 5A # x\nstart 12,7\nagents A B\nrulings carry=2";

    static Stream<Arguments> cases() {
        return CASES.lines().map(line -> Arguments.of((Object[]) line.split(" \\| ", 3)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isFound(String line, String way, String part) {
        assertThat(part(line, way)).isEqualTo(part);
    }

    @Test
    void isFoundInAnyLineOfAHead() {
        assertThat(part(HEAD, "seeds/y")).isEqualTo("5A");
        assertThat(part(HEAD, "start")).isEqualTo("12,7");
        assertThat(part(HEAD, "agents")).isEqualTo("A B");
        assertThat(part(HEAD, "rulings/carry")).isEqualTo("2");
        assertThat(part(HEAD, "type")).isEqualTo("sortis");
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertThat(NotationPlaces.of("A rest").find("at")).isEmpty();
        assertThat(NotationPlaces.of("A rset").find("agent")).isEmpty();
        assertThat(NotationPlaces.of("x+3: 0D").number("from")).contains(3L);
    }

    private static String part(String line, String way) {
        Places places = NotationPlaces.of(line);
        return places.find(way).map(span -> line.substring(span.from(), span.to())).getOrElse("-");
    }
}
