package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.map.WorldMap;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Transcript;
import sortis.transcript.Strikes;
import sortis.value.EntryNumber;

/// One claim that is wrong, in a legal game, is one error: there, and of the kind it is.
class OneSlipTest {
    private static final int GAMES = 160;

    /// The least number of games in which a kind of slip must have been possible.
    private static final int ENOUGH = 10;

    private static final Seq<Seq<Entry>> LEGAL =
            Vector.range(0, GAMES).map(seed -> Games.legal(seed, 30 + seed % 60));

    @ParameterizedTest
    @EnumSource
    void oneSlipIsOneError(Slip slip) {
        int slipped = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            slipped += check(slip, seed);
        }
        assertThat(slipped).isGreaterThan(ENOUGH);
    }

    /// How often the slip was made in that game: once or not at all.
    private static int check(Slip slip, int seed) {
        Seq<Entry> game = LEGAL.get(seed);
        return wrong(slip, game, new Dice(seed))
                .peek(entry -> assertOneError(slip, seed, game, entry))
                .fold(() -> 0, _ -> 1);
    }

    private static Option<Entry> wrong(Slip slip, Seq<Entry> game, Dice dice) {
        Strikes strikes = Strikes.of(lines(game));
        WorldMap map = map(game);
        return dice.shuffled(game.reject(strikes::isStruck))
                .flatMap(entry -> slip.in(entry, map, dice))
                .headOption();
    }

    private static WorldMap map(Seq<Entry> game) {
        return game.headOption()
                .flatMap(entry ->
                        entry.content() instanceof GameStarted start
                                ? Option.of(WorldMap.of(start.seeds().x(), start.seeds().y()))
                                : Option.none())
                .getOrElseThrow(() -> new IllegalStateException("no game"));
    }

    private static Seq<LogLine> lines(Seq<Entry> game) {
        return game.map(entry -> entry);
    }

    private static void assertOneError(Slip slip, int seed, Seq<Entry> game, Entry wrong) {
        EntryNumber number = wrong.number();
        Seq<Entry> slipped = game.map(entry -> entry.number().equals(number) ? wrong : entry);
        Seq<Finding> findings = Auditor.STRICT.audit(Transcript.of(lines(slipped))).findings();
        assertThat(findings.filter(Finding::isError).map(OneSlipTest::told))
                .as(
                        "%s in game %s, entry %s\n%s\n%s",
                        slip, seed, wrong, findings.mkString("\n"), slipped.mkString("\n"))
                .containsExactly(number + " " + slip.code());
    }

    private static String told(Finding finding) {
        return finding.origin()
                .map(origin -> origin.where().number() + " " + finding.code())
                .getOrElse(finding.code().text());
    }
}
