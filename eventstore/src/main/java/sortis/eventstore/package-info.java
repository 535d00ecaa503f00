/// Where logs are kept: reading the lines of a log into entries, and writing entries as lines
/// (rulebook §7).
@NullMarked
package sortis.eventstore;

import org.jspecify.annotations.NullMarked;
