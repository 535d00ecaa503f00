/// Logs compared: where two games part, and how far apart they are.
@NullMarked
package sortis.replay.diff;

import org.jspecify.annotations.NullMarked;
