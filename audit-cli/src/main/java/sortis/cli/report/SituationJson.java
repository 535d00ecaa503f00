package sortis.cli.report;

import io.vavr.control.Option;
import sortis.replay.Moment;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.world.Structure;
import sortis.world.World;

/// What there is to see around a line, for other programs.
public final class SituationJson {
    private SituationJson() {}

    /// One object.
    ///
    /// @param log the file's name without its folder
    public static String of(String log, Situation situation) {
        return Json.object()
                .with("log", log)
                .with("line", situation.line().where().line())
                .with("entry", situation.line().number().number())
                .and(told(situation))
                .with("findings", situation.findings().map(AuditJson::object))
                .text();
    }

    private static Json.Fields told(Situation situation) {
        return switch (situation) {
            case Situation.Taken taken ->
                    Json.object()
                            .with("taken", new Json.Flag(true))
                            .with("turn", taken.turn().number())
                            .and(moment(taken.moment()));
            case Situation.Passed passed ->
                    Json.object()
                            .with("taken", new Json.Flag(false))
                            .with("why", passed.why())
                            .with("state", StateJson.object(passed.world()));
        };
    }

    private static Json.Fields moment(Moment moment) {
        return Json.object()
                .with("squares", moment.squares().toVector().map(square -> square(moment, square)))
                .with("agents", moment.agents().map(agent -> agent(moment, agent)));
    }

    private static Json square(Moment moment, Square square) {
        var map = moment.after().land().map();
        return Json.object()
                .with("at", Json.of(square))
                .with("value", map.value(square).toString())
                .with("terrain", map.terrain(square).toString())
                .with("ore", map.ore(square).map(Json.Count::new))
                .with("before", moment.before().map(world -> square(world, square)))
                .with("after", square(moment.after(), square));
    }

    private static Json square(World world, Square square) {
        return Json.object()
                .with("cleared", new Json.Flag(world.land().isCleared(square)))
                .and(world.land().at(square).map(SituationJson::structure).getOrElse(Json::object))
                .with("pile", Json.of(world.pile(square)));
    }

    private static Json.Fields structure(Structure structure) {
        return structure instanceof Structure.Road
                ? Json.object().with("road", structure.level().number())
                : Json.object()
                        .with("building", structure.word())
                        .with("level", structure.level().number());
    }

    private static Json agent(Moment moment, AgentName name) {
        return Json.object()
                .with("name", name.text())
                .with("before", moment.before().flatMap(world -> agent(world, name)))
                .with("after", agent(moment.after(), name));
    }

    private static Option<Json.Fields> agent(World world, AgentName name) {
        return world.agents().named(name).map(agent -> StateJson.agent(agent, world));
    }
}
