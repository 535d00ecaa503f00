package sortis.time;

import io.vavr.collection.Seq;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;

/// A game to be played in two ways.
interface Scenario {
    GameStarted game();

    /// Everything that sets the stage.
    Seq<GameEntry> scene();

    /// What comes in the midst of it; not the same each time.
    Seq<GameEntry> change();
}
