package sortis.testing;

import static sortis.testing.Words.octet;

import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.entry.MapEntry.SquareCharted;
import sortis.map.Terrain;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Square;
import sortis.value.Turn;

/// A charted square, as far as it is charted.
public record ChartDraft(
        Square at,
        Option<Octet> value,
        Option<Nibble> nibble,
        Option<Terrain> terrain,
        Option<Integer> ore)
        implements Line {
    static ChartDraft of(Square at) {
        return new ChartDraft(at, Option.none(), Option.none(), Option.none(), Option.none());
    }

    public ChartDraft value(String hexadecimal) {
        return new ChartDraft(at, Option.of(octet(hexadecimal)), nibble, terrain, ore);
    }

    public ChartDraft nibble(String hexadecimal) {
        Nibble digit = new Nibble(Integer.parseInt(hexadecimal, 16));
        return new ChartDraft(at, value, Option.of(digit), terrain, ore);
    }

    public ChartDraft as(Terrain claimed) {
        return new ChartDraft(at, value, nibble, Option.of(claimed), ore);
    }

    public ChartDraft ore(int grade) {
        return new ChartDraft(at, value, nibble, terrain, Option.of(grade));
    }

    @Override
    public LogLine standing(Where where, Turn last) {
        return Draft.of(new SquareCharted(at, value, nibble, terrain, ore)).standing(where, last);
    }
}
