/// Long logs of ordinary, legal games, written as fast as a disk takes them: what the benchmarks
/// read.
///
/// The game is played turn by turn on plain arrays, on purpose: it shares no code with the rules
/// that judge it but the map, and a million entries take seconds. A square is one number here, x ·
/// 256 + y, and a resource another: 0 is wood, k + 1 is ore(k).
@NullMarked
package sortis.bench.game;

import org.jspecify.annotations.NullMarked;
