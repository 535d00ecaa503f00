package sortis.cli.page;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.Function;
import sortis.cli.page.Film.Scene;
import sortis.cli.page.Film.Way;
import sortis.cli.page.Thing.AuthorityOf;
import sortis.cli.page.Thing.Built;
import sortis.cli.page.Thing.Cleared;
import sortis.cli.page.Thing.Doing;
import sortis.cli.page.Thing.DueOn;
import sortis.cli.page.Thing.Load;
import sortis.cli.page.Thing.Pile;
import sortis.cli.page.Thing.VehicleOf;
import sortis.cli.page.Thing.Where;
import sortis.cli.page.Thing.Workshop;
import sortis.cli.page.Thing.Yield;
import sortis.map.OreGrade;
import sortis.map.Terrain;
import sortis.value.AgentName;
import sortis.value.Octet;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;

/// A film as the pages read it; what its parts mean is said in film.js.
final class GameJson {
    /// The pile that lies on no square.
    private static final int STORE = -1;

    private final Film film;

    private GameJson(Film film) {
        this.film = film;
    }

    static String of(Film film) {
        GameJson game = new GameJson(film);
        return "{"
                + member("first", film.first())
                + member("last", film.last())
                + member("x", numbers(film.map().columns()))
                + member("y", numbers(film.map().rows()))
                + member("ground", ground())
                + member("resources", Script.quoted(Resource.all().map(Resource::toString)))
                + member("stations", Script.list(film.stations()))
                + member("blanks", blanks(film))
                + member("play", Script.list(film.play().map(Sight::index)))
                + member("entries", Script.list(film.scenes().map(GameJson::scene)))
                + member("agents", Script.list(game.agents()))
                + member("built", game.each(Built.class, built -> "" + Sight.index(built.at())))
                + member(
                        "cleared",
                        game.each(Cleared.class, cleared -> "" + Sight.index(cleared.at())))
                + member("piles", game.each(Pile.class, pile -> lying(pile)))
                + member("due", game.each(DueOn.class, due -> at(due.at(), due.resource())))
                + member("yield", game.each(Yield.class, yield -> rank(yield.resource())))
                + "\"workshop\":"
                + game.track(new Workshop())
                + "}";
    }

    private static String member(String name, Object value) {
        return "\"" + name + "\":" + value + ",";
    }

    private static String numbers(Seq<Octet> sequence) {
        return Script.list(sequence.map(Octet::bits));
    }

    /// For each value of a square: 0 water, 1 forest, from 2 on mountains by their grade of ore.
    private static String ground() {
        return Script.list(Vector.rangeClosed(0, Octet.LAST).map(bits -> ground(new Octet(bits))));
    }

    private static int ground(Octet value) {
        return OreGrade.of(value)
                .map(grade -> 2 + grade)
                .getOrElse(Terrain.of(value) == Terrain.WATER ? 0 : 1);
    }

    private static String scene(Scene scene) {
        return "["
                + scene.number()
                + ","
                + scene.turn()
                + ","
                + Script.list(scene.squares().map(Sight::index))
                + "]";
    }

    private static String blanks(Film film) {
        return Script.list(
                Vector.ofAll(film.blanks())
                        .map(blank -> Script.list(Vector.of(blank.from(), blank.to()))));
    }

    private <T extends Thing> String each(Class<T> kind, Function<T, String> place) {
        return Script.list(
                film.all(kind).map(thing -> "[" + place.apply(thing) + "," + track(thing) + "]"));
    }

    private static String lying(Pile pile) {
        int place = pile.place() instanceof Place.OnSquare(Square at) ? Sight.index(at) : STORE;
        return place + "," + rank(pile.resource());
    }

    private static String at(Square square, Resource resource) {
        return Sight.index(square) + "," + rank(resource);
    }

    /// Its place in the list of all resources.
    private static String rank(Resource resource) {
        return Integer.toString(resource.rank() + 1);
    }

    private Seq<String> agents() {
        return film.all(Doing.class).map(doing -> agent(doing.agent()));
    }

    private String agent(AgentName name) {
        Seq<String> loads =
                film.all(Load.class)
                        .filter(load -> load.agent().equals(name))
                        .map(load -> "[" + rank(load.resource()) + "," + track(load) + "]");
        return "{"
                + member("name", Script.quoted(name.text()))
                + member("where", track(new Where(name)))
                + member("doing", track(new Doing(name)))
                + member("authority", track(new AuthorityOf(name)))
                + member("vehicle", track(new VehicleOf(name)))
                + member("load", Script.list(loads))
                + "\"ways\":"
                + Script.list(
                        Vector.ofAll(film.ways().getOrDefault(name, List.of())).map(GameJson::way))
                + "}";
    }

    private static String way(Way way) {
        return "[" + way.from() + "," + Script.list(way.corners().map(Sight::index)) + "]";
    }

    private String track(Thing thing) {
        return Script.list(
                Vector.ofAll(film.tracks().getOrDefault(thing, List.of())).map(GameJson::piece));
    }

    private static String piece(Piece piece) {
        boolean isStraight = piece.period() == 0 && piece.steps().size() == 1;
        Seq<Long> values = piece.steps().map(Piece.Step::value);
        String slope = piece.slope() == 0 && isStraight ? "" : "," + Script.number(piece.slope());
        return isStraight
                ? "[" + piece.from() + "," + Script.number(values.get(0)) + slope + "]"
                : "["
                        + piece.from()
                        + ","
                        + Script.list(piece.steps().map(Piece.Step::offset))
                        + ","
                        + Script.list(values.map(Script::number))
                        + slope
                        + ","
                        + piece.period()
                        + ","
                        + Script.number(piece.drift())
                        + "]";
    }
}
