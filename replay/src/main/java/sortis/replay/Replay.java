package sortis.replay;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogLine.Entry;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// A log played entry by entry (rulebook §4): a fold of its entries over the world.
public record Replay(Transcript transcript) {
    /// The world at the end of that turn, after all entries of it and of earlier turns; none
    /// without a game, or before it.
    ///
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public Option<World> at(Turn turn) {
        return after(
                        transcript
                                .taken()
                                .takeWhile(entry -> !turn.isBefore(transcript.turnOf(entry))))
                .map(world -> world.carriedTo(turn));
    }

    /// The world right after the entry with that number has been taken; none without a game.
    public Option<World> after(EntryNumber number) {
        return after(transcript.taken().takeWhile(entry -> entry.number().compareTo(number) <= 0));
    }

    /// An entry that is taken, with the world on either side of it; none without a game.
    public Option<Moment> moment(Entry entry) {
        Option<World> before =
                after(transcript.taken().takeWhile(each -> !each.number().equals(entry.number())))
                        .map(world -> world.carriedTo(transcript.turnOf(entry)));
        return after(entry.number()).map(after -> new Moment(entry, before, after));
    }

    private Option<World> after(Seq<Entry> entries) {
        return transcript
                .game()
                .flatMap(game ->
                        entries.headOption()
                                .map(first ->
                                        entries.drop(1)
                                                .foldLeft(
                                                        World.begun(game, transcript.turnOf(first)),
                                                        this::next)));
    }

    private World next(World world, Entry entry) {
        Heartbeat.beat();
        return world.carriedTo(transcript.turnOf(entry)).after(entry.content());
    }
}
