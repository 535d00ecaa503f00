package sortis.eventstore.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Unreadable;
import sortis.value.Turn;

/// Lines that cannot be read. `^` stands before what is wrong; then the problem, what stands there,
/// and something that was wanted.
class FaultTest {
    private static final String CASES =
            """
            ^strke 5 | NOT_A_CHOICE | strke | strike
            ^cont 12,7: 3w | NOT_A_CHOICE | cont | count
            ^strat 12,7 | NOT_A_CHOICE | strat | start
            A ^claer 12,7 | NOT_A_CHOICE | claer | clear
            A^ | UNEXPECTED | | workshop
            A ^12,7 | NOT_A_CHOICE | 12 | clear
            A ^"clear" 12,7 | UNEXPECTED | clear | clear
            ^{"type": "x"} | NOT_A_CHOICE | { | count
            ^> 5 | NOT_A_CHOICE | > | strike
            ^"" rest | NOT_A_CHOICE | | strike
            A move 12,7^ | UNEXPECTED | | >
            A move 12,7 >^ | UNEXPECTED | | <square>
            A move 12,7 > 12,8 ^arives 9 | UNEXPECTED | arives | arrives
            A move 12,7 > 12,8 arrives^ | UNEXPECTED | | <number>
            A move 12,7 > ^300,8 | OUT_OF_RANGE | path | 0 … 255
            A move ^-1,7 > 12,8 | OUT_OF_RANGE | path | 0 … 255
            A clear 12,^x | UNEXPECTED | x | <square>
            A clear 12,7 ^+1o0 | UNEXPECTED | +1o0 | <wood gain>
            A clear 12,7 ^1w | UNEXPECTED | 1w | <wood gain>
            A clear 12,7 +1w ^+1w | UNEXPECTED | +1w | <text>
            A clear 12,7 ^1.5 | UNEXPECTED | 1.5 | <wood gain>
            A clear 12,7 ^+10000000000001w | OUT_OF_RANGE | wood | 0 … 10000000000000
            A workshop ^41 12,7 | OUT_OF_RANGE | level | 0 … 40
            A workshop ^12,7 | UNEXPECTED | 12 | <number>
            A workshop 0 12,7 ^+1o0 | UNEXPECTED | +1o0 | <payment>
            A house 0 12,7 -1w ^-1w | DUPLICATE_KEY | wood |
            A take 12,7^ | UNEXPECTED | | <amount>
            A take 12,7 ^3 | UNEXPECTED | 3 | <amount>
            A take 12,7 ^3o42 | UNKNOWN_KEY | ore(42) | wood
            A take 12,7 ^-3w | UNEXPECTED | -3w | <amount>
            A take 12,7 0 ^3w | UNEXPECTED | 3w | seq
            A feed 12,7 ^x0 | OUT_OF_RANGE | batches | 1 … 1000
            A feed 12,7 = ^1o1 | UNEXPECTED | 1o1 | <number>
            A route 12,7 > 12,8 ^laod 1w | UNEXPECTED | laod | load
            A route 12,7 drop ^al | UNEXPECTED | al | all
            A route 12,7 wait 1 wait ^2 | DUPLICATE_KEY | wait |
            A route 12,7 ^mood 3 | UNEXPECTED | mood | mod
            A at 12,7 on ^0x1 | UNEXPECTED | 0x1 | <number>
            A rest "x" ^"y" | DUPLICATE_KEY | note |
            A rest note^ | UNEXPECTED | | <text>
            A rest seq ^99999999999999999999 | OUT_OF_RANGE | seq | 0 … 1000000000000
            A rest "x^ | UNEXPECTED | | "
            A rest "x ^\\q" | UNEXPECTED | \\q | \\\\
            A rest "x ^\\u12G4" | UNEXPECTED | \\u | \\\\
            A rest [p3^ | UNEXPECTED | | ]
            [^# | UNEXPECTED | | ]
            [p3] ^A rest | UNEXPECTED | A |
            @^ | UNEXPECTED | | <number>
            @^soon | UNEXPECTED | soon | <number>
            @^1000000000001 | OUT_OF_RANGE | turn | 0 … 1000000000000
            @5 ^"note" | UNEXPECTED | note | >
            @5 >^ | UNEXPECTED | | <number>
            @5 > ^-6 | OUT_OF_RANGE | to | 0 … 1000000000000
            @5 > 6 ^3w | UNEXPECTED | 3w | <gain>
            x:^ | UNEXPECTED | | <octet>
            x: 01 ^3 | UNEXPECTED | 3 | <octet>
            x: 01 ^GG | UNEXPECTED | GG | <octet>
            ^x+256: 01 | OUT_OF_RANGE | from | 0 … 255
            x+255: 01 ^02 | TOO_MANY | values | 1
            8,0^ | UNEXPECTED | | =
            8,0 =^ | UNEXPECTED | | <claim>
            8,0 = ^mountan | UNEXPECTED | mountan | mountain
            8,0 = EF ^EE | DUPLICATE_KEY | value |
            8,0 = ^o42 | OUT_OF_RANGE | ore | 0 … 41
            count ^3w | UNEXPECTED | 3w | :
            count 12,7^ | UNEXPECTED | | :
            strike ^five | UNEXPECTED | five | <number>
            rulings ^cary=2 | UNEXPECTED | cary | carry
            rulings carry^ | UNEXPECTED | | =
            coordinates ^octal | NOT_A_CHOICE | octal | decimal
            seeds 01^ | UNEXPECTED | | <octet>
            """;

    static Stream<Arguments> cases() {
        return CASES.lines().map(line -> Arguments.of((Object[]) line.split(" ?\\| ?", 4)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isFoundAtItsPlace(String marked, String problem, String subject, String wanted) {
        Unreadable found = Notebook.unreadable(marked.replace("^", ""));

        assertThat(found.fault().problem().name()).isEqualTo(problem);
        assertThat(found.fault().subject()).isEqualTo(subject);
        assertThat(found.column()).isEqualTo(marked.indexOf('^') + 1);
        if (!wanted.isEmpty()) {
            assertThat(found.fault().wanted().split(", ")).contains(wanted);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void spoilsNoOtherLine(String marked) {
        Seq<LogLine> read =
                Notebook.read("@3", "[p1]", "A rest", marked.replace("^", ""), "A rest");

        assertThat(read.map(line -> line.where().line())).containsExactly(3L, 4L, 5L);
        assertThat(read.map(line -> line instanceof Unreadable))
                .containsExactly(false, true, false);
        assertThat(Vector.of(read.head(), read.last()).flatMap(LogLine::writtenTurn))
                .containsExactly(new Turn(3), new Turn(3));
        assertThat(read.flatMap(line -> line.where().paper())).containsExactly("p1", "p1", "p1");
    }
}
