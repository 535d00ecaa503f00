/// What can be said of a log as a whole before it is played: which entries are struck, which stand
/// in order (rulebook §7 and §8).
@NullMarked
package sortis.transcript;

import org.jspecify.annotations.NullMarked;
