/// What a rule is: a value that judges entries and says what it found as data (rulebook §8).
@NullMarked
package sortis.rule;

import org.jspecify.annotations.NullMarked;
