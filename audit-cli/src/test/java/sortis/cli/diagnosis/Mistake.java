package sortis.cli.diagnosis;

import io.vavr.collection.Seq;
import sortis.replay.diagnosis.Kind;

/// A slip made on purpose in the text of a log.
///
/// @param lines of the log with the slip
/// @param line the number of the line on which it is, in the log with the slip; of a lost line, the
///   one before which it stood
/// @param meant what should have been written, as JSON; empty where nothing was written or meant
record Mistake(Kind kind, Seq<String> lines, int line, String meant) {}
