package sortis.value;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;

/// A bag of resources (rulebook §1). What is left out counts as 0. A bag keeps a 0 that was
/// written; bags that come out of arithmetic hold no zeros.
public record Bag(SortedMap<Resource, Amount> amounts) {
    public static final Bag EMPTY = new Bag(TreeMap.empty());

    /// A bag of one resource.
    public static Bag of(Resource resource, Amount amount) {
        return new Bag(TreeMap.of(resource, amount)).withoutZeros();
    }

    public Amount amount(Resource resource) {
        return amounts.getOrElse(resource, Amount.NONE);
    }

    /// The resources named, wood first, then ores by grade.
    public Seq<Resource> resources() {
        return amounts.keySet().toVector();
    }

    /// All units together, whatever they are.
    public Amount units() {
        return amounts.values().fold(Amount.NONE, Amount::plus);
    }

    public boolean isEmpty() {
        return amounts.forAll(entry -> entry._2.isNone());
    }

    /// Whether both hold the same, a written 0 or none.
    public boolean holdsSameAs(Bag other) {
        return withoutZeros().equals(other.withoutZeros());
    }

    public Bag plus(Bag other) {
        return other.amounts.foldLeft(this, (sum, entry) -> sum.changed(entry._1, entry._2));
    }

    /// The difference, which may hold negative amounts.
    public Bag minus(Bag other) {
        return other.amounts.foldLeft(
                this, (rest, entry) -> rest.changed(entry._1, entry._2.negated()));
    }

    public Bag times(long factor) {
        return new Bag(amounts.mapValues(amount -> amount.times(factor)));
    }

    /// What both have: of each resource the lesser amount.
    public Bag within(Bag other) {
        return new Bag(
                        amounts.map((resource, amount) ->
                                new Tuple2<>(resource, amount.orLess(other.amount(resource)))))
                .withoutZeros();
    }

    /// What this has beyond the other, never negative.
    public Bag beyond(Bag other) {
        return minus(other).positive();
    }

    /// The part of it that is more than nothing.
    public Bag positive() {
        return new Bag(amounts.filterValues(Amount::isPositive));
    }

    public Bag withoutZeros() {
        return new Bag(amounts.rejectValues(Amount::isNone));
    }

    private Bag changed(Resource resource, Amount change) {
        Amount now = amount(resource).plus(change);
        return new Bag(now.isNone() ? amounts.remove(resource) : amounts.put(resource, now));
    }

    @Override
    public String toString() {
        return amounts.map(entry -> entry._1 + ": " + entry._2).mkString("{", ", ", "}");
    }
}
