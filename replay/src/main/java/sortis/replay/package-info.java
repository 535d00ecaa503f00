/// Logs played: the world after any entry and at any turn.
@NullMarked
package sortis.replay;

import org.jspecify.annotations.NullMarked;
