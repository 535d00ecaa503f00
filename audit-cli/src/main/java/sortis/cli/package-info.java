/// The program `sortis`: where files, arguments, exit codes and English come in.
@NullMarked
package sortis.cli;

import org.jspecify.annotations.NullMarked;
