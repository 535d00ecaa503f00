/// The laws about extractors and smelters (rulebook §6 and §8).
@NullMarked
package sortis.rules.production;

import org.jspecify.annotations.NullMarked;
