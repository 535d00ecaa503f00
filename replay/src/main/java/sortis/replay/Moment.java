package sortis.replay;

import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
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

    /// What is cleared is named anyway.
    private Seq<Square> changed(World earlier) {
        Seq<Square> built = differing(earlier.land().standing(), after.land().standing());
        Seq<Place> piled = differing(earlier.stock().lying(), after.stock().lying());
        return built.appendAll(
                piled.flatMap(place ->
                        place instanceof Place.OnSquare(Square at)
                                ? Option.of(at)
                                : Option.none()));
    }

    /// The keys under which the two do not hold the same. Most entries leave both maps as they are,
    /// and then nothing is gone through.
    @SuppressWarnings("ReferenceEquality")
    private static <K, V> Seq<K> differing(Map<K, V> one, Map<K, V> other) {
        if (one == other) {
            return Vector.empty();
        }
        List<K> keys = new ArrayList<>();
        for (Tuple2<K, V> each : other) {
            if (!one.get(each._1).contains(each._2)) {
                keys.addLast(each._1);
            }
        }
        for (Tuple2<K, V> each : one) {
            if (!other.containsKey(each._1)) {
                keys.addLast(each._1);
            }
        }
        return Vector.ofAll(keys);
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
