/// One class a subcommand.
@NullMarked
package sortis.cli.command;

import org.jspecify.annotations.NullMarked;
