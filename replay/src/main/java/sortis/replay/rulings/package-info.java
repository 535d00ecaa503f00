/// Which rulings a player seems to have played by: the log is judged under others (rulebook §3).
@NullMarked
package sortis.replay.rulings;

import org.jspecify.annotations.NullMarked;
