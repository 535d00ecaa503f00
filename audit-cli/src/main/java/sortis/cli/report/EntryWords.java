package sortis.cli.report;

import io.vavr.collection.Array;

/// The words of logs.
final class EntryWords {
    /// Every type of entry.
    static final Array<String> TYPES =
            Array.of(
                    "game-started",
                    "sequence-written",
                    "square-charted",
                    "agent-moved",
                    "route-assigned",
                    "forest-cleared",
                    "building-raised",
                    "road-laid",
                    "operation-started",
                    "operation-ended",
                    "smelter-fed",
                    "loaded",
                    "unloaded",
                    "vehicle-built",
                    "agent-joined",
                    "turns-skipped",
                    "stock-counted",
                    "position-noted",
                    "entry-struck");

    private EntryWords() {}
}
