package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.finding.Datum;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.world.World;

/// The claims on worksheets and charts.
final class MapClaims {
    private MapClaims() {}

    /// The values of a line, each with the one written before it.
    ///
    /// @param before the value before the first one; none at index 0
    static Seq<Claim> of(Entry entry, SequenceWritten line, Option<Octet> before, World now) {
        Seq<Option<Octet>> froms = line.values().map(Option::of).prepend(before);
        return line.values()
                .zip(froms)
                .zipWithIndex()
                .map(next ->
                        value(
                                entry,
                                line.from() + next._2,
                                next._1._1,
                                problem(next._1._2, line.axis(), now)));
    }

    private static Problem problem(Option<Octet> before, Axis axis, World now) {
        return before.fold(() -> seed(axis, now.land().map()), Problem.Next::new);
    }

    private static Problem seed(Axis axis, WorldMap map) {
        return new Problem.Seed(map.seed(axis), map.seed(axis == Axis.X ? Axis.Y : Axis.X));
    }

    private static Claim value(Entry entry, int index, Octet written, Problem problem) {
        String code = problem instanceof Problem.Seed ? "lfsr-seed" : "lfsr-step";
        return Claim.of(entry, code, index, Datum.word(written), problem);
    }

    static Seq<Claim> of(Entry entry, SquareCharted chart, World now) {
        return Vector.of(values(entry, chart, now), grounds(entry, chart, now))
                .flatMap(claims -> claims);
    }

    private static Seq<Claim> values(Entry entry, SquareCharted chart, World now) {
        WorldMap map = now.land().map();
        Option<Claim> value =
                chart.value()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "map-value",
                                        2,
                                        Datum.word(claimed),
                                        new Problem.Value(chart.at(), map)));
        Option<Claim> digit =
                chart.nibble()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "map-value",
                                        1,
                                        Datum.word(claimed),
                                        new Problem.Digit(chart.at(), map)));
        return value.toVector().appendAll(digit);
    }

    private static Seq<Claim> grounds(Entry entry, SquareCharted chart, World now) {
        Octet judge = chart.value().getOrElse(() -> now.land().map().value(chart.at()));
        Option<Claim> terrain =
                chart.terrain()
                        .filter(_ -> !isByDigit(chart))
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "map-terrain",
                                        Datum.word(claimed),
                                        new Problem.Ground(judge)));
        Option<Claim> ore =
                chart.ore()
                        .map(claimed ->
                                Claim.of(
                                        entry,
                                        "map-ore",
                                        Datum.of((long) claimed),
                                        new Problem.Grade(judge)));
        return terrain.toVector().appendAll(ore);
    }

    /// Whether the first digit alone decides.
    private static boolean isByDigit(SquareCharted chart) {
        return chart.value().isEmpty() && chart.nibble().flatMap(Terrain::decidedBy).isDefined();
    }
}
