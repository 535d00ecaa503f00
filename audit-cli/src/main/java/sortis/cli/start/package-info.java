/// Where a game is well begun on a map.
@NullMarked
package sortis.cli.start;

import org.jspecify.annotations.NullMarked;
