/// Trees to entries: the shape of every type of entry, whatever its tree was read from (rulebook
/// §1, §7). Each node knows where it stands in its line, so a flaw does, too.
@NullMarked
package sortis.eventstore.shape;

import org.jspecify.annotations.NullMarked;
