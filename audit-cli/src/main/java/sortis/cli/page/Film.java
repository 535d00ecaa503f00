package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;
import sortis.map.WorldMap;
import sortis.value.AgentName;
import sortis.value.Square;

/// A game as a page can show it on any turn: every number in closed form.
///
/// @param first the turn on which the game starts
/// @param last the turn of the last entry
/// @param stations the turns on which entries are taken
/// @param tracks agents in the order in which they joined, each thing's pieces in order
/// @param ways of each agent, in order
/// @param blanks turns on which goods are too hard to foresee
record Film(
        WorldMap map,
        long first,
        long last,
        Vector<Long> stations,
        Map<Thing, List<Piece>> tracks,
        Map<AgentName, List<Way>> ways,
        List<Blank> blanks) {
    /// A way that an agent begins on a turn; empty for standing still.
    record Way(long from, Vector<Square> corners) {}

    /// Turns about which the film says nothing of goods.
    ///
    /// @param to the first turn on which it does again
    record Blank(long from, long to) {}

    /// A number on a turn.
    long at(Thing thing, long turn) {
        List<Piece> pieces = tracks.getOrDefault(thing, List.of());
        return Vector.ofAll(pieces)
                .findLast(piece -> piece.from() <= turn)
                .map(piece -> piece.at(turn))
                .getOrElse(thing.absent());
    }

    /// Everything of a kind, in order.
    <T extends Thing> Seq<T> all(Class<T> kind) {
        return Vector.ofAll(tracks.keySet()).filter(kind::isInstance).map(kind::cast);
    }
}
