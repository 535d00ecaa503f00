/// The notebook notation, a form of a log that is quick to type: one short line an entry.
///
/// Reading goes in three steps, none of which throws because of what a log says: a line to words
/// and signs, those to the same tree of fields that a JSON line has, and the tree to an entry. So
/// ranges and faults are those of the shapes that JSON lines are judged by.
@NullMarked
package sortis.eventstore.notation;

import org.jspecify.annotations.NullMarked;
