package sortis.cli.command;

import io.vavr.control.Option;
import picocli.CommandLine.ParseResult;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.picture.Chart;
import sortis.entry.LogEntry.GameStarted;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.world.World;

/// Of what a map is drawn: of two seeds, or of a game on a turn.
///
/// @param log that holds the game, as it was given
/// @param title what the map shows, in words
record MapSubject(WorldMap map, Option<World> world, Option<String> log, String title) {
    /// Two names are seeds, one is a log.
    ///
    /// @throws Trouble if they are not, or the game has nothing on that turn
    static MapSubject of(ParseResult asked) {
        String first = Options.argument(asked, 0);
        String second = Options.argument(asked, 1);
        if (!second.isEmpty()) {
            return of(asked, first, second);
        }
        if (first.matches("[0-9A-Fa-f]{1,2}") && !new java.io.File(first).exists()) {
            throw new Trouble("a map has two seeds, such as: sortis map " + first + " 5A");
        }
        Log log = Log.read(first);
        return of(log, Games.at(log, Options.turn(asked).getOrElse(() -> Games.lastTurn(log))));
    }

    private static MapSubject of(ParseResult asked, String xSeed, String ySeed) {
        if (asked.hasMatchedOption(Options.TURN)) {
            throw new Trouble(Options.TURN + " is for logs; two seeds have no turns");
        }
        WorldMap map =
                WorldMap.of(MapCommand.seed("XSEED", xSeed), MapCommand.seed("YSEED", ySeed));
        String title = "Map of the seeds " + map.seed(Axis.X) + " and " + map.seed(Axis.Y);
        return new MapSubject(map, Option.none(), Option.none(), title);
    }

    /// A game at the end of the world's turn.
    static MapSubject of(Log log, World world) {
        GameStarted start = Games.start(log);
        String title =
                start.title().filter(words -> !words.isBlank()).getOrElse(log.name())
                        + start.player().map(player -> " by " + player).getOrElse("")
                        + ", turn "
                        + world.turn();
        return new MapSubject(world.land().map(), Option.of(world), Option.of(log.path()), title);
    }

    Chart chart() {
        return world.map(Chart::of).getOrElse(() -> Chart.of(map));
    }
}
