package sortis.eventstore;

/// That entries are safely in a log.
///
/// @param first the number of the first of them
/// @param line of the file on which the first of them stands
/// @param count how many there are
/// @param written how many of them were written just now, the last ones; the others were there
/// @param entries how many the log has now
public record Receipt(long first, long line, long count, long written, long entries) {}
