/// Logs as JSON lines: a strict codec, and the JSON Schema of a line (rulebook §1, §7).
///
/// Reading goes in four steps, none of which throws because of what a log says: bytes to lines, a
/// line to text, text to a tree of nodes that know where they stand, and the tree to an entry. A
/// line that cannot be read is data like any other.
@NullMarked
package sortis.eventstore.json;

import org.jspecify.annotations.NullMarked;
