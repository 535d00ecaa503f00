package sortis.eventstore.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.LogLine.Unreadable;

/// Each kind of fault with its place. In the lines `^` stands before the first character that is
/// wrong, and the fields of [#HEAD] may be left out.
class FaultTest {
    private static final String HEAD = "'type': 'TYPE', 'turn': 5, ";

    /// Type, fields with the mark, problem, subject, what was wanted.
    private static final String CASES =
            """
            operation-ended | 'agent': 'A', ^'colour': 1 | UNKNOWN_KEY | colour | type, turn, agent, seq, paper, note
            operation-ended | ^'colour': 1, 'agent': '' | UNKNOWN_KEY | colour | type, turn, agent, seq, paper, note
            operation-ended | 'agent': ^'', 'colour': 1 | WRONG_KIND | agent | text, not empty
            operation-ended | 'agent': ^7 | WRONG_KIND | agent | text, not empty
            operation-ended | 'agent': ^null | WRONG_KIND | agent | text, not empty
            operation-ended | 'note': 'x'^ | MISSING_KEY | agent | text, not empty
            operation-ended | 'agent': 'A', 'note': ^null | WRONG_KIND | note | text
            operation-ended | 'agent': 'A', 'paper': ^3 | WRONG_KIND | paper | text
            operation-ended | 'agent': 'A', 'seq': ^-1 | OUT_OF_RANGE | seq | 0 … 1000000000000
            operation-ended | 'agent': 'A', 'seq': ^1.0 | NOT_A_WHOLE_NUMBER | seq | 0 … 1000000000000
            operation-ended | 'agent': 'A', ^'agent': 'A' | DUPLICATE_KEY | agent |
            operation-ended | 'agent': 'A', ^'\\u0061gent': 'A' | DUPLICATE_KEY | agent |
            operation-ended | 'agent': 'A', ^'x': {'a': 1, 'a': 2} | UNKNOWN_KEY | x | type, turn, agent, seq, paper, note
            tea-break | 'x': [{'a': 1, ^'a': 2}] | DUPLICATE_KEY | a |
            forest-cleared | 'agent': 'A', 'at': ^5 | WRONG_KIND | at | [x, y]
            forest-cleared | 'agent': 'A', 'at': [5^] | TOO_FEW | at | [x, y]
            forest-cleared | 'agent': 'A', 'at': [5, 6, ^7] | TOO_MANY | at | [x, y]
            forest-cleared | 'agent': 'A', 'at': [5, ^-6, 7] | OUT_OF_RANGE | at | 0 … 255
            forest-cleared | 'agent': 'A', 'at': [^'x'] | WRONG_KIND | at | 0 … 255
            forest-cleared | 'agent': 'A', 'at': [5, ^256] | OUT_OF_RANGE | at | 0 … 255
            forest-cleared | 'agent': 'A', 'at': [^1e1, 6] | NOT_A_WHOLE_NUMBER | at | 0 … 255
            forest-cleared | 'agent': 'A', 'at': [^'5', 6] | WRONG_KIND | at | 0 … 255
            forest-cleared | 'at': [5, ^256], 'agent': '' | OUT_OF_RANGE | at | 0 … 255
            forest-cleared | 'agent': 'A', 'at': [5, 6], 'wood': ^10000000000001 | OUT_OF_RANGE | wood | 0 … 10000000000000
            building-raised | 'agent': 'A', 'building': ^'workshp', 'level': 0, 'at': [5, 6] | NOT_A_CHOICE | workshp | workshop, house, extractor, smelter
            building-raised | 'agent': 'A', 'building': 'house', 'level': ^41, 'at': [5, 6] | OUT_OF_RANGE | level | 0 … 40
            building-raised | 'agent': 'A', 'building': 'house', 'level': 40, 'at': [5, 6], 'paid': ^'all' | WRONG_KIND | paid | {}
            loaded | 'agent': 'A', 'at': [5, 6], 'what': {'wood': 1, ^'ore(42)': 1} | UNKNOWN_KEY | ore(42) | wood, ore(0) … ore(41)
            loaded | 'agent': 'A', 'at': [5, 6], 'what': {^'ore(01)': 1} | UNKNOWN_KEY | ore(01) | wood, ore(0) … ore(41)
            loaded | 'agent': 'A', 'at': [5, 6], 'what': {^'Wood': 1} | UNKNOWN_KEY | Wood | wood, ore(0) … ore(41)
            loaded | 'agent': 'A', 'at': [5, 6], 'what': {'wood': ^-1} | OUT_OF_RANGE | wood | 0 … 10000000000000
            loaded | 'agent': 'A', 'at': [5, 6], 'what': {'wood': ^null} | WRONG_KIND | wood | 0 … 10000000000000
            turns-skipped | 'to': 9, 'gained': {'ore(3)': ^-10000000000001} | OUT_OF_RANGE | ore(3) | -10000000000000 … 10000000000000
            turns-skipped | 'to': ^1000000000001 | OUT_OF_RANGE | to | 0 … 1000000000000
            square-charted | 'at': [5, 6]^ | MISSING_KEY | value, nibble, terrain, ore |
            square-charted | 'at': [5, 6], 'value': ^'A' | WRONG_KIND | value | 00 … FF
            square-charted | 'at': [5, 6], 'value': ^'A٣' | WRONG_KIND | value | 00 … FF
            square-charted | 'at': [5, 6], 'value': ^'+1' | WRONG_KIND | value | 00 … FF
            square-charted | 'at': [5, 6], 'nibble': ^'10' | WRONG_KIND | nibble | 0 … F
            square-charted | 'at': [5, 6], 'terrain': ^'sea' | NOT_A_CHOICE | sea | water, forest, mountain
            square-charted | 'at': [5, 6], 'ore': ^42 | OUT_OF_RANGE | ore | 0 … 41
            sequence-written | 'axis': ^'z', 'values': ['01'] | NOT_A_CHOICE | z | x, y
            sequence-written | 'axis': 'x', 'values': [^] | TOO_FEW | values | 1
            sequence-written | 'axis': 'x', 'from': ^256, 'values': ['01'] | OUT_OF_RANGE | from | 0 … 255
            sequence-written | 'axis': 'x', 'from': 254, 'values': ['01', '03', ^'06'] | TOO_MANY | values | 2
            agent-moved | 'agent': 'A', 'path': [[5, 6]^] | TOO_FEW | path | 2
            agent-moved | 'agent': 'A', 'path': ^{} | WRONG_KIND | path | []
            road-laid | 'agent': 'A', 'grade': 0, 'path': [^] | TOO_FEW | path | 1
            route-assigned | 'agent': 'A', 'stops': [^] | TOO_FEW | stops | 1
            route-assigned | 'agent': 'A', 'stops': [{'wait': 3^}] | MISSING_KEY | at | [x, y]
            route-assigned | 'agent': 'A', 'stops': [{'at': [5, 6], ^'stay': 3}] | UNKNOWN_KEY | stay | at, via, wait, unload, feed, load
            route-assigned | 'agent': 'A', 'stops': [{'at': [5, 6], 'feed': ^1}] | WRONG_KIND | feed | true, false
            route-assigned | 'agent': 'A', 'stops': [{'at': [5, 6], 'unload': ^'ALL'}] | NOT_A_CHOICE | ALL | all
            route-assigned | 'agent': 'A', 'stops': [{'at': [5, 6], 'unload': ^true}] | WRONG_KIND | unload | {}, all
            route-assigned | 'agent': 'A', 'stops': [{'at': [5, 6], 'load': ^'all'}] | WRONG_KIND | load | {}
            smelter-fed | 'agent': 'A', 'at': [5, 6], 'batches': ^0 | OUT_OF_RANGE | batches | 1 … 1000
            smelter-fed | 'agent': 'A', 'at': [5, 6], 'batches': ^1001 | OUT_OF_RANGE | batches | 1 … 1000
            position-noted | 'agent': 'A', 'at': [5, 6], 'on': ^4 | OUT_OF_RANGE | on | 5 … 1000000000000
            position-noted | 'agent': 'A', 'on': ^4, 'at': [5] | OUT_OF_RANGE | on | 5 … 1000000000000
            entry-struck | 'entry': ^'17' | WRONG_KIND | entry | 0 … 1000000000000
            game-started | 'seeds': {'x': '01', 'y': '5A'}, 'start': [5, 6], 'agents': ['A', 'B', ^'A'] | NAMED_TWICE | A |
            game-started | 'seeds': {'x': '01'^}, 'start': [5, 6] | MISSING_KEY | y | 00 … FF
            game-started | 'seeds': {'x': '01', 'y': '5A', ^'z': '00'}, 'start': [5, 6] | UNKNOWN_KEY | z | x, y
            game-started | 'seeds': {'x': '01', 'y': '5A'}, 'start': [5, 6], 'rulings': {'stock': ^'pool'} | NOT_A_CHOICE | pool | local, pooled
            game-started | 'seeds': {'x': '01', 'y': '5A'}, 'start': [5, 6], 'rulings': {'walk': ^9} | OUT_OF_RANGE | walk | 1 … 8
            game-started | 'seeds': {'x': '01', 'y': '5A'}, 'start': [5, 6], 'rulings': {'carry': ^65} | OUT_OF_RANGE | carry | 0 … 64
            game-started | 'seeds': {'x': '01', 'y': '5A'}, 'start': [5, 6], 'rulings': {'openingAgents': ^17} | OUT_OF_RANGE | openingAgents | 1 … 16
            """;

    static Stream<Arguments> cases() {
        return CASES.lines().map(line -> Arguments.of((Object[]) line.split(" ?\\| ?", 5)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isFoundAtItsPlace(
            String type, String fields, String problem, String subject, String wanted) {
        String marked = ("{" + HEAD.replace("TYPE", type) + fields + "}").replace('\'', '"');
        String line = marked.replace("^", "");

        Unreadable found = Reading.unreadable(line);

        assertThat(found.fault().problem().name()).isEqualTo(problem);
        assertThat(found.fault().subject()).isEqualTo(subject);
        assertThat(found.fault().wanted()).isEqualTo(wanted);
        assertThat(found.column()).isEqualTo(marked.indexOf('^') + 1);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isFoundOnItsLine(String type, String fields) {
        String line = "{" + HEAD.replace("TYPE", type) + fields.replace("^", "") + "}";
        String log = Reading.GOOD + "\n\n" + line.replace('\'', '"') + "\n" + Reading.GOOD;

        assertThat(Reading.log(log).map(it -> it.where().line())).containsExactly(1L, 3L, 4L);
        assertThat(Reading.log(log).map(it -> it instanceof Unreadable))
                .containsExactly(false, true, false);
    }
}
