/// Writing to logs by commands.
@NullMarked
package sortis.cli.store;

import org.jspecify.annotations.NullMarked;
