package sortis.replay.hypothesis;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry;
import sortis.entry.BuildingEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.LedgerEntry;
import sortis.entry.LogEntry;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.ProductionEntry;
import sortis.finding.Datum;
import sortis.replay.Transcript;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.world.World;

/// All claims of a log, right and wrong ones, in the order of their entries.
///
/// @param world after the entries so far
/// @param sheet the player's latest value at each index
/// @param found the claims in the entries so far
record Claims(World world, Map<Tuple2<Axis, Integer>, Octet> sheet, Vector<Claim> found) {
    /// The claims of a log; none without a game.
    static Seq<Claim> of(Transcript log) {
        return log.game()
                .flatMap(game ->
                        log.taken()
                                .headOption()
                                .map(first -> begun(World.begun(game, log.turnOf(first)))))
                .map(start ->
                        log.taken().drop(1).foldLeft(start, (now, next) -> now.with(log, next)))
                .map(Claims::found)
                .getOrElse(Vector.empty());
    }

    private static Claims begun(World world) {
        return new Claims(world, HashMap.empty(), Vector.empty());
    }

    private Claims with(Transcript log, Entry entry) {
        World now = world.carriedTo(log.turnOf(entry)).settled(entry.content());
        return new Claims(
                now.after(entry.content()),
                noted(entry),
                found.appendAll(numbering(entry)).appendAll(made(entry, now)));
    }

    private Map<Tuple2<Axis, Integer>, Octet> noted(Entry entry) {
        return entry.content() instanceof SequenceWritten(var axis, var from, var values)
                ? values.zipWithIndex()
                        .foldLeft(
                                sheet,
                                (all, next) -> all.put(Tuple.of(axis, from + next._2), next._1))
                : sheet;
    }

    private static Seq<Claim> numbering(Entry entry) {
        return entry.seq()
                .map(seq -> Claim.of(entry, "entry-number", Datum.of(seq), new Problem.Numbering()))
                .toVector();
    }

    private Seq<Claim> made(Entry entry, World now) {
        return switch (entry.content()) {
            case SequenceWritten line -> MapClaims.of(entry, line, before(line, now), now);
            case SquareCharted chart -> MapClaims.of(entry, chart, now);
            case AgentEntry moving -> TravelClaims.of(entry, moving, now);
            case LedgerEntry.PositionNoted noted -> TravelClaims.of(entry, noted, now);
            case BuildingEntry building -> BuildingClaims.of(entry, building, now);
            case ProductionEntry producing -> GoodsClaims.of(entry, producing, now);
            case LedgerEntry.TurnsSkipped skipped -> GoodsClaims.of(entry, skipped, now);
            case LedgerEntry.StockCounted counted -> GoodsClaims.of(entry, counted, now);
            case LogEntry _, HaulageEntry _ -> Vector.empty();
        };
    }

    /// The value before the first one of a line; none at index 0.
    private Option<Octet> before(SequenceWritten line, World now) {
        int index = line.from() - 1;
        return Option.when(
                index >= 0,
                () ->
                        sheet.get(Tuple.of(line.axis(), index))
                                .getOrElse(() -> now.land().map().number(line.axis(), index)));
    }
}
