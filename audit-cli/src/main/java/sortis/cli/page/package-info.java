/// Pages to see a game or two by: the game filmed into closed forms, and what shows it in a
/// browser.
@NullMarked
package sortis.cli.page;

import org.jspecify.annotations.NullMarked;
