package sortis.cli.command;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.Trouble;
import sortis.cli.start.Prospect;
import sortis.cli.start.Prospects;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.value.Square;

/// Where a game starts: where the player says, or where it is good.
final class Starts {
    /// A start square.
    ///
    /// @param proposals the best places, this one first; none if the player chose it
    record Choice(Square square, Seq<Prospect> proposals) {
        static Choice given(Square square) {
            return new Choice(square, Vector.empty());
        }
    }

    private Starts() {}

    /// The square that the player asks for.
    ///
    /// @throws Trouble if it is none, or water
    static Square given(WorldMap map, String text) {
        Array<Integer> numbers = MapCommand.numbers(NewCommand.START, text, "12,7", 2);
        Square square = new Square(numbers.get(0), numbers.get(1));
        if (map.terrain(square) == Terrain.WATER) {
            throw new Trouble(
                    NewCommand.START
                            + " "
                            + text
                            + " is water, where nobody can stand; leave it out for a good place"
                            + nearest(map));
        }
        return square;
    }

    private static String nearest(WorldMap map) {
        return Prospects.best(map)
                .headOption()
                .map(good -> " such as " + good.at().x() + "," + good.at().y())
                .getOrElse("");
    }

    /// @throws Trouble if there is no land to start on
    static Choice best(WorldMap map) {
        Seq<Prospect> all = Prospects.best(map);
        return all.headOption()
                .map(first -> new Choice(first.at(), all))
                .getOrElseThrow(() ->
                        new Trouble(
                                "there is no forest on this map to start in; take other seeds"));
    }
}
