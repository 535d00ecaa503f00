/// Stepping through a game at a terminal, entry by entry.
///
/// A [Film] is the game with the world around each of its entries. A [Stepper] is where somebody is
/// in it, and says what comes of a key; [Page] draws that as lines. Only [Screen] knows the
/// terminal.
@NullMarked
package sortis.cli.step;

import org.jspecify.annotations.NullMarked;
