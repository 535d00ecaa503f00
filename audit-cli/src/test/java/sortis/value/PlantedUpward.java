package sortis.value;

import sortis.map.Terrain;

/// Breaks the rule that imports go one way.
public record PlantedUpward(Terrain terrain) {}
