/// The laws about loading, unloading and vehicles (rulebook §6 and §8).
@NullMarked
package sortis.rules.haulage;

import org.jspecify.annotations.NullMarked;
