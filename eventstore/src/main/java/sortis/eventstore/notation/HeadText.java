package sortis.eventstore.notation;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogEntry.GameStarted;
import sortis.eventstore.line.Quoted;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Turn;

/// The lines that start a game.
public final class HeadText {
    private HeadText() {}

    /// @param tail number and note, with a blank before them
    static Seq<String> lines(GameStarted game, Turn turn, String tail) {
        String rulings = rulings(game.rulings());
        return Vector.of(first(game) + tail)
                .appendAll(turn.equals(Turn.ZERO) ? Vector.empty() : Vector.of("@" + turn))
                .append("seeds " + game.seeds().x() + " " + game.seeds().y())
                .append("start " + Spelling.square(game.start()))
                .append(agents(game.agents()))
                .appendAll(rulings.isEmpty() ? Vector.empty() : Vector.of("rulings" + rulings));
    }

    private static String first(GameStarted game) {
        return Words.SORTIS
                + game.title().map(title -> " " + Quoted.of(title)).getOrElse("")
                + game.player().map(player -> " by " + Spelling.name(player)).getOrElse("");
    }

    private static String agents(Seq<AgentName> agents) {
        return agents.map(AgentName::text).map(Spelling::name).prepend(Words.AGENTS).mkString(" ");
    }

    /// Those that differ from what readers assume, each with a blank before it.
    public static String rulings(HouseRules rules) {
        return spelled(rules)
                .zip(spelled(HouseRules.DEFAULT))
                .filter(both -> !both._1.equals(both._2))
                .map(both -> " " + both._1._1 + "=" + both._1._2)
                .mkString();
    }

    /// Each in the order of rulebook §3.
    private static Seq<Tuple2<String, String>> spelled(HouseRules rules) {
        return Words.SWITCHES.zip(
                Vector.of(
                        Spelling.goods(rules.opening()),
                        String.valueOf(rules.openingAgents()),
                        rules.clearingWood().toString(),
                        rules.stock().spelling(),
                        rules.levels().spelling(),
                        rules.workshopAuthority().spelling(),
                        rules.house().spelling(),
                        rules.vehicleSlots().spelling(),
                        rules.vehicleCost().spelling(),
                        rules.carry().toString(),
                        String.valueOf(rules.walk()),
                        rules.roadSpeed().spelling(),
                        rules.moves().spelling()));
    }
}
