/// Changes to single values of a log; every other byte stays as it is.
@NullMarked
package sortis.eventstore.edit;

import org.jspecify.annotations.NullMarked;
