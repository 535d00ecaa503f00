package sortis.replay.diff;

import java.util.Comparator;
import sortis.value.AgentName;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// What two states can differ in.
public sealed interface Topic {
    /// The highest level of workshop.
    record Workshop() implements Topic {}

    record Total(Resource resource) implements Topic {}

    record BuildingOn(Square at) implements Topic {}

    record RoadOn(Square at) implements Topic {}

    record Cleared(Square at) implements Topic {}

    record PileIn(Place place) implements Topic {}

    record DueOn(Square at, Turn turn) implements Topic {}

    record OfAgent(AgentName agent, Aspect aspect) implements Topic {}

    /// What is said of an agent.
    enum Aspect {
        AT,
        ACTIVITY,
        AUTHORITY,
        VEHICLE,
        LOAD
    }

    /// The order in which differences are named; those of one agent, each agent in its turn.
    Comparator<Topic> ORDER =
            Comparator.comparingInt(Topic::rank)
                    .thenComparing(Topic::resource)
                    .thenComparing(Topic::place)
                    .thenComparing(Topic::turn)
                    .thenComparing(Topic::aspect);

    private int rank() {
        return switch (this) {
            case Workshop _ -> 0;
            case Total _ -> 1;
            case BuildingOn _ -> 2;
            case RoadOn _ -> 3;
            case Cleared _ -> 4;
            case PileIn _ -> 5;
            case DueOn _ -> 6;
            case OfAgent _ -> 7;
        };
    }

    private Resource resource() {
        return this instanceof Total(var resource) ? resource : Resource.WOOD;
    }

    private Place place() {
        return switch (this) {
            case BuildingOn(var at) -> new Place.OnSquare(at);
            case RoadOn(var at) -> new Place.OnSquare(at);
            case Cleared(var at) -> new Place.OnSquare(at);
            case DueOn(var at, _) -> new Place.OnSquare(at);
            case PileIn(var place) -> place;
            case Workshop _, Total _, OfAgent _ -> Place.store();
        };
    }

    private Turn turn() {
        return this instanceof DueOn(_, var turn) ? turn : Turn.ZERO;
    }

    private Aspect aspect() {
        return this instanceof OfAgent(_, var aspect) ? aspect : Aspect.AT;
    }
}
