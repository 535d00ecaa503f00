package sortis.cli.page;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.page.Film.Scene;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.replay.Moment;
import sortis.replay.Transcript;
import sortis.value.Turn;
import sortis.world.World;

/// A game entry by entry.
///
/// @param worlds at the end of every turn on which entries are taken
/// @param scenes one for each entry taken
record Stations(Vector<World> worlds, Vector<Scene> scenes) {
    /// @throws sortis.time.Unforeseeable if routes take too long to come round before the last
    ///   entry
    static Stations of(Transcript transcript) {
        Stations none = new Stations(Vector.empty(), Vector.empty());
        return transcript
                .game()
                .map(game ->
                        transcript
                                .taken()
                                .foldLeft(
                                        none,
                                        (all, entry) ->
                                                all.next(game, entry, transcript.turnOf(entry))))
                .getOrElse(none);
    }

    private Stations next(GameStarted game, Entry entry, Turn turn) {
        Option<World> before = worlds.lastOption().map(world -> world.carriedTo(turn));
        World after =
                before.map(world -> world.after(entry.content()))
                        .getOrElse(() -> World.begun(game, turn));
        boolean isSameTurn = worlds.lastOption().exists(world -> world.turn().equals(turn));
        Scene scene =
                new Scene(
                        entry.number().number(),
                        turn.number(),
                        new Moment(entry, before, after).squares().toVector());
        return new Stations(
                (isSameTurn ? worlds.dropRight(1) : worlds).append(after), scenes.append(scene));
    }
}
