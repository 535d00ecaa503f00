package sortis.cli.report;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.time.Due;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.Structure;
import sortis.world.World;

/// The state of a game as JSON, in the shape other programs rely on.
public final class StateJson {
    private StateJson() {}

    public static String of(World world) {
        return object(world).text();
    }

    static Json.Fields object(World world) {
        Seq<Tuple2<Square, Structure>> structures = world.land().structures().toVector();
        return Json.object()
                .with("turn", world.turn().number())
                .with("workshop", number(world.highestWorkshop()))
                .with("agents", world.agents().inOrder().map(agent -> agent(agent, world)))
                .with("buildings", structures.reject(StateJson::isRoad).map(StateJson::building))
                .with("roads", structures.filter(StateJson::isRoad).map(StateJson::road))
                .with("cleared", world.land().cleared().toVector().map(Json::of))
                .with("piles", world.stock().piles().toVector().map(StateJson::pile))
                .with("due", world.deliveries().map(StateJson::due))
                .with("total", Json.of(world.total()));
    }

    static Json.Fields agent(Agent agent, World world) {
        return Json.object()
                .with("name", agent.name().text())
                .with("at", Json.of(agent.plan().at(world.turn())))
                .with("activity", agent.plan().activity().toString())
                .with("authority", number(agent.authority()))
                .with("vehicle", number(agent.vehicle()))
                .with("load", Json.ifAny(agent.load()));
    }

    private static Option<Json> number(Option<Level> level) {
        return level.map(there -> new Json.Count(there.number()));
    }

    private static boolean isRoad(Tuple2<Square, Structure> each) {
        return each._2 instanceof Structure.Road;
    }

    private static Json building(Tuple2<Square, Structure> each) {
        return Json.object()
                .with("at", Json.of(each._1))
                .with("building", each._2.word())
                .with("level", each._2.level().number());
    }

    private static Json road(Tuple2<Square, Structure> each) {
        return Json.object().with("at", Json.of(each._1)).with("grade", each._2.level().number());
    }

    private static Json pile(Tuple2<Place, Bag> pile) {
        Json.Fields place =
                pile._1 instanceof Place.OnSquare(Square at)
                        ? Json.object().with("at", Json.of(at))
                        : Json.object();
        return place.with("stock", Json.of(pile._2));
    }

    private static Json due(Due due) {
        return Json.object()
                .with("at", Json.of(due.at()))
                .with("turn", due.turn().number())
                .with("stock", Json.of(due.goods()));
    }
}
