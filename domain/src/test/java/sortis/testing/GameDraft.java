package sortis.testing;

import static sortis.testing.Words.agent;
import static sortis.testing.Words.bag;
import static sortis.testing.Words.octet;
import static sortis.testing.Words.square;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.ruling.Choice;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;

/// The first entry of a log.
///
/// @param turn the turn on which the game starts
public record GameDraft(
        Turn turn, Seeds seeds, Square start, Seq<AgentName> agents, HouseRules rules)
        implements Line {
    /// A game on the map of the seeds 01 and 5A: agent A stands in the forest of `[5, 14]` and has
    /// two ore(0) there.
    ///
    /// Around that square lie forest on `[6, 14]`, `[5, 15]`, `[6, 15]`, `[5, 16]`, `[6, 16]`, `[5,
    /// 17]` and `[6, 17]`, mountains of ore(0) on `[4, 14]` to `[4, 17]`, one of ore(1) on `[5,
    /// 18]`, and water on `[5, 13]`, `[6, 13]`, `[7, 14]` and `[7, 15]`.
    public static GameDraft aGame() {
        return new GameDraft(
                Turn.ZERO,
                new Seeds(octet("01"), octet("5A")),
                square("5,14"),
                Vector.of(agent("A")),
                HouseRules.DEFAULT);
    }

    public GameDraft on(long number) {
        return new GameDraft(new Turn(number), seeds, start, agents, rules);
    }

    public GameDraft seeds(String x, String y) {
        return new GameDraft(turn, new Seeds(octet(x), octet(y)), start, agents, rules);
    }

    public GameDraft startingAt(String at) {
        return new GameDraft(turn, seeds, square(at), agents, rules);
    }

    /// With exactly these agents, as many as the rulings ask for.
    public GameDraft agents(String... names) {
        return named(names).ruling(now -> Rulings.openingAgents(now, names.length));
    }

    /// With exactly these agents, whatever the rulings ask for.
    public GameDraft named(String... names) {
        return new GameDraft(turn, seeds, start, Vector.of(names).map(Words::agent), rules);
    }

    public GameDraft opening(String resource, long amount) {
        return opening(bag(resource, amount));
    }

    public GameDraft opening(String resource, long amount, String other, long more) {
        return opening(bag(resource, amount, other, more));
    }

    /// With a thousand of wood and of each ore up to ore(3) on the start square.
    public GameDraft rich() {
        return opening(
                bag("wood", 1000, "ore(0)", 1000)
                        .plus(bag("ore(1)", 1000, "ore(2)", 1000))
                        .plus(bag("ore(3)", 1000)));
    }

    public GameDraft opening(Bag goods) {
        return ruling(now -> Rulings.opening(now, goods));
    }

    public GameDraft ruling(Choice choice) {
        return ruling(now -> Rulings.choosing(now, choice));
    }

    public GameDraft openingAgents(int number) {
        return ruling(now -> Rulings.openingAgents(now, number));
    }

    public GameDraft clearingWood(long wood) {
        return ruling(now -> Rulings.clearingWood(now, wood));
    }

    public GameDraft carry(long slots) {
        return ruling(now -> Rulings.carry(now, slots));
    }

    public GameDraft walk(int squares) {
        return ruling(now -> Rulings.walk(now, squares));
    }

    private GameDraft ruling(UnaryOperator<HouseRules> change) {
        return new GameDraft(turn, seeds, start, agents, change.apply(rules));
    }

    public GameStarted started() {
        return new GameStarted(seeds, start, agents, Option.none(), Option.none(), rules);
    }

    @Override
    public LogLine standing(Where where, Turn last) {
        return new LogLine.Entry(where, turn, Option.none(), Option.none(), started());
    }
}
