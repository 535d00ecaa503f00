package sortis.finding;

import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.value.AgentName;
import sortis.value.Turn;

/// Where a finding stands.
///
/// @param turn on which the entry is taken; of an unreadable one, the turn written, if it can be
///   read
/// @param agent the one that the entry names, where the finding is about it
/// @param column in the line, of an unreadable entry
public record Origin(
        LogLine.Where where, Option<Turn> turn, Option<AgentName> agent, Option<Integer> column) {}
