package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.map.Terrain;
import sortis.replay.Moment;
import sortis.replay.Transcript;
import sortis.value.AgentName;
import sortis.value.EntryNumber;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// What there is to see around a line, as a sheet to read; what the entry changed is starred.
public final class SituationText {
    private static final String NOTHING = "nothing";

    private final Style style;

    public SituationText(Style style) {
        this.style = style;
    }

    /// The whole sheet.
    ///
    /// @param path of the log, as it was given
    public Seq<String> lines(String path, Situation situation) {
        String where = Words.shown(path) + ":" + situation.line().where().line();
        return Lines.wrapped(style.written(where + ": " + title(situation)), 2)
                .appendAll(text(situation))
                .appendAll(facts(situation))
                .append("")
                .appendAll(findings(situation));
    }

    /// Why a line that is not taken changes nothing.
    public static String whyPassed(Transcript transcript, LogLine line) {
        return transcript.strikes().isStruck(line)
                ? "this entry is struck"
                        + strike(transcript, line.number())
                                .map(strike -> " by line " + strike.where().line())
                                .getOrElse("")
                        + " and counts as never written"
                : "this line cannot be read and was skipped";
    }

    private static Option<Entry> strike(Transcript transcript, EntryNumber struck) {
        return transcript
                .taken()
                .find(entry ->
                        entry.content() instanceof EntryStruck(var target, _)
                                && target.equals(struck));
    }

    private static String title(Situation situation) {
        return switch (situation) {
            case Situation.Taken taken ->
                    EntryPhrase.of(taken.moment().entry().content())
                            + Vector.of("turn " + taken.turn())
                                    .appendAll(situation.line().where().paper().map(Words::shown))
                                    .mkString(" (", ", ", ")");
            case Situation.Passed passed -> passed.why();
        };
    }

    private Seq<String> text(Situation situation) {
        return Excerpt.of(situation.line().where().text(), new Span(0, 0), style.signs())
                .take(1)
                .map(line -> "    " + line);
    }

    /// The squares and agents of the entry, before and after it; where it changes nothing, the
    /// whole state.
    public Seq<String> facts(Situation situation) {
        return switch (situation) {
            case Situation.Taken taken -> moment(taken.moment());
            case Situation.Passed passed ->
                    Vector.of("", "The state there:")
                            .appendAll(StateText.of(passed.world()).lines().toList());
        };
    }

    private Seq<String> moment(Moment moment) {
        return moment.squares()
                .toVector()
                .flatMap(square -> square(moment, square))
                .appendAll(store(moment))
                .appendAll(moment.agents().flatMap(agent -> agent(moment, agent)));
    }

    private Seq<String> square(Moment moment, Square square) {
        return section(
                "Square " + Words.of(square) + ": " + ground(moment.after(), square),
                Vector.of(
                        Fact.of("cleared", moment, world -> cleared(world, square)),
                        Fact.of("stands", moment, world -> standing(world, square)),
                        Fact.of("pile", moment, world -> pile(world, square))));
    }

    private static String ground(World world, Square square) {
        var map = world.land().map();
        return map.value(square)
                + ", "
                + map.terrain(square)
                + map.ore(square).map(grade -> " with ore(" + grade + ")").getOrElse("");
    }

    private static Option<String> cleared(World world, Square square) {
        return Option.when(
                world.land().map().terrain(square) == Terrain.FOREST,
                () -> world.land().isCleared(square) ? "yes" : "no");
    }

    private static Option<String> standing(World world, Square square) {
        return Option.of(
                world.land()
                        .at(square)
                        .map(structure -> structure.word() + " " + structure.level())
                        .getOrElse(NOTHING));
    }

    private static Option<String> pile(World world, Square square) {
        return Option.when(!isPooled(world), () -> Words.of(world.pile(square)));
    }

    private static boolean isPooled(World world) {
        return !world.rules().stock().isCarried();
    }

    private Seq<String> store(Moment moment) {
        return isPooled(moment.after())
                ? section(
                        "The common store",
                        Vector.of(
                                Fact.of(
                                        "holds",
                                        moment,
                                        world -> Option.of(Words.of(world.stock().total())))))
                : Vector.empty();
    }

    private Seq<String> agent(Moment moment, AgentName name) {
        return section(
                "Agent " + Words.named(name.text()),
                Vector.of(
                        Fact.of("on", moment, world -> world.whereIs(name).map(Words::of)),
                        of("does", moment, name, agent -> agent.plan().activity().toString()),
                        of("authority", moment, name, agent -> level(agent.authority())),
                        of("vehicle", moment, name, agent -> level(agent.vehicle())),
                        of("carries", moment, name, agent -> Words.of(agent.load()))));
    }

    private static Fact of(
            String name, Moment moment, AgentName agent, Function<Agent, String> says) {
        return Fact.of(name, moment, world -> world.agents().named(agent).map(says));
    }

    private static String level(Option<?> level) {
        return level.map(Object::toString).getOrElse("none");
    }

    private Seq<String> section(String title, Seq<Fact> facts) {
        return Vector.of("")
                .appendAll(Lines.wrapped(style.written(title), 2))
                .appendAll(facts.flatMap(Fact::lines));
    }

    private Seq<String> findings(Situation situation) {
        return situation.findings().isEmpty()
                ? Vector.of("Nothing is wrong with this line.")
                : situation.findings().flatMap(this::finding);
    }

    private Seq<String> finding(Finding finding) {
        return Lines.wrapped(
                style.written(
                        finding.severity()
                                + " "
                                + finding.code()
                                + ": "
                                + Prose.sentence(finding)
                                + "."),
                2);
    }
}
