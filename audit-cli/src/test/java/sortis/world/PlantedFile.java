package sortis.world;

import java.io.File;

/// Breaks the rule that the domain knows no files.
public record PlantedFile(File file) {}
