/// The laws about who acts, where agents go and where they are (rulebook §5 and §8).
@NullMarked
package sortis.rules.agent;

import org.jspecify.annotations.NullMarked;
