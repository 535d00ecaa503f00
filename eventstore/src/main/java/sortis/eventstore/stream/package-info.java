/// Logs that are read while they are judged, and never held: what memory they take does not grow
/// with them.
@NullMarked
package sortis.eventstore.stream;

import org.jspecify.annotations.NullMarked;
