/// Files that logs are kept in: adding lines to them so that none is ever lost.
@NullMarked
package sortis.eventstore.file;

import org.jspecify.annotations.NullMarked;
