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
/// @param scenes of the entries that are taken, in order
/// @param tracks agents in the order in which they joined, each thing's pieces in order
/// @param ways of each agent, in order
/// @param blanks turns on which goods are too hard to foresee
record Film(
        WorldMap map,
        long first,
        long last,
        Vector<Long> stations,
        Vector<Scene> scenes,
        Map<Thing, List<Piece>> tracks,
        Map<AgentName, List<Way>> ways,
        List<Blank> blanks) {
    /// An entry, the turn on which it is taken, and the squares that it names or changes.
    record Scene(long number, long turn, Vector<Square> squares) {}

    /// A way that an agent begins on a turn; empty for standing still.
    record Way(long from, Vector<Square> corners) {}

    /// Turns about which the film says nothing of goods.
    ///
    /// @param to the first turn on which it does again
    record Blank(long from, long to) {}

    /// A number on a turn.
    long at(Thing thing, long turn) {
        List<Piece> pieces = tracks.getOrDefault(thing, List.of());
        int low = -1;
        int high = pieces.size();
        while (high - low > 1) {
            int middle = (low + high) / 2;
            boolean isReached = pieces.get(middle).from() <= turn;
            low = isReached ? middle : low;
            high = isReached ? high : middle;
        }
        return low < 0 ? thing.absent() : pieces.get(low).at(turn);
    }

    /// The squares that entries are about, the start first.
    Vector<Square> play() {
        return scenes.flatMap(Scene::squares).distinct();
    }

    /// Everything of a kind, in order.
    <T extends Thing> Seq<T> all(Class<T> kind) {
        return Vector.ofAll(tracks.keySet()).filter(kind::isInstance).map(kind::cast);
    }
}
