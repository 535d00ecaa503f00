/// Likely slips: known ways to go wrong that lead to exactly the wrong values in a log.
@NullMarked
package sortis.replay.hypothesis;

import org.jspecify.annotations.NullMarked;
