/// Playing at the keyboard: each line of the notation is judged when it is typed, and kept at once.
///
/// A [Session] says what comes of a typed line; [Sitting] is the talk between it and whoever types.
/// Only [LineEditor] knows the terminal.
@NullMarked
package sortis.cli.play;

import org.jspecify.annotations.NullMarked;
