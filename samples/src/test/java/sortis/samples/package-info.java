/// Walks all samples: each says of itself what the program must say of it.
@NullMarked
package sortis.samples;

import org.jspecify.annotations.NullMarked;
