package sortis.cli.page;

import io.vavr.collection.Vector;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.replay.Transcript;
import sortis.value.Turn;
import sortis.world.World;

/// The worlds at the end of every turn on which entries are taken.
final class Stations {
    private final Transcript transcript;

    private Stations(Transcript transcript) {
        this.transcript = transcript;
    }

    /// @throws sortis.time.Unforeseeable if routes take too long to come round before the last entry
    static Vector<World> of(Transcript transcript) {
        Stations stations = new Stations(transcript);
        return transcript.game().map(stations::worlds).getOrElse(Vector.empty());
    }

    private Vector<World> worlds(GameStarted game) {
        Vector<Entry> entries = transcript.taken().toVector();
        World begun =
                World.begun(
                        game, entries.headOption().map(transcript::turnOf).getOrElse(Turn.ZERO));
        return entries.drop(1).foldLeft(Vector.of(begun), this::next);
    }

    private Vector<World> next(Vector<World> worlds, Entry entry) {
        World last = worlds.get(worlds.size() - 1);
        World taken = last.carriedTo(transcript.turnOf(entry)).after(entry.content());
        return last.turn().equals(taken.turn())
                ? worlds.dropRight(1).append(taken)
                : worlds.append(taken);
    }
}
