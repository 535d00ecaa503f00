/// What turns do by themselves, in closed form: where agents are, what extractors yield, what
/// routes haul (rulebook §4 and §5).
@NullMarked
package sortis.time;

import org.jspecify.annotations.NullMarked;
