/// How well slips are diagnosed: in random games, with slips of every kind.
@NullMarked
package sortis.cli.diagnosis;

import org.jspecify.annotations.NullMarked;
