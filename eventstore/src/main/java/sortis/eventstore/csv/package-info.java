/// Logs kept in a spreadsheet: rows to the same trees that JSON lines give, and those to entries
/// (rulebook §7).
@NullMarked
package sortis.eventstore.csv;

import org.jspecify.annotations.NullMarked;
