/// The packages as people get them: unpacked somewhere, and started.
@NullMarked
package sortis.dist;

import org.jspecify.annotations.NullMarked;
