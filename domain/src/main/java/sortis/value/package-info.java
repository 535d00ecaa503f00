/// Ids and quantities, one small record each, with the exact arithmetic on them (rulebook §1).
@NullMarked
package sortis.value;

import org.jspecify.annotations.NullMarked;
