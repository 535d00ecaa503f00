/// How far long work has come, on one line of the terminal.
@NullMarked
package sortis.cli.progress;

import org.jspecify.annotations.NullMarked;
