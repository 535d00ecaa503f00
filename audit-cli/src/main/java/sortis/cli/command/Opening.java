package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.ParseResult;
import sortis.cli.Trouble;
import sortis.cli.report.FaultText;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.EventStore;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.notation.Piece;
import sortis.value.Square;

/// The first entry of a log, made of options: written in the notation, and read as any log is, so
/// that nothing comes out that no log could hold.
final class Opening {
    static final String AGENTS = "--agents";
    static final String TITLE = "--title";
    static final String PLAYER = "--player";
    static final String RULINGS = "--rulings";

    private static final String COUNT = "openingAgents";

    private Opening() {}

    /// @throws Trouble if an option says nothing that can be written
    static Entry entry(ParseResult asked, Seeds seeds, Square start) {
        Seq<String> names = Options.text(asked, AGENTS).fold(Vector::empty, Opening::names);
        Seq<String> lines =
                Vector.of(
                                Option.some(titled(asked)),
                                Option.some("seeds " + seeds.x() + " " + seeds.y()),
                                Option.some("start " + start.x() + "," + start.y()),
                                Option.when(!names.isEmpty(), () -> agents(names)),
                                rulings(asked, names.size()).map(rules -> "rulings " + rules))
                        .flatMap(line -> line);
        return read(lines.mkString("\n"))
                .flatMap(Opening::readable)
                .headOption()
                .map(entry -> checked(entry, names.size()))
                .getOrElseThrow(() -> new Trouble("these options make no game"));
    }

    private static String titled(ParseResult asked) {
        String title = Options.text(asked, TITLE).map(it -> " " + Quoted.of(it)).getOrElse("");
        String by = Options.text(asked, PLAYER).map(it -> " by " + Quoted.of(it)).getOrElse("");
        return "sortis" + title + by;
    }

    private static Seq<String> names(String text) {
        Seq<String> names = Vector.of(text.split(",", -1)).map(String::strip);
        if (names.exists(String::isEmpty)) {
            throw new Trouble(AGENTS + " takes names such as Ada,Bo, none of them empty");
        }
        return names;
    }

    private static String agents(Seq<String> names) {
        return names.map(Quoted::of).mkString("agents ", " ", "");
    }

    /// As many agents as are named, unless the player says how many.
    private static Option<String> rulings(ParseResult asked, int names) {
        String said =
                Options.text(asked, RULINGS).getOrElse("").strip().replaceAll("[,;\\s]+", " ");
        Piece.RULINGS.read(said).swap().toOption().forEach(flaw -> refuse(RULINGS, flaw.fault()));
        boolean needsCount = names > 1 && !said.contains(COUNT);
        String all = needsCount ? (said + " " + COUNT + "=" + names).strip() : said;
        return Option.when(!all.isEmpty(), all);
    }

    private static Seq<LogLine> read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return EventStore.stream(new ByteArrayInputStream(bytes)).read();
    }

    private static Option<Entry> readable(LogLine line) {
        return switch (line) {
            case Entry entry -> Option.some(entry);
            case Unreadable(LogLine.Where where, _, _, LogLine.Fault fault) -> {
                refuse("--" + where.text().split(" ", 2)[0], fault);
                yield Option.none();
            }
            case LogLine.Unknown _ -> Option.none();
        };
    }

    private static void refuse(String option, LogLine.Fault fault) {
        throw new Trouble(option + ": " + FaultText.of(fault));
    }

    /// There are as many names as agents.
    private static Entry checked(Entry entry, int names) {
        if (entry.content() instanceof GameStarted game
                && names > 0
                && game.rulings().openingAgents() != names) {
            throw new Trouble(
                    AGENTS
                            + " names "
                            + names
                            + ", but "
                            + COUNT
                            + " is "
                            + game.rulings().openingAgents()
                            + "; leave "
                            + COUNT
                            + " out, and it is as many as there are names");
        }
        return entry;
    }
}
