package sortis.entry;

import sortis.value.Square;

/// An entry in which an agent acts, legal only on the square where it is on that turn (rulebook
/// §5).
public interface ActsAt extends NamesAgent {
    /// Where the entry has its agent: the square worked on, or the first one of a walk, route or
    /// road.
    Square at();
}
