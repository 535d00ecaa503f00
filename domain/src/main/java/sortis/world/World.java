package sortis.world;

import io.vavr.Tuple;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import sortis.entry.AgentEntry;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.LedgerEntry;
import sortis.entry.LogEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.MapEntry;
import sortis.entry.ProductionEntry;
import sortis.map.WorldMap;
import sortis.ruling.HouseRules;
import sortis.time.Carrying;
import sortis.time.Due;
import sortis.time.Haulage;
import sortis.time.Hauler;
import sortis.time.Pace;
import sortis.time.Stock;
import sortis.time.Yard;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Place;
import sortis.value.Square;
import sortis.value.Turn;

/// The state of a game on a turn, after the entries taken so far (rulebook §4 to §6).
public record World(HouseRules rules, Turn turn, Land land, Agents agents, Stock stock) {
    /// Before the first entry nothing exists.
    public static final World NOTHING =
            new World(
                    HouseRules.DEFAULT,
                    Turn.ZERO,
                    Land.untouched(WorldMap.of(Octet.ZERO, Octet.ZERO)),
                    Agents.NOBODY,
                    Stock.NOTHING);

    /// The world that a first entry makes.
    public static World begun(GameStarted game, Turn turn) {
        HouseRules rules = game.rulings();
        World empty =
                new World(
                        rules,
                        turn,
                        Land.untouched(WorldMap.of(game.seeds().x(), game.seeds().y())),
                        Agents.NOBODY,
                        Stock.NOTHING.plus(
                                rules.stock().placeOf(game.start()),
                                rules.opening().withoutZeros()));
        return game.agents()
                .foldLeft(
                        empty, (world, name) -> world.joinedBy(Agent.standing(name, game.start())));
    }

    /// The world at the end of that turn, this one or later, if no entry comes between (rulebook
    /// §4); a world answers for any turn at the same cost.
    ///
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public World carriedTo(Turn later) {
        return carriedTo(later, Haulage::carried);
    }

    /// The same, with goods carried by somebody who perhaps remembers having done so before.
    public World carriedTo(Turn later, Carrying carrying) {
        return turn.isBefore(later)
                ? moved(carrying.carried(Yards.of(this), turn, later), later)
                : this;
    }

    private World moved(Yard yard, Turn later) {
        UnaryOperator<Agent> onTheWay = Authority.onTheWay(land, turn, later);
        Agents arrived =
                agents.changingAll(
                        agent -> onTheWay.apply(agent).following(agent.plan().on(later)));
        return new World(rules, later, land, arrived, stock).with(yard);
    }

    /// The part of the world that goods depend on.
    public Yard yard() {
        return Yards.of(this);
    }

    World with(Yard yard) {
        Agents loaded =
                yard.haulers()
                        .foldLeft(
                                agents,
                                (all, hauler) ->
                                        all.changing(
                                                hauler.name(),
                                                agent -> agent.carrying(hauler.load())));
        Land fired =
                yard.lit()
                        .diff(land.litOn(turn))
                        .foldLeft(land, (now, square) -> Yards.fired(now, square, turn));
        return new World(rules, turn, fired, loaded, yard.stock());
    }

    /// The world in which the entry's agent exists and is where the entry has it, which is what
    /// happened (rulebook §8, `agent-unknown` and `agent-absent`).
    public World settled(GameEntry entry) {
        return Presence.settled(this, entry);
    }

    /// The world after an entry of this turn has been taken as written, legal or not; total, never
    /// judging.
    public World after(GameEntry entry) {
        return settled(entry).taking(entry);
    }

    private World taking(GameEntry entry) {
        return switch (entry) {
            case LogEntry _, MapEntry _, LedgerEntry _ -> this;
            case AgentEntry moving -> Travel.after(this, moving);
            case BuildingEntry building -> Building.after(this, building);
            case ProductionEntry producing -> Industry.after(this, producing);
            case HaulageEntry hauling -> Carriage.after(this, hauling);
        };
    }

    /// How fast agents walk by the roads as they are now.
    public Pace pace() {
        return new Pace(rules.walk(), rules.roadSpeed(), land);
    }

