package sortis.cli.command;

import sortis.cli.Log;
import sortis.cli.Trouble;
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

    /// The world at the end of a turn.
    ///
    /// @throws Trouble if there is no game on that turn
    static World at(Log log, Turn turn) {
        Turn first = firstTurn(log);
        return Troubles.orThrow(() -> new Replay(log.transcript()).at(turn))
                .getOrElseThrow(() ->
                        new Trouble(
                                "the game in "
                                        + log.path()
                                        + " starts on turn "
                                        + first
                                        + "; there is nothing on turn "
                                        + turn));
    }

    private static Turn firstTurn(Log log) {
        GameStarted _ = start(log);
        return log.transcript()
                .taken()
                .headOption()
                .map(log.transcript()::turnOf)
                .getOrElse(Turn.ZERO);
    }
}
