/// What people and programs get to see: JSON in fixed shapes, and text.
@NullMarked
package sortis.cli.report;

import org.jspecify.annotations.NullMarked;
