/// The least that a program on this platform takes: what the program's own figures are held
/// against.
@NullMarked
package sortis.bench.baseline;

import org.jspecify.annotations.NullMarked;
