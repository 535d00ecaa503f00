package sortis.rules.map;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import sortis.entry.MapEntry.SquareCharted;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.FindingId;
import sortis.finding.Step;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.notebook.Worksheets;
import sortis.rule.Scene;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// What is claimed of a square, and what that is judged against (rulebook §8, `map-value`,
/// `map-terrain`, `map-ore`).
record Chart(Scene scene, SquareCharted entry) {
    /// The true value of the square.
    Octet truth() {
        return map().value(entry.at());
    }

    /// The value that decides: the one claimed, else the true one.
    Octet judge() {
        return entry.value().getOrElse(this::truth);
    }

    /// The terrain that the claimed value decides, else a claimed first digit.
    Option<Terrain> decided() {
        return entry.value()
                .map(Terrain::of)
                .orElse(() -> entry.nibble().flatMap(Terrain::decidedBy));
    }

    /// What decides the terrain: a claimed first digit, where no value is claimed, else a value.
    Step terrainStep() {
        return entry.nibble()
                .filter(digit -> entry.value().isEmpty() && Terrain.decidedBy(digit).isDefined())
                .<Step>map(Step.Begins::new)
                .getOrElse(() -> new Step.Classified(judge()));
    }

    boolean hasWrongValue() {
        return scene.found(MapRule.MAP_VALUE.code()).isDefined();
    }

    /// A claim that is not true of the square; a follow-on if it is what the player's own numbers
    /// give.
    ///
    /// @param part of a value that is claimed
    <T> Option<Evidence> wrong(Option<T> claimed, T truth, Function<Octet, T> part) {
        return claimed.filter(claim -> !claim.equals(truth))
                .map(claim ->
                        evidence(claim, truth)
                                .because(excuse(theirs -> part.apply(theirs).equals(claim)))
                                .showing(combined()));
    }

    /// A claim that does not go with another one of the same chart; never a follow-on.
    <T> Option<Evidence> against(Option<T> claimed, T judge) {
        return claimed.filter(claim -> !claim.equals(judge)).map(claim -> evidence(claim, judge));
    }

    /// A grade of ore that is wrong, a follow-on only where it is judged by the true value.
    Evidence wrongOre(int ore, Option<Integer> judge) {
        Iterable<FindingId> causes =
                entry.value().isDefined()
                        ? Vector.empty()
                        : excuse(theirs -> OreGrade.of(theirs).contains(ore));
        return Evidence.at(entry.at())
                .claiming(Datum.of((long) ore))
                .expecting(judge.map(grade -> Datum.of((long) grade)))
                .because(causes);
    }

    private Evidence evidence(Object claimed, Object expected) {
        return Evidence.at(entry.at())
                .claiming(Datum.word(claimed))
                .expecting(Datum.word(expected));
    }

    private Step combined() {
        Square at = entry.at();
        return new Step.Combined(at, map().number(Axis.X, at), map().number(Axis.Y, at));
    }

    /// The findings in the player's numbers for the square, if these numbers give what was claimed.
    private Iterable<FindingId> excuse(Predicate<Octet> isClaimed) {
        Worksheets theirs = scene.notebook().map().worksheets();
        return isClaimed.test(theirs.value(entry.at(), map()))
                ? theirs.behind(entry.at(), map())
                : Vector.empty();
    }

    private WorldMap map() {
        return scene.world().land().map();
    }
}
