/// The laws about houses and the agents they bring in (rulebook §6 and §8).
@NullMarked
package sortis.rules.house;

import org.jspecify.annotations.NullMarked;
