/// The laws about entries as such, the start of a game and strikes (rulebook §7 and §8).
@NullMarked
package sortis.rules.log;

import org.jspecify.annotations.NullMarked;
