package sortis.rules.map;

import static sortis.rule.Citation.clarification;
import static sortis.rule.Citation.text;
import static sortis.rule.Statute.Trait.EACH;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.finding.Datum;
import sortis.finding.Evidence;
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

    private static Seq<Evidence> valuesAreCombined(Scene scene, SquareCharted entry) {
        Chart chart = new Chart(scene, entry);
        Octet truth = chart.truth();
        return chart.wrong(entry.value(), truth, value -> value)
                .orElse(() -> chart.wrong(entry.nibble(), truth.first(), Octet::first))
                .toVector();
    }

    private static Seq<Evidence> valuesDecideTerrain(Scene scene, SquareCharted entry) {
        Chart chart = new Chart(scene, entry);
        Terrain truth = Terrain.of(chart.truth());
        return chart.decided()
                .map(judge -> chart.against(entry.terrain(), judge))
                .getOrElse(() -> chart.wrong(entry.terrain(), truth, Terrain::of))
                .filter(_ -> !(chart.hasWrongValue() && entry.terrain().contains(truth)))
                .map(evidence -> evidence.showing(chart.terrainStep()))
                .toVector();
    }

    private static Seq<Evidence> valuesDecideOre(Scene scene, SquareCharted entry) {
        Chart chart = new Chart(scene, entry);
        Option<Integer> judge = OreGrade.of(chart.judge());
        return entry.ore()
                .filter(ore -> !judge.contains(ore))
                .filter(ore -> !(chart.hasWrongValue() && OreGrade.of(chart.truth()).contains(ore)))
                .map(ore -> chart.wrongOre(ore, judge).showing(new Step.Graded(chart.judge())))
                .toVector();
    }

    private static WorldMap map(Scene scene) {
        return scene.world().land().map();
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
