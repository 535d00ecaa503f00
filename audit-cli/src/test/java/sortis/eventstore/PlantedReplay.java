package sortis.eventstore;

import sortis.replay.Replay;

/// Breaks the rule that the event store knows no replay.
public record PlantedReplay(Replay replay) {}
