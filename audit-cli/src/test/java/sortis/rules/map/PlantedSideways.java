package sortis.rules.map;

import sortis.rules.log.LogRule;

/// Breaks the rule that chapters do not know each other.
public record PlantedSideways(LogRule rule) {}
