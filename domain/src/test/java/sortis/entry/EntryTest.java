package sortis.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.routed;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Line.unknown;
import static sortis.testing.Line.unreadable;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Words.agent;
import static sortis.testing.Words.octet;
import static sortis.testing.Words.square;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LogEntry.Seeds;
import sortis.testing.Draft;
import sortis.value.Axis;
import sortis.value.Square;
import sortis.value.Turn;

/// What entries say of themselves.
class EntryTest {
    @Test
    void namesItsAgent() {
        assertThat(ended("B").content().namedAgent()).containsExactly(agent("B"));
        assertThat(counted().content().namedAgent()).isEmpty();
    }

    @Test
    void actsOnItsFirstSquare() {
        assertThat(at(cleared("5,14"))).containsExactly(square("5,14"));
        assertThat(at(moved("A", "5,14", "5,15"))).containsExactly(square("5,14"));
        assertThat(at(laid(0, "5,14", "5,15"))).containsExactly(square("5,14"));
        assertThat(at(routed("A", stop("5,14"), stop("5,15")))).containsExactly(square("5,14"));
        assertThat(at(noted("A", "5,14"))).isEmpty();
        assertThat(at(ended("A"))).isEmpty();
    }

    private static Option<Square> at(Draft entry) {
        return entry.content() instanceof ActsAt acting ? Option.of(acting.at()) : Option.none();
    }

    @Test
    void meansATurnThatIsNotBeforeItsOwn() {
        PositionNoted on3 = new PositionNoted(agent("A"), square("5,14"), Option.of(new Turn(3)));
        PositionNoted now = new PositionNoted(agent("A"), square("5,14"), Option.none());
        assertThat(on3.meant(new Turn(2))).isEqualTo(new Turn(3));
        assertThat(on3.meant(new Turn(4))).isEqualTo(new Turn(4));
        assertThat(now.meant(new Turn(4))).isEqualTo(new Turn(4));
    }

    @Test
    void worksAtAStopWhereAnythingIsDone() {
        assertThat(stop("5,14").waiting(9).via("5,15").stop().works()).isFalse();
        assertThat(stop("5,14").loading("wood", 0).stop().works()).isFalse();
        assertThat(stop("5,14").loading("wood", 1).stop().works()).isTrue();
        assertThat(stop("5,14").feeding().stop().works()).isTrue();
        assertThat(stop("5,14").unloadingAll().stop().works()).isTrue();
        assertThat(stop("5,14").unloading("wood", 1).stop().works()).isTrue();
        assertThat(Stop.idle(square("5,14"), Vector.empty(), Option.none()))
                .isEqualTo(stop("5,14").stop());
    }

    @Test
    void hasASeedForEachAxis() {
        Seeds seeds = new Seeds(octet("01"), octet("5A"));
        assertThat(seeds.of(Axis.X)).isEqualTo(octet("01"));
        assertThat(seeds.of(Axis.Y)).isEqualTo(octet("5A"));
    }

    @Test
    void standsOnATurnIfThatCanBeRead() {
        assertThat(
                        given(aGame())
                                .having(
                                        unreadable(),
                                        unreadable(3),
                                        unknown("nap"),
                                        counted().on(5))
                                .log()
                                .map(LogLine::writtenTurn))
                .containsExactly(
                        Option.of(new Turn(0)),
                        Option.none(),
                        Option.of(new Turn(3)),
                        Option.none(),
                        Option.of(new Turn(5)));
    }

    @Test
    void raisesBuildingsBySpelling() {
        assertThat(BuildingKind.named("smelter")).containsExactly(BuildingKind.SMELTER);
        assertThat(BuildingKind.named("Smelter")).isEmpty();
        assertThat(BuildingKind.named("road")).isEmpty();
    }
}
