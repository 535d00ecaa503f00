/// The laws about clearing, building, roads and what they cost (rulebook §6 and §8).
@NullMarked
package sortis.rules.building;

import org.jspecify.annotations.NullMarked;
