package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.value.EntryNumber;

/// The golden lines: they never change, and neither does what they say.
class GoldenTest {
    static Stream<String> types() {
        return Golden.contents().keySet().toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void saysWhatItSaid(String type) {
        GameEntry content = Reading.entry(Golden.line(type)).content();

        assertThat(Option.some(content)).isEqualTo(Golden.contents().get(type));
    }

    @ParameterizedTest
    @MethodSource("types")
    void isWrittenByteForByte(String type) {
        String line = Golden.line(type);

        assertThat(EntryJson.write(Reading.entry(line))).isEqualTo(line);
    }

    @Test
    void everyTypeOfEntryHasOne() {
        assertThat(Golden.contents().mapValues(EntryTypes::of))
                .allSatisfy(pair -> assertThat(pair._2).isEqualTo(pair._1))
                .hasSize(19);
    }

    @Test
    void theEnvelopeHasNumberTurnPageAndNote() {
        Entry entry = Reading.entry(Golden.line("game-started"));

        assertThat(entry.turn().number()).isZero();
        assertThat(entry.seq()).isEqualTo(Option.some(EntryNumber.FIRST));
        assertThat(entry.where().paper()).isEqualTo(Option.some("p1 l1"));
        assertThat(entry.note()).isEqualTo(Option.some("checked twice"));
        assertThat(entry.where().text()).isEqualTo(Golden.line("game-started"));
    }
}
