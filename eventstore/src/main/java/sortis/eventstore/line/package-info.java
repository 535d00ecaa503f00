/// Bytes to lines: what every form of a log has in common before it is read.
@NullMarked
package sortis.eventstore.line;

import org.jspecify.annotations.NullMarked;
