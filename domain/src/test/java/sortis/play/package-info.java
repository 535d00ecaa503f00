/// Games for tests: the rulebook played slowly, turn by turn, and a generator of legal games.
@NullMarked
package sortis.play;

import org.jspecify.annotations.NullMarked;
