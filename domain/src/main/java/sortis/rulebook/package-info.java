/// All rules together, in printed order.
@NullMarked
package sortis.rulebook;

import org.jspecify.annotations.NullMarked;
