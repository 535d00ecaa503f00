package sortis.eventstore.edit;

import io.vavr.control.Option;
import sortis.entry.LogLine.Where;
import sortis.finding.Datum;

/// A value to be written where another stands.
///
/// @param where the entry stands
/// @param key where in the entry the value stands, a way of keys and indices such as `stock/wood`
/// @param before what stands there
/// @param after none: the value is taken out, with its key
public record Edit(Where where, String key, Datum before, Option<Datum> after) {}
