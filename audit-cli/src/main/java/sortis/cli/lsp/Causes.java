package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.cli.lsp.Study.Spot;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.value.AgentName;

/// Where things come from: a wrong line from the slip that caused it, an agent from where it
/// joined, a strike from the entry that it crosses out.
final class Causes {
    private Causes() {}

    static Seq<Location> of(String uri, Study study, Position place) {
        return study.at(place)
                .toVector()
                .flatMap(spot -> ranges(study, spot))
                .map(range -> new Location(uri, range));
    }

    private static Seq<Range> ranges(Study study, Spot spot) {
        Seq<Range> causes =
                study.findings(spot.line()).flatMap(study::causes).map(study::range).distinct();
        Seq<Range> agents =
                Pointing.agent(study, spot)
                        .toVector()
                        .flatMap(pointed -> joining(study, spot, pointed.what()));
        Seq<Range> entries =
                Pointing.entry(spot)
                        .flatMap(number -> study.entry(number.number()))
                        .toVector()
                        .map(study::line);
        return causes.isEmpty() ? agents.appendAll(entries) : causes;
    }

    /// The latest entry up to there by which the agent came.
    private static Seq<Range> joining(Study study, Spot spot, AgentName name) {
        return Vector.rangeClosedBy(spot.index(), 0, -1)
                .map(study.lines()::get)
                .reject(study.course().transcript().strikes()::isStruck)
                .find(line -> brings(line, name))
                .toVector()
                .map(line -> place(study, line, name));
    }

    private static boolean brings(LogLine line, AgentName name) {
        return line instanceof Entry entry
                && switch (entry.content()) {
                    case GameStarted game -> game.agents().contains(name);
                    case AgentJoined joined -> joined.agent().equals(name);
                    default -> false;
                };
    }

    private static Range place(Study study, LogLine line, AgentName name) {
        return Vector.of(line)
                .filter(Entry.class::isInstance)
                .map(Entry.class::cast)
                .flatMap(Pointing::named)
                .find(named -> named.name().equals(name))
                .map(named -> study.text().range(line.where(), named.place()))
                .getOrElse(() -> study.line(line));
    }
}
