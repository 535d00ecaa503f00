package sortis.replay.audit;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.play.Dice;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;

/// Slips in charts and worksheets.
final class ChartSlips {
    private ChartSlips() {}

    static Option<Entry> value(Entry entry, WorldMap map, Dice dice) {
        return chart(entry)
                .map(chart ->
                        with(
                                entry,
                                Option.of(other(dice, octets(), map.value(chart.at()))),
                                chart.nibble(),
                                chart.terrain(),
                                chart.ore()));
    }

    static Option<Entry> nibble(Entry entry, WorldMap map, Dice dice) {
        Seq<Nibble> digits = Array.rangeClosed(0, Nibble.LAST).map(Nibble::new);
        return chart(entry)
                .map(chart ->
                        with(
                                entry,
                                chart.value(),
                                Option.of(other(dice, digits, map.value(chart.at()).first())),
                                chart.terrain(),
                                chart.ore()));
    }

    static Option<Entry> terrain(Entry entry, WorldMap map, Dice dice) {
        return chart(entry)
                .map(chart ->
                        with(
                                entry,
                                chart.value(),
                                chart.nibble(),
                                Option.of(
                                        other(
                                                dice,
                                                Array.of(Terrain.values()),
                                                map.terrain(chart.at()))),
                                chart.ore()));
    }

    static Option<Entry> ore(Entry entry, WorldMap map, Dice dice) {
        Seq<Integer> grades = Array.rangeClosed(0, Resource.LAST_GRADE);
        return chart(entry)
                .map(chart ->
                        with(
                                entry,
                                chart.value(),
                                chart.nibble(),
                                chart.terrain(),
                                Option.of(other(dice, grades, grade(map, chart.at())))));
    }

    private static int grade(WorldMap map, Square at) {
        return map.ore(at).getOrElse(-1);
    }

    private static Option<SquareCharted> chart(Entry entry) {
        return entry.content() instanceof SquareCharted chart ? Option.of(chart) : Option.none();
    }

    private static Entry with(
            Entry entry,
            Option<Octet> value,
            Option<Nibble> nibble,
            Option<Terrain> terrain,
            Option<Integer> ore) {
        Square at = chart(entry).map(SquareCharted::at).getOrElse(new Square(0, 0));
        return Slip.with(entry, new SquareCharted(at, value, nibble, terrain, ore));
    }

    static Option<Entry> seed(Entry entry, WorldMap map, Dice dice) {
        return line(entry).filter(line -> line.from() == 0).map(line -> with(entry, line, 0, dice));
    }

    static Option<Entry> step(Entry entry, WorldMap map, Dice dice) {
        return line(entry)
                .map(line -> dice.shuffled(Array.range(0, line.values().size())))
                .flatMap(indices ->
                        line(entry)
                                .flatMap(line ->
                                        indices.find(index -> line.from() + index > 0)
                                                .map(index -> with(entry, line, index, dice))));
    }

    private static Option<SequenceWritten> line(Entry entry) {
        return entry.content() instanceof SequenceWritten line ? Option.of(line) : Option.none();
    }

    private static Entry with(Entry entry, SequenceWritten line, int index, Dice dice) {
        Seq<Octet> values = line.values().update(index, truth -> other(dice, octets(), truth));
        return Slip.with(entry, new SequenceWritten(line.axis(), line.from(), values));
    }

    private static Seq<Octet> octets() {
        return Array.rangeClosed(0, Octet.LAST).map(Octet::new);
    }

    private static <T> T other(Dice dice, Seq<T> all, T truth) {
        return dice.any(all.filter(each -> !each.equals(truth)));
    }
}
