package sortis.replay.diff;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Severity;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.replay.audit.Alterations;
import sortis.replay.audit.Auditor;
import sortis.replay.diff.Comparison.Errors;
import sortis.replay.diff.SideBySide.Outcome;
import sortis.replay.diff.SideBySide.Script;
import sortis.replay.diff.SideBySide.Watcher;
import sortis.transcript.Chronology;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// Two logs gone through once, beside what the whole logs say.
class SideBySideTest {
    private static final int CHANGES = 8;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void saysWhatTheWholeLogsSay(int seed) {
        Dice dice = new Dice(seed);
        Transcript a = Transcript.of(Games.legal(seed, 50).map(entry -> entry));
        Seq<LogLine> lines = seed % 4 == 0 ? lines(Games.legal(seed + 1, 40)) : a.lines();
        for (int change = 0; change < CHANGES; change++) {
            Transcript b = Transcript.of(lines);
            Turn last = earlier(a, b);
            check(a, b, Option.none(), last);
            Turn asked = new Turn(dice.from(0, 2 * last.number() + 9));
            check(a, b, Option.of(asked), asked);
            check(b, a, Option.of(asked), asked);
            lines = Alterations.changed(lines, dice);
        }
    }

    private static Seq<LogLine> lines(Seq<Entry> entries) {
        return entries.map(entry -> entry);
    }

    private static Turn earlier(Transcript a, Transcript b) {
        Turn one = a.lastTurn().getOrElse(Turn.ZERO);
        Turn other = b.lastTurn().getOrElse(Turn.ZERO);
        return one.isBefore(other) ? one : other;
    }

    private static void check(Transcript a, Transcript b, Option<Turn> asked, Turn turn) {
        Seen seen = new Seen();
        Outcome outcome =
                SideBySide.of(Script.of(a), Script.of(b), asked, SideBySideTest::isSame, seen)
                        .getOrElseThrow(AssertionError::new);

        assertThat(outcome.turn()).isEqualTo(turn);
        assertThat(outcome.first()).isEqualTo(parting(a.lines(), b.lines()));
        assertThat(outcome.a()).isEqualTo(new Replay(a).at(turn));
        assertThat(outcome.b()).isEqualTo(new Replay(b).at(turn));
        assertThat(outcome.errors()).isEqualTo(new Errors(errors(a), errors(b)));
        assertThat(Vector.ofAll(seen.states)).isEqualTo(states(a, b, turn));
        assertThat(seen.saysWhatIsSame).isTrue();
    }

    private static boolean isSame(LogLine one, LogLine other) {
        return one instanceof Entry a
                && other instanceof Entry b
                && a.turn().equals(b.turn())
                && a.content().equals(b.content());
    }

    private static Option<LogDiff.Difference> parting(Seq<LogLine> a, Seq<LogLine> b) {
        int index = 0;
        while (index < a.size() && index < b.size() && isSame(a.get(index), b.get(index))) {
            index++;
        }
        return index == a.size() && index == b.size()
                ? Option.none()
                : Option.of(
                        new LogDiff.Difference(
                                new EntryNumber(index + 1L),
                                a.drop(index).headOption(),
                                b.drop(index).headOption()));
    }

    private static int errors(Transcript log) {
        return Auditor.STRICT.audit(log).count(Severity.ERROR);
    }

    /// Both worlds at the end of every turn with entries, and on the last one.
    private static Vector<Tuple3<Turn, Option<World>, Option<World>>> states(
            Transcript a, Transcript b, Turn last) {
        return a.taken()
                .map(a::turnOf)
                .appendAll(b.taken().map(b::turnOf))
                .append(last)
                .filter(turn -> !last.isBefore(turn))
                .distinct()
                .sorted()
                .toVector()
                .map(turn -> Tuple.of(turn, standing(a, turn), standing(b, turn)));
    }

    /// After the last entry up to the end of a turn.
    private static Option<World> standing(Transcript log, Turn turn) {
        return log.taken()
                .filter(entry -> !turn.isBefore(log.turnOf(entry)))
                .lastOption()
                .flatMap(entry -> new Replay(log).after(entry.number()));
    }

    private static final class Seen implements Watcher {
        private final List<Tuple3<Turn, Option<World>, Option<World>>> states = new ArrayList<>();
        private Option<Turn> differing = Option.none();
        private boolean saysWhatIsSame = true;

        @Override
        public void passed(Turn turn, Option<World> a, Option<World> b, boolean isSame) {
            states.addLast(Tuple.of(turn, a, b));
            saysWhatIsSame &= isSame != differing.contains(turn);
        }

        @Override
        public void differed(List<Entry> a, List<Entry> b, Turn turn) {
            differing = Option.of(turn);
        }
    }

    @Test
    void givesUpWhereTurnsGoBackwards() {
        Seq<LogLine> lines = lines(Games.legal(3, 40));
        Seq<LogLine> mixed = lines.removeAt(1).append(lines.get(1));
        Transcript log = Transcript.of(mixed);
        assertThat(log.chronology()).isNotEqualTo(Chronology.ORDERLY);
        for (boolean isFirst : new boolean[] {true, false}) {
            Script unknown = new Script(log.strikes(), Chronology.ORDERLY, mixed.iterator());
            Script other = Script.of(Transcript.of(lines));
            assertThat(
                            SideBySide.of(
                                    isFirst ? unknown : other,
                                    isFirst ? other : unknown,
                                    Option.none(),
                                    SideBySideTest::isSame,
                                    Watcher.NONE))
                    .isEmpty();
        }
    }
}
