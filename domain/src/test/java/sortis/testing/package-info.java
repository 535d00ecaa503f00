/// The words in which tests speak: games, entries, and what the rulebook says of them.
@NullMarked
package sortis.testing;

import org.jspecify.annotations.NullMarked;
