/// Logs that are packed as gzip.
@NullMarked
package sortis.eventstore.gzip;

import org.jspecify.annotations.NullMarked;
