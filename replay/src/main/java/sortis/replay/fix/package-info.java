/// Which claims of a log would be put right, and by what: never what was done (rulebook §7).
@NullMarked
package sortis.replay.fix;

import org.jspecify.annotations.NullMarked;
