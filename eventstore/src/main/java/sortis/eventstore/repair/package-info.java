/// What texts may have been before a slip of the pen, whatever they are written in.
@NullMarked
package sortis.eventstore.repair;

import org.jspecify.annotations.NullMarked;
