/// The laws about skips and counts (rulebook §7 and §8).
@NullMarked
package sortis.rules.ledger;

import org.jspecify.annotations.NullMarked;
