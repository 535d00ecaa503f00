/// The fewest slips that explain everything an audit found: hypotheses about single places of a
/// log, judged by auditing on from there.
@NullMarked
package sortis.replay.diagnosis;

import org.jspecify.annotations.NullMarked;
