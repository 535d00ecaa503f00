package sortis.replay.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.play.Games;
import sortis.replay.Transcript;
import sortis.ruling.HouseRules;

/// Random legal games that do not say by which rulings they were played.
class RulingSearchTest {
    private static final int GAMES = 12;

    /// In so many of them at least, a reading is found under which nothing is wrong.
    private static final int EXPLAINED = 9;

    @Test
    void mostGamesTellTheirRulings() {
        Seq<Reading> readings =
                Vector.range(0, GAMES)
                        .flatMap(seed -> reading(withoutRulings(Games.legal(seed, 45))));

        assertThat(readings.count(reading -> reading.errorsBefore() > 0)).isGreaterThan(GAMES / 2);
        assertThat(readings.count(reading -> reading.errorsAfter() == 0))
                .isGreaterThanOrEqualTo(EXPLAINED);
        assertThat(readings.filter(reading -> reading.errorsAfter() > reading.errorsBefore()))
                .isEmpty();
    }

    @Test
    void aLegalGameKeepsItsOwn() {
        Seq<LogLine> game = Games.legal(3, 45).map(entry -> entry);

        assertThat(reading(game))
                .singleElement()
                .satisfies(reading -> assertThat(reading.best()).isEqualTo(reading.declared()))
                .satisfies(reading -> assertThat(reading.decisions()).isEmpty());
    }

    @Test
    void theAnswerIsAlwaysTheSame() {
        Seq<LogLine> game = withoutRulings(Games.legal(4, 45));

        assertThat(reading(game)).isEqualTo(reading(game));
    }

    private static Seq<Reading> reading(Seq<LogLine> lines) {
        return RulingSearch.of(Transcript.of(lines), Names.WRITTEN).toVector();
    }

    private static Seq<LogLine> withoutRulings(Seq<Entry> game) {
        return game.map(RulingSearchTest::withoutRulings);
    }

    private static LogLine withoutRulings(Entry entry) {
        return entry.content() instanceof GameStarted start
                ? new Entry(
                        entry.where(),
                        entry.turn(),
                        entry.seq(),
                        entry.note(),
                        new GameStarted(
                                start.seeds(),
                                start.start(),
                                start.agents(),
                                start.player(),
                                start.title(),
                                HouseRules.DEFAULT))
                : entry;
    }
}
