package sortis.time;

import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import sortis.value.Resource;

/// Agents on routes whose work meets: one takes from a pile that another touches too.
///
/// @param members in no order
/// @param touched the piles that they add to or take from
/// @param taken those that they take from
record Crew(Seq<Hauler> members, Set<Cell.Piled> touched, Set<Cell.Piled> taken) {
    /// All crews of a yard. Routes that move nothing belong to none.
    static Seq<Crew> of(Freight freight) {
        return freight.yard()
                .haulers()
                .filter(freight::moves)
                .map(hauler -> alone(freight, hauler))
                .foldLeft(Vector.empty(), Crew::joined);
    }

    private static Crew alone(Freight freight, Hauler hauler) {
        Seq<Freight.Task> tasks = tasks(freight, hauler);
        Set<Cell.Piled> taken = HashSet.ofAll(tasks.flatMap(Crew::takes));
        return new Crew(Vector.of(hauler), taken.addAll(tasks.map(Freight.Task::pile)), taken);
    }

    private static Seq<Freight.Task> tasks(Freight freight, Hauler hauler) {
        return hauler.cycle().legs().flatMap(leg -> freight.tasks(hauler, leg.stop()));
    }

    private static Seq<Cell.Piled> takes(Freight.Task task) {
        return switch (task) {
            case Freight.Loads(Cell.Piled pile, _, _) -> Vector.of(pile);
            case Freight.Unloads _ -> Vector.empty();
            case Freight.Feeds(_, _, Cell.Piled wood, Cell.Piled ore) -> Vector.of(wood, ore);
        };
    }

    private static Vector<Crew> joined(Vector<Crew> crews, Crew next) {
        Tuple2<Vector<Crew>, Vector<Crew>> split = crews.partition(next::meets);
        return split._2.append(split._1.foldRight(next, Crew::with));
    }

    private boolean meets(Crew other) {
        return touched.exists(other.taken::contains) || taken.exists(other.touched::contains);
    }

    /// The same crew, with all that is mined onto its piles among its numbers.
    Crew mining() {
        return new Crew(members, touched, touched.union(taken));
    }

    /// Whether it may feed a smelter with a resource, or bring it out of one.
    boolean smelts(Freight freight, Resource resource) {
        return members.flatMap(hauler -> tasks(freight, hauler))
                .exists(task ->
                        task instanceof Freight.Feeds(var output, _, var wood, var ore)
                                && Vector.of(output, wood, ore)
                                        .exists(pile -> pile.resource().equals(resource)));
    }

    Crew with(Crew other) {
        return new Crew(
                members.appendAll(other.members),
                touched.union(other.touched),
                taken.union(other.taken));
    }
}
