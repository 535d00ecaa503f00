package sortis.rules.map;

import static sortis.rule.Citation.clarification;
import static sortis.rule.Citation.text;
import static sortis.rule.Statute.Trait.EACH;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.FindingId;
import sortis.finding.Step;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.notebook.Worksheets;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.value.Axis;
import sortis.value.Octet;
import sortis.value.Square;

/// The laws about worksheets and charts.
public enum MapRule implements Rule {
    /// `lfsr-seed`: the value at index 0 is the seed.
    LFSR_SEED(
            Statute.of(
                    "lfsr-seed",
                    text(2),
                    Judgments.of(SequenceWritten.class, MapRule::sequencesBeginWithTheSeed))),

    /// `lfsr-step`: each value is the step from the one written before it.
    LFSR_STEP(
            Statute.of(
                            "lfsr-step",
                            text(2),
                            Judgments.of(SequenceWritten.class, MapRule::valuesStepOn))
                    .with(EACH)),

    /// `map-value`: a square's value is the exclusive or of its two numbers.
    MAP_VALUE(
            Statute.of(
                    "map-value",
                    text(2),
                    Judgments.of(SquareCharted.class, MapRule::valuesAreCombined))),

    /// `map-terrain`: the value decides the terrain.
    MAP_TERRAIN(
            Statute.of(
                    "map-terrain",
                    text(2),
                    Judgments.of(SquareCharted.class, MapRule::valuesDecideTerrain))),

    /// `map-ore`: a mountain holds ore of as many grades as its value has trailing zero bits.
    MAP_ORE(
            Statute.of(
                    "map-ore",
                    clarification(2),
                    Judgments.of(SquareCharted.class, MapRule::valuesDecideOre)));

    private final Statute statute;

    MapRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> sequencesBeginWithTheSeed(Scene scene, SequenceWritten line) {
        Octet seed = map(scene).seed(line.axis());
        return line.values()
                .take(line.from() == 0 ? 1 : 0)
                .reject(seed::equals)
                .map(value ->
                        value(line.axis(), 0, value, seed)
                                .showing(new Step.Seeded(line.axis(), seed)));
    }

    private static Seq<Evidence> valuesStepOn(Scene scene, SequenceWritten line) {
        Seq<Worksheets.Written> judged =
                scene.notebook().map().worksheets().judged(line, map(scene));
        return judged.zipWithIndex((number, index) ->
                        step(line, number, line.from() + index, before(scene, line, judged, index)))
                .flatMap(Option::toVector);
    }

    private static Option<Evidence> step(
            SequenceWritten line, Worksheets.Written number, int index, Option<Octet> before) {
        return before.filter(_ -> number.isWrong())
                .map(from ->
                        value(line.axis(), index, number.written(), number.expected())
                                .showing(new Step.Shifted(from)));
    }

    /// The value before one of a line; none at index 0.
    private static Option<Octet> before(
            Scene scene, SequenceWritten line, Seq<Worksheets.Written> judged, int index) {
        if (index > 0) {
            return judged.drop(index - 1).map(Worksheets.Written::written).headOption();
        }
        Worksheets worksheets = scene.notebook().map().worksheets();
        return Option.when(
                line.from() > 0,
                () -> worksheets.latest(line.axis(), line.from() - 1, map(scene)).written());
    }

    private static Evidence value(Axis axis, int index, Octet written, Octet expected) {
        return Evidence.on(axis, index)
                .claiming(Datum.word(written))
                .expecting(Datum.word(expected));
    }

    private static Seq<Evidence> valuesAreCombined(Scene scene, SquareCharted chart) {
        Octet truth = map(scene).value(chart.at());
        return chart.value()
                .filter(value -> !value.equals(truth))
                .map(value ->
                        wrong(
                                scene,
                                chart.at(),
                                Datum.word(value),
                                Datum.word(truth),
                                value::equals))
                .orElse(() ->
                        chart.nibble()
                                .filter(nibble -> !nibble.equals(truth.first()))
                                .map(nibble ->
                                        wrong(
                                                scene,
                                                chart.at(),
                                                Datum.word(nibble),
                                                Datum.word(truth.first()),
                                                theirs -> theirs.first().equals(nibble))))
                .toVector();
    }

    private static Seq<Evidence> valuesDecideTerrain(Scene scene, SquareCharted chart) {
        Option<Terrain> charted =
                chart.value()
                        .map(Terrain::of)
                        .orElse(() -> chart.nibble().flatMap(Terrain::decidedBy));
        Terrain truth = map(scene).terrain(chart.at());
        Terrain judge = charted.getOrElse(truth);
        return chart.terrain()
                .filter(terrain -> terrain != judge)
                .filter(terrain -> !(isBesideWrongValue(scene) && terrain == truth))
                .map(terrain ->
                        charted.isDefined()
                                ? evidence(chart.at(), Datum.word(terrain), Datum.word(judge))
                                : wrong(
                                        scene,
                                        chart.at(),
                                        Datum.word(terrain),
                                        Datum.word(judge),
                                        theirs -> Terrain.of(theirs) == terrain))
                .map(evidence -> evidence.showing(new Step.Classified(judging(scene, chart))))
                .toVector();
    }

    private static Seq<Evidence> valuesDecideOre(Scene scene, SquareCharted chart) {
        Option<Integer> truth = map(scene).ore(chart.at());
        Option<Integer> judge = chart.value().fold(() -> truth, OreGrade::of);
        return chart.ore()
                .filter(ore -> !judge.contains(ore))
                .filter(ore -> !(isBesideWrongValue(scene) && truth.contains(ore)))
                .map(ore ->
                        Evidence.at(chart.at())
                                .claiming(Datum.of((long) ore))
                                .expecting(judge.map(grade -> Datum.of((long) grade)))
                                .because(
                                        chart.value().isDefined()
                                                ? Vector.empty()
                                                : excuse(
                                                        scene,
                                                        chart.at(),
                                                        theirs ->
                                                                OreGrade.of(theirs).contains(ore)))
                                .showing(new Step.Graded(judging(scene, chart))))
                .toVector();
    }

    private static boolean isBesideWrongValue(Scene scene) {
        return scene.found(MAP_VALUE.code()).isDefined();
    }

    private static Octet judging(Scene scene, SquareCharted chart) {
        return chart.value().getOrElse(() -> map(scene).value(chart.at()));
    }

    private static Evidence wrong(
            Scene scene, Square at, Datum claimed, Datum expected, Predicate<Octet> isClaimed) {
        WorldMap map = map(scene);
        return evidence(at, claimed, expected)
                .because(excuse(scene, at, isClaimed))
                .showing(new Step.Combined(at, map.number(Axis.X, at), map.number(Axis.Y, at)));
    }

    private static Evidence evidence(Square at, Datum claimed, Datum expected) {
        return Evidence.at(at).claiming(claimed).expecting(expected);
    }

    /// The findings in the player's numbers for a square, if these numbers give what was claimed.
    private static Iterable<FindingId> excuse(Scene scene, Square at, Predicate<Octet> isClaimed) {
        Worksheets worksheets = scene.notebook().map().worksheets();
        return isClaimed.test(worksheets.value(at, map(scene)))
                ? worksheets.behind(at, map(scene))
                : Vector.empty();
    }

    private static WorldMap map(Scene scene) {
        return scene.world().land().map();
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
