/// The laws about worksheets and charts (rulebook §2 and §8).
@NullMarked
package sortis.rules.map;

import org.jspecify.annotations.NullMarked;
