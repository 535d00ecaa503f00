@NullMarked
package sortis.bench.game;

import org.jspecify.annotations.NullMarked;
