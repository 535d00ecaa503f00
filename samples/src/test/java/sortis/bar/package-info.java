/// The bar: what a log must stand, a row of docs/reliability.md a test. Each prints its figure.
@NullMarked
package sortis.bar;

import org.jspecify.annotations.NullMarked;
