/// Watching a log while it is typed elsewhere: each time it is saved, what has changed is shown.
@NullMarked
package sortis.cli.watch;

import org.jspecify.annotations.NullMarked;
