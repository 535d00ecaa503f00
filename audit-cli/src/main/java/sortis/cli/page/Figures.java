package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Map;
import sortis.cli.page.Thing.Doing;
import sortis.cli.page.Thing.Load;
import sortis.cli.page.Thing.Pile;
import sortis.cli.page.Thing.Workshop;
import sortis.cli.page.Thing.Yield;
import sortis.value.Resource;

/// Numbers of a game as a whole, turn by turn.
final class Figures {
    /// More turns than that are not drawn.
    private static final int POINTS = 240;

    /// More resources than that are not told apart.
    private static final int LOOKS = 6;

    private final Film film;
    private final Map<Resource, Vector<Thing>> goods;

    Figures(Film film) {
        this.film = film;
        this.goods =
                film.all(Pile.class)
                        .<Thing>map(pile -> pile)
                        .appendAll(film.all(Load.class))
                        .toVector()
                        .groupBy(Figures::resource)
                        .toJavaMap();
    }

    private static Resource resource(Thing goods) {
        return switch (goods) {
            case Pile(_, var resource, _) -> resource;
            case Load(_, var resource) -> resource;
            default -> Resource.WOOD;
        };
    }

    /// The turns that a chart shows: those on which something changes, each with the one before it,
    /// thinned out where they lie close.
    static Vector<Long> turns(Axis axis) {
        Vector<Long> turns = Vector.empty();
        double free = 0;
        for (long turn : axis.places().keySet()) {
            double place = axis.place(turn);
            if (place >= free || turn == axis.last()) {
                turns = turns.append(turn - 1).append(turn);
                free = place + (double) Axis.LENGTH / POINTS;
            }
        }
        return turns.filter(turn -> turn >= axis.first()).distinct().sorted();
    }

    /// The level of the highest workshop; -1 for none.
    long workshop(long turn) {
        return film.at(new Workshop(), turn);
    }

    long agents(long turn) {
        return film.all(Doing.class).count(doing -> film.at(doing, turn) >= 0);
    }

    /// What all extractors yield a turn.
    long mined(long turn) {
        return film.all(Yield.class).map(each -> film.at(each, turn)).fold(0L, Long::sum);
    }

    long stock(long turn) {
        return Vector.ofAll(goods.keySet()).map(each -> stock(each, turn)).fold(0L, Long::sum);
    }

    private long stock(Resource resource, long turn) {
        return goods.getOrDefault(resource, Vector.empty())
                .map(thing -> film.at(thing, turn))
                .fold(0L, Long::sum);
    }

    Series workshops(String name, int look, Vector<Long> turns) {
        return Series.of(name, look, turns, this::workshop);
    }

    Vector<Series> yields(Vector<Long> turns) {
        return Vector.ofAll(film.all(Yield.class))
                .sortBy(Yield::resource)
                .take(LOOKS)
                .zipWithIndex((each, look) ->
                        Series.of(
                                each.resource().toString(),
                                look,
                                turns,
                                turn -> film.at(each, turn)));
    }

    Vector<Series> stocks(Vector<Long> turns) {
        Seq<Resource> resources = TreeMap.ofAll(goods).keySet().toVector();
        return Vector.ofAll(resources)
                .take(LOOKS)
                .zipWithIndex((each, look) ->
                        Series.of(each.toString(), look, turns, turn -> stock(each, turn)))
                .reject(Series::isNothing);
    }
}
