/// Sealing: whether the lines of a log are still those that were sealed. Each line has a link, the
/// SHA-256 of the link before it and of the line; the last link with its line's number is the head.
@NullMarked
package sortis.eventstore.seal;

import org.jspecify.annotations.NullMarked;
