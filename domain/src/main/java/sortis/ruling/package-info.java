/// The switches that a log sets in its first entry (rulebook §3): one record of all, one enum a
/// switch that carries its formula.
@NullMarked
package sortis.ruling;

import org.jspecify.annotations.NullMarked;
