/// The map and the two number sequences behind it: formulas alone (rulebook §2).
@NullMarked
package sortis.map;

import org.jspecify.annotations.NullMarked;
