package sortis.bench.game;

import io.vavr.collection.Vector;
import sortis.map.Terrain;
import sortis.value.Axis;
import sortis.value.Octet;

/// What is written down without anything being done: charts, worksheets, counts, notes, strikes.
final class Paperwork {
    private final Board board;
    private final Scribe scribe;
    private final Dice dice;
    private long toStrike;

    Paperwork(Board board, Scribe scribe, Dice dice) {
        this.board = board;
        this.scribe = scribe;
        this.dice = dice;
    }

    /// Something wrong stands there and must be crossed out before the log ends.
    boolean isPressing() {
        return toStrike > 0 && (scribe.left() <= 2 || dice.chance(15));
    }

    void strike() {
        scribe.write(line("entry-struck").number("entry", toStrike).text("reason", "misread"));
        toStrike = 0;
    }

    void any(Settler settler) {
        int choice = dice.below(100);
        if (choice < 50) {
            chart(near(settler.at));
        } else if (choice < 70) {
            copy(dice.chance(50) ? Axis.X : Axis.Y);
        } else if (choice < 84) {
            count(settler);
        } else if (choice < 98) {
            note(settler);
        } else {
            misread(settler);
        }
    }

    private Line line(String type) {
        return scribe.line(type, board.turn());
    }

    private int near(int square) {
        int x = Math.clamp(Ground.x(square) + dice.from(-6, 6), 0, Ground.LAST);
        int y = Math.clamp(Ground.y(square) + dice.from(-6, 6), 0, Ground.LAST);
        return Ground.square(x, y);
    }

    private void chart(int square) {
        Octet value = board.ground.value(square);
        Terrain terrain = board.ground.terrain(square);
        Line line = line("square-charted").square("at", square);
        Line valued =
                dice.chance(70)
                        ? line.text("value", value.toString())
                        : line.text("nibble", value.first().toString());
        Line described = valued.text("terrain", terrain.toString());
        scribe.write(
                terrain == Terrain.MOUNTAIN
                        ? described.number("ore", board.ground.yields(square) - Goods.ore(0))
                        : described);
    }

    /// A line of the worksheet.
    private void copy(Axis axis) {
        int length = dice.from(4, 16);
        int from = dice.below(Ground.SIDE - length);
        Line line = line("sequence-written").text("axis", axis == Axis.X ? "x" : "y");
        Line begun = from > 0 ? line.number("from", from) : line;
        scribe.write(
                begun.list(
                        "values",
                        Vector.range(from, from + length)
                                .map(index -> board.ground.map().number(axis, index))
                                .map(value -> "\"" + value + "\"")));
    }

    private void count(Settler settler) {
        Goods pile = board.pile(settler.at);
        scribe.write(
                dice.chance(40) || pile.isEmpty()
                        ? line("stock-counted").goods("stock", board.total)
                        : line("stock-counted").goods("stock", pile).square("at", settler.at));
    }

    private void note(Settler settler) {
        Line line = line("position-noted").text("agent", settler.name).square("at", settler.at);
        boolean isForLater = settler.isIdle() && dice.chance(30);
        scribe.write(isForLater ? line.number("on", board.turn() + dice.from(1, 100)) : line);
    }

    /// Something wrong, if there is room for the strike that follows later.
    private void misread(Settler settler) {
        if (toStrike == 0 && scribe.left() > 8) {
            scribe.write(
                    line("agent-moved")
                            .text("agent", settler.name)
                            .squares("path", Vector.of(near(settler.at), settler.at)));
            toStrike = scribe.number();
        }
    }
}
