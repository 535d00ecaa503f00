package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Words.bag;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sortis.entry.BuildingKind;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.play.Games;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.replay.audit.StockTrail.Mover;
import sortis.testing.Line;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Place;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// What moved between two counts.
class StockTrailTest {
    private static Transcript log(Line... lines) {
        return Transcript.of(given(aGame()).having(lines).log());
    }

    private static Map<FindingId, StockTrail> trails(Transcript log) {
        return StockTrails.of(log, Auditor.STRICT.audit(log));
    }

    private static Seq<String> rows(Transcript log) {
        return trails(log)
                .values()
                .toVector()
                .flatMap(trail -> trail.rows().map(StockTrailTest::row));
    }

    private static String row(StockTrail.Row row) {
        String mover =
                switch (row.mover()) {
                    case Mover.Deed(var entry, var turn) -> entry.number() + " on " + turn;
                    case Mover.Mine(var at, var from, var to) -> at + " " + from + "-" + to;
                    case Mover.Output(var from, var to) -> "output " + from + "-" + to;
                    case Mover.Routes(var from, var to) -> "routes " + from + "-" + to;
                };
        return mover + ": " + row.change();
    }

    /// A mine on 4,14, worked from turn 1 on.
    private static final Vector<Line> MINING =
            Vector.of(
                    cleared("5,14"),
                    raised(BuildingKind.WORKSHOP, 0, "5,14"),
                    loaded("A", "5,14", bag("ore(0)", 1)),
                    moved("A", "5,14", "4,14"),
                    raised(BuildingKind.EXTRACTOR, 0, "4,14").on(1),
                    operated("A", "4,14"));

    private static Transcript mining(Line... more) {
        return log(MINING.appendAll(Vector.of(more)).toJavaArray(Line[]::new));
    }

    @Test
    void aCleanLogHasNoTrails() {
        assertThat(trails(mining(counted().at("4,14").of("ore(0)", 9).on(10)))).isEmpty();
    }

    @Test
    void entriesAndExtractorsAreTold() {
        assertThat(
                        rows(
                                mining(
                                        loaded("A", "4,14", bag("ore(0)", 1)).on(6),
                                        counted().at("4,14").of("ore(0)", 3).on(10))))
                .containsExactly("[4, 14] 1-6: 5", "8 on 6: -1", "[4, 14] 6-10: 4");
    }

    @Test
    void aCountThatAgreesBeginsAnew() {
        Transcript log =
                mining(
                        counted().at("4,14").of("ore(0)", 5).on(6),
                        counted().at("4,14").of("ore(0)", 3).on(10));
        assertThat(rows(log)).containsExactly("[4, 14] 6-10: 4");
        assertThat(trails(log).values().map(trail -> trail.start().amount()))
                .containsExactly(new Amount(5));
    }

    @Test
    void theTotalKnowsNoLoading() {
        assertThat(
                        rows(
                                mining(
                                        loaded("A", "4,14", bag("ore(0)", 1)).on(6),
                                        counted().of("ore(0)", 3).on(10))))
                .containsExactly("3 on 0: -1", "6 on 1: -1", "[4, 14] 1-10: 9");
    }

    @Test
    void whatGoesOnIsOneRow() {
        assertThat(
                        rows(
                                mining(
                                        counted().at("5,14").of("wood", 1).on(3),
                                        counted().at("5,14").of("wood", 1).on(5),
                                        counted().at("4,14").of("ore(0)", 3).on(10))))
                .containsExactly("[4, 14] 1-10: 9");
    }

    static LongStream seeds() {
        return LongStream.range(0, 120);
    }

    /// However a game went, a trail from its start ends at what is there.
    @ParameterizedTest
    @MethodSource("seeds")
    void aTrailAddsUp(long seed) {
        Seq<Entry> game = Games.legal(seed, (int) (30 + seed % 90));
        World end = end(game);
        end.stock().piles().forEach((place, pile) -> addsUp(game, place, pile));
        addsUp(game, Place.store(), end.total());
    }

    private static World end(Seq<Entry> game) {
        return new Replay(Transcript.of(game.map(line -> line)))
                .after(new EntryNumber(game.size()))
                .getOrElse(World.NOTHING);
    }

    private static void addsUp(Seq<Entry> game, Place place, Bag there) {
        Bag wrong = new Bag(there.amounts().mapValues(amount -> amount.plus(new Amount(777_777))));
        Transcript log =
                Transcript.of(
                        game.map(StockTrailTest::uncounted).append(count(game, place, wrong)));
        AuditReport report = Auditor.STRICT.audit(log);
        Map<FindingId, StockTrail> trails = StockTrails.of(log, report);

        assertThat(trails.size()).isEqualTo(there.resources().size());
        trails.forEach((id, trail) ->
                assertThat(
                                trail.rows()
                                        .map(StockTrail.Row::change)
                                        .fold(trail.start().amount(), Amount::plus))
                        .isEqualTo(expected(report, id)));
    }

    /// So that every trail begins at the start.
    private static LogLine uncounted(Entry entry) {
        return entry.content() instanceof StockCounted
                ? new Entry(
                        entry.where(),
                        entry.turn(),
                        entry.seq(),
                        entry.note(),
                        new StockCounted(Bag.EMPTY, Option.none()))
                : entry;
    }

    private static LogLine count(Seq<Entry> game, Place place, Bag stock) {
        Option<Square> at =
                place instanceof Place.OnSquare(Square square) ? Option.of(square) : Option.none();
        return new Entry(
                new Where(new EntryNumber(game.size() + 1L), game.size() + 1L, Option.none(), ""),
                game.lastOption().map(Entry::turn).getOrElse(Turn.ZERO),
                Option.none(),
                Option.none(),
                new StockCounted(stock, at));
    }

    private static Amount expected(AuditReport report, FindingId id) {
        return report.findings()
                .filter(finding -> finding.id().equals(id))
                .map(Finding::evidence)
                .flatMap(evidence -> evidence.expected())
                .map(datum -> datum instanceof Datum.Count(long number) ? number : Long.MIN_VALUE)
                .map(Amount::new)
                .getOrElse(Amount.NONE);
    }
}