    /// Where the agent is now, if there is one of that name.
    public Option<Square> whereIs(AgentName name) {
        return agents.named(name).map(agent -> agent.plan().at(turn));
    }

    /// Where goods on a square are kept.
    public Place placeOf(Square square) {
        return rules.stock().placeOf(square);
    }

    /// The pile on a square, or the common store.
    public Bag pile(Square square) {
        return stock.pile(placeOf(square));
    }

    /// What an agent can pay with: the pile on its square, then its load (rulebook §6).
    public Bag funds(AgentName name) {
        return agents.named(name)
                .map(agent -> pile(agent.plan().at(turn)).plus(agent.load()))
                .getOrElse(Bag.EMPTY);
    }

    /// Everything in piles and loads together, goods due not counted.
    public Bag total() {
        return agents.inOrder().map(Agent::load).fold(stock.total(), Bag::plus);
    }

    /// The highest level of workshop standing.
    public Option<Level> highestWorkshop() {
        return land.highestWorkshop();
    }

    /// The agents that operate the extractor on a square: one at the most.
    public Seq<AgentName> operatorsAt(Square square) {
        return agents.inOrder()
                .filter(agent -> agent.plan().equals(new Plan.Operating(square)))
                .map(Agent::name);
    }

    /// What is due, by square, then by turn; what falls due together as one.
    public Seq<Due> deliveries() {
        return stock.due()
                .groupBy(due -> Tuple.of(due.at(), due.turn()))
                .values()
                .map(together -> together.reduce(Due::with))
                .toVector()
                .sorted(Due.ORDER);
    }

    /// The operated extractors.
    public Seq<Mine> mines() {
        return agents.inOrder().flatMap(agent -> Mine.of(land, agent));
    }

    World joinedBy(Agent agent) {
        return new World(rules, turn, land, agents.joinedBy(agent), stock);
    }

    World with(Land changed) {
        return new World(rules, turn, changed, agents, stock);
    }

    World with(Stock changed) {
        return new World(rules, turn, land, agents, changed);
    }

    World changing(AgentName name, UnaryOperator<Agent> change) {
        return new World(rules, turn, land, agents.changing(name, change), stock);
    }

    /// The agent stands on that square now, and has seen the workshop that stands there.
    World putting(AgentName name, Square square) {
        return changing(
                name,
                agent ->
                        Authority.visiting(
                                agent.following(new Plan.Standing(square)), land, square));
    }

    /// With that much less in the sources an agent pays from: all there is of it, the pile first.
    World paying(AgentName name, Bag cost) {
        return agents.named(name).fold(() -> this, agent -> paying(agent, cost));
    }

    private World paying(Agent agent, Bag cost) {
        Place place = placeOf(agent.plan().at(turn));
        Bag piled = cost.within(stock.pile(place));
        Bag carried = cost.minus(piled).within(agent.load());
        return with(stock.minus(place, piled))
                .changing(agent.name(), payer -> payer.carrying(payer.load().minus(carried)));
    }

    /// Everybody stands still who operates an extractor on one of these squares.
    World idlingAt(Seq<Square> squares) {
        var there = HashSet.ofAll(squares);
        return new World(
                rules, turn, land, agents.changingAll(agent -> idled(agent, there)), stock);
    }

    private static Agent idled(Agent agent, HashSet<Square> squares) {
        return agent.plan() instanceof Plan.Operating(Square on) && squares.contains(on)
                ? agent.following(new Plan.Standing(on))
                : agent;
    }

    /// Everybody who stands on a workshop square that was just raised gains its authority.
    World admiring(Square square) {
        return land.levelOf(BuildingKind.WORKSHOP, square).isEmpty()
                ? this
                : new World(
                        rules,
                        turn,
                        land,
                        agents.changingAll(agent -> admiring(agent, square)),
                        stock);
    }

    private Agent admiring(Agent agent, Square square) {
        return agent.plan().at(turn).equals(square)
                ? Authority.visiting(agent, land, square)
                : agent;
    }

    Seq<Hauler> haulers() {
        return agents.inOrder().flatMap(agent -> Yards.hauler(agent, rules));
    }
}
