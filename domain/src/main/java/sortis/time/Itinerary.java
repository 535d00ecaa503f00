package sortis.time;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.value.Square;

/// A trail with its timetable (rulebook §5).
///
/// @param squares every square of the trail, the first one too
/// @param ends the index in `squares` at the end of turn 0, 1, … of the walk
public record Itinerary(Array<Square> squares, Array<Integer> ends) {
    public static Itinerary of(Trail trail, Pace pace) {
        Array<Square> squares = trail.squares();
        Vector<Integer> ends = Vector.of(0);
        int index = 0;
        while (index < trail.steps()) {
            index += pace.stepsFrom(squares, index);
            ends = ends.append(index);
        }
        return new Itinerary(squares, ends.toArray());
    }

    /// How many turns the walk takes.
    public long turns() {
        return ends.size() - 1L;
    }

    public Square last() {
        return squares.get(squares.size() - 1);
    }

    /// The square at the end of a turn of the walk, counted from its start; from the last turn on,
    /// the last square.
    public Square at(long turn) {
        return squares.get(index(turn));
    }

    /// The squares entered after the end of turn `after` up to the end of turn `upTo`, both counted
    /// from the start.
    public Seq<Square> entered(long after, long upTo) {
        return squares.subSequence(Math.min(index(after), index(upTo)) + 1, index(upTo) + 1);
    }

    private int index(long turn) {
        return ends.get((int) Math.clamp(turn, 0, turns()));
    }
}
