package sortis.bench.game;

/// A step of an errand.
@FunctionalInterface
interface Deed {
    /// Writes it down, if it is legal now; false if it is not, and then the errand is off.
    boolean tried(Settler settler);
}
