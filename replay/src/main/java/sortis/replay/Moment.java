package sortis.replay;

import io.vavr.Value;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.ActsAt;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SquareCharted;
import sortis.value.AgentName;
import sortis.value.Place;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// An entry, with the world just before it on its turn and just after it.
///
/// @param before none if the entry starts the game
public record Moment(Entry entry, Option<World> before, World after) {
    /// The squares that the entry names or changes.
    public SortedSet<Square> squares() {
        return TreeSet.ofAll(
                named(entry.content()).appendAll(before.toVector().flatMap(this::changed)));
    }

    private static Seq<Square> named(GameEntry content) {
        return switch (content) {
            case GameStarted game -> Vector.of(game.start());
            case SquareCharted chart -> Vector.of(chart.at());
            case AgentMoved moved -> moved.path().corners();
            case RoadLaid road -> road.path().corners();
            case RouteAssigned route ->
                    route.stops().flatMap(stop -> stop.via().prepend(stop.at()));
            case AgentJoined joined -> Vector.of(joined.at());
            case PositionNoted noted -> Vector.of(noted.at());
            case StockCounted count -> count.at().toVector();
            case ActsAt acting -> Vector.of(acting.at());
            default -> Vector.empty();
        };
    }

    private Seq<Square> changed(World earlier) {
        Set<Square> built =
                differing(earlier.land().standing(), after.land().standing()).map(each -> each._1);
        Set<Place> piled =
                differing(earlier.stock().lying(), after.stock().lying()).map(each -> each._1);
        return built.addAll(after.land().clearings().diff(earlier.land().clearings()))
                .toVector()
                .appendAll(
                        piled.flatMap(place ->
                                place instanceof Place.OnSquare(Square at)
                                        ? Option.of(at)
                                        : Option.none()));
    }

    /// What is in one and not in the other.
    private static <T> Set<T> differing(Value<T> one, Value<T> other) {
        Set<T> first = HashSet.ofAll(one);
        Set<T> second = HashSet.ofAll(other);
        return first.diff(second).union(second.diff(first));
    }

    /// The agents that the entry names or changes, and those who are on its squares, in the order
    /// in which they joined.
    public Seq<AgentName> agents() {
        SortedSet<Square> here = squares();
        return after.agents()
                .inOrder()
                .filter(agent -> isNamed(agent) || isChanged(agent) || here.contains(place(agent)))
                .map(Agent::name);
    }

    private boolean isNamed(Agent agent) {
        return entry.content().namedAgent().contains(agent.name());
    }

    private boolean isChanged(Agent agent) {
        return !before.flatMap(world -> world.agents().named(agent.name())).contains(agent);
    }

    private Square place(Agent agent) {
        return agent.plan().at(after.turn());
    }
}
