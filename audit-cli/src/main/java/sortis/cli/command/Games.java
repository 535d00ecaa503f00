package sortis.cli.command;

import io.vavr.control.Option;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.progress.Progress;
import sortis.entry.LogEntry.GameStarted;
import sortis.replay.Replay;
import sortis.value.Turn;
import sortis.world.World;

/// Logs that must hold a game.
final class Games {
    private Games() {}

    /// The first entry of a log.
    ///
    /// @throws Trouble if it starts no game
    static GameStarted start(Log log) {
        return log.transcript()
                .game()
                .getOrElseThrow(() ->
                        new Trouble(
                                log.path()
                                        + " holds no game: its first entry is no readable"
                                        + " game-started; try: sortis audit "
                                        + log.path()));
    }

    /// The turn of the last entry taken.
    static Turn lastTurn(Log log) {
        Turn first = firstTurn(log);
        return log.transcript().lastTurn().getOrElse(first);
    }

    /// The world of a log at the end of a turn, of that of its last entry if none is given.
    ///
    /// @throws Trouble if there is no game on that turn
    static World at(String path, Option<Turn> turn) {
        Log log = Log.read(path);
        return at(log, turn.getOrElse(() -> lastTurn(log)));
    }

    /// The world at the end of a turn.
    ///
    /// @throws Trouble if there is no game on that turn
    static World at(Log log, Turn turn) {
        GameStarted _ = start(log);
        Progress.entries("replaying", log.transcript().lines().size());
        return Troubles.orThrow(() -> new Replay(log.transcript()).at(turn))
                .getOrElseThrow(() -> before(log, turn));
    }

    /// That there is nothing on a turn before the game.
    static Trouble before(Log log, Turn turn) {
        return new Trouble(
                "the game in "
                        + log.path()
                        + " starts on turn "
                        + firstTurn(log)
                        + "; there is nothing on turn "
                        + turn);
    }

    /// The turn of the first entry.
    static Turn firstTurn(Log log) {
        GameStarted _ = start(log);
        return log.transcript()
                .taken()
                .headOption()
                .map(log.transcript()::turnOf)
                .getOrElse(Turn.ZERO);
    }
}
