/// The program as shells and `man` know it: completion scripts and manual pages, made of the same
/// commands and options that it parses.
@NullMarked
package sortis.cli.shell;

import org.jspecify.annotations.NullMarked;
