package sortis.bench.speed;

import sortis.entry.LogLine.Entry;
import sortis.play.TurnByTurn;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// A game whose routes are at work when its log ends, in both forms.
final class Hauling {
    private static final int ENTRIES = 400;

    private Hauling() {}

    static World world() {
        return new Replay(Logs.transcript(ENTRIES))
                .after(new EntryNumber(ENTRIES))
                .getOrElse(World.NOTHING);
    }

    static TurnByTurn turnByTurn() {
        Transcript transcript = Logs.transcript(ENTRIES);
        TurnByTurn play =
                transcript
                        .game()
                        .map(game -> TurnByTurn.begun(game, Turn.ZERO))
                        .getOrElseThrow(IllegalStateException::new);
        for (Entry entry : transcript.taken().drop(1)) {
            play.playTo(transcript.turnOf(entry));
            play.take(entry.content());
        }
        return play;
    }
}
