/// Benchmarks of the parts of the program: `bench/run` runs them.
///
/// All that is measured over a log is given per entry: divide by nothing, multiply by the entries
/// of yours.
@NullMarked
package sortis.bench.speed;

import org.jspecify.annotations.NullMarked;
