package sortis.cli.report;

import java.util.Locale;
import sortis.replay.diff.Topic;
import sortis.value.Place;
import sortis.value.Square;

/// The names of what two states can differ in.
final class TopicText {
    private TopicText() {}

    static String of(Topic topic) {
        return switch (topic) {
            case Topic.Workshop _ -> "workshop";
            case Topic.Total(var resource) -> "total." + resource;
            case Topic.BuildingOn(var at) -> "building " + square(at);
            case Topic.RoadOn(var at) -> "road " + square(at);
            case Topic.Cleared(var at) -> "cleared " + square(at);
            case Topic.PileIn(Place.OnSquare(var at)) -> "pile " + square(at);
            case Topic.PileIn(Place.CommonStore _) -> "pile";
            case Topic.DueOn(var at, var turn) -> "due " + square(at) + " " + turn;
            case Topic.OfAgent(var agent, var aspect) ->
                    "agent " + agent + " " + aspect.name().toLowerCase(Locale.ROOT);
        };
    }

    private static String square(Square at) {
        return "[" + at.x() + "," + at.y() + "]";
    }
}
