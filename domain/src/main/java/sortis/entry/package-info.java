/// What can stand in a log (rulebook §7): one sealed interface a chapter with its past-tense
/// records, and the lines they come in.
@NullMarked
package sortis.entry;

import org.jspecify.annotations.NullMarked;
