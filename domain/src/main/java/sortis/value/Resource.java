package sortis.value;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/// What piles and loads are made of: wood, or ore of a grade 0 … 41; in order wood first, then ores
/// by grade (rulebook §1).
///
/// @param rank its place in that order: the grade of an ore, −1 for wood
public record Resource(int rank) implements Comparable<Resource> {
    /// The highest grade of ore there is: what a smelter of level 40 makes.
    public static final int LAST_GRADE = 41;

    /// From clearing, and from extractors in a forest.
    public static final Resource WOOD = new Resource(-1);

    private static final Array<Resource> ORES = Array.rangeClosed(0, LAST_GRADE).map(Resource::new);

    private static final Map<String, Resource> BY_NAME =
            HashMap.ofEntries(all().map(resource -> Tuple.of(resource.toString(), resource)));

    public Resource {
        if (rank < -1 || rank > LAST_GRADE) {
            throw new IllegalArgumentException("no such resource: ore(" + rank + ")");
        }
    }

    /// The ore of that grade.
    public static Resource ore(int grade) {
        return ORES.get(grade);
    }

    /// The resource of that rank.
    static Resource ranked(int rank) {
        return rank < 0 ? WOOD : ORES.get(rank);
    }

    /// The ore of which a building of that level is made.
    public static Resource ore(Level level) {
        return ore(level.number());
    }

    /// Every resource there is, in order.
    public static Array<Resource> all() {
        return ORES.prepend(WOOD);
    }

    /// The resource of exactly that spelling, `wood` or `ore(0)` … `ore(41)`.
    public static Option<Resource> named(String name) {
        return BY_NAME.get(name);
    }

    @Override
    public int compareTo(Resource other) {
        return Integer.compare(rank, other.rank);
    }

    @Override
    public String toString() {
        return rank < 0 ? "wood" : "ore(" + rank + ")";
    }
}
