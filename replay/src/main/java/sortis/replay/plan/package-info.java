/// What the plans of a game yield if nobody writes another entry: when there is enough of what.
@NullMarked
package sortis.replay.plan;

import org.jspecify.annotations.NullMarked;
