package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.cli.lsp.Pointing.Pointed;
import sortis.cli.lsp.Study.Spot;
import sortis.cli.report.Phrases;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.map.Terrain;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// What an editor shows beside the cursor: of a square or an agent how they are after the entry,
/// elsewhere what the entry did and what is wrong with it.
final class Hovers {
    private Hovers() {}

    static Option<Hover> at(Study study, Position place) {
        if (study.course().transcript().game().isEmpty()) {
            return study.at(place).map(spot -> entry(study, spot));
        }
        return Pointing.square(study, place)
                .map(pointed -> square(study, place, pointed))
                .orElse(() -> study.at(place).map(spot -> agentOrEntry(study, spot)));
    }

    private static Hover square(Study study, Position place, Pointed<Square> pointed) {
        int index = study.before(study.text().row(place) + 1);
        return hover(square(study.after(index), pointed.what()), pointed.range());
    }

    private static Seq<String> square(World world, Square at) {
        return Vector.of("**" + at.x() + "," + at.y() + "** " + ground(world, at))
                .append("- stands: " + standing(world, at))
                .append(
                        (isPooled(world) ? "- common store: " : "- pile: ")
                                + Phrases.of(world.pile(at)))
                .appendAll(
                        world.agents()
                                .inOrder()
                                .filter(agent -> agent.plan().at(world.turn()).equals(at))
                                .map(agent -> "- here: " + name(agent) + ", " + activity(agent)));
    }

    private static boolean isPooled(World world) {
        return !world.rules().stock().isCarried();
    }

    private static String ground(World world, Square at) {
        var map = world.land().map();
        String cleared = world.land().isCleared(at) ? ", cleared" : ", not cleared";
        return map.value(at)
                + ", "
                + map.terrain(at)
                + (map.terrain(at) == Terrain.FOREST ? cleared : "")
                + map.ore(at).map(grade -> " with ore(" + grade + ")").getOrElse("");
    }

    private static String standing(World world, Square at) {
        return world.land()
                .at(at)
                .map(structure -> structure.word() + " " + structure.level())
                .getOrElse("nothing");
    }

    private static Hover agentOrEntry(Study study, Spot spot) {
        World world = study.after(spot.index());
        return Pointing.agent(study, spot)
                .flatMap(pointed ->
                        world.agents()
                                .named(pointed.what())
                                .map(agent -> hover(agent(world, agent), pointed.range())))
                .getOrElse(() -> entry(study, spot));
    }

    private static Seq<String> agent(World world, Agent agent) {
        Square at = agent.plan().at(world.turn());
        return Vector.of(
                        "**"
                                + name(agent)
                                + "** on "
                                + at.x()
                                + ","
                                + at.y()
                                + ", "
                                + activity(agent))
                .append("- authority: " + level(agent.authority()))
                .append("- vehicle: " + level(agent.vehicle()))
                .append("- carries: " + Phrases.of(agent.load()));
    }

    private static String name(Agent agent) {
        return escaped(agent.name().text());
    }

    private static String activity(Agent agent) {
        return switch (agent.plan().activity()) {
            case ROUTE -> "on a route";
            case STANDING, WALKING, OPERATING -> agent.plan().activity().toString();
        };
    }

    private static String level(Option<?> level) {
        return level.map(Object::toString).getOrElse("none");
    }

    private static Hover entry(Study study, Spot spot) {
        Seq<String> said =
                spot.line() instanceof Entry entry
                        ? Vector.of("**" + escaped(Phrases.of(entry.content())) + "**")
                                .appendAll(state(study, spot))
                        : Vector.of("**This line cannot be read.**");
        return hover(
                said.appendAll(study.findings(spot.line()).flatMap(Hovers::finding)),
                study.line(spot.line()));
    }

    private static Seq<String> state(Study study, Spot spot) {
        if (study.course().transcript().strikes().isStruck(spot.line())) {
            return Vector.of("", "Struck: it counts as never written.");
        }
        World world = study.after(spot.index());
        return study.course().transcript().game().isEmpty()
                ? Vector.empty()
                : Vector.of(
                        "",
                        "After it: turn " + world.turn() + ", " + workshop(world) + ".",
                        "",
                        "In all: " + Phrases.of(world.total()) + ".");
    }

    private static String workshop(World world) {
        return world.highestWorkshop()
                .map(level -> "highest workshop " + level)
                .getOrElse("no workshop");
    }

    private static Seq<String> finding(Finding finding) {
        return Vector.of("", "**" + finding.severity() + "** `" + finding.code() + "`", "")
                .append(escaped(Phrases.sentence(finding)))
                .append("")
                .appendAll(Phrases.working(finding).map(line -> "    " + line));
    }

    private static Hover hover(Seq<String> lines, Range range) {
        return new Hover(new MarkupContent(MarkupKind.MARKDOWN, lines.mkString("\n")), range);
    }

    /// Text in which no sign has a meaning for Markdown.
    static String escaped(String text) {
        return Phrases.shown(text).replaceAll("[\\\\`*_{}\\[\\]()#+!|<>~&-]", "\\\\$0");
    }
}
