package sortis.eventstore.shape;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.eventstore.line.Flaw;
import sortis.map.Lfsr;
import sortis.map.Terrain;
import sortis.value.Axis;
import sortis.value.Octet;

/// Entries about the map (rulebook §7).
final class MapShapes {
    private static final Shape<Axis> AXIS = Shapes.choice(Array.of(Axis.values()), Axis::toString);

    private static final Shape<Integer> INDEX = Shapes.count(0, Lfsr.LENGTH - 1);

    private static final Shape<Terrain> TERRAIN =
            Shapes.choice(Array.of(Terrain.values()), Terrain::toString);

    private static final Seq<String> CLAIMS = Array.of("value", "nibble", "terrain", "ore");

    private static final Shape<Seq<Octet>> VALUES =
            Shapes.chain(1, GameShapes.OCTET, (first, rest) -> rest.prepend(first));

    private MapShapes() {}

    static Validation<Flaw, SequenceWritten> sequenceWritten(Fields fields) {
        Validation<Flaw, Axis> axis = fields.required("axis", AXIS);
        Validation<Flaw, Integer> from = fields.optional("from", INDEX, 0);
        int room = Lfsr.LENGTH - from.getOrElse(0);
        return Whole.of(axis, from, fields.required("values", values(room)), SequenceWritten::new);
    }

    static Validation<Flaw, SquareCharted> squareCharted(Fields fields) {
        return Whole.of(
                fields.required("at", GameShapes.SQUARE),
                fields.optional("value", GameShapes.OCTET),
                fields.optional("nibble", GameShapes.NIBBLE),
                fields.optional("terrain", TERRAIN),
                fields.optional("ore", GameShapes.ORE),
                fields.oneOf(CLAIMS),
                (at, value, nibble, terrain, ore, _) ->
                        new SquareCharted(at, value, nibble, terrain, ore));
    }

    /// None past index 255.
    private static Shape<Seq<Octet>> values(int room) {
        return Shapes.atMost(room, VALUES);
    }
}
