package sortis.testing;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.notebook.Notebook;
import sortis.rule.Scene;
import sortis.rule.Scene.Reading;
import sortis.rulebook.RuleBook;
import sortis.transcript.Chronology;
import sortis.transcript.Strikes;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// How far a log has been played: the fold of its lines over the world.
public record Playthrough(World world, Notebook notebook, Vector<Finding> findings) {
    /// Plays a whole log by the rules of a book.
    public static Playthrough of(RuleBook book, Seq<LogLine> lines) {
        Strikes strikes = Strikes.of(lines);
        Seq<LogLine> standing = lines.reject(strikes::isStruck);
        Chronology chronology =
                Chronology.of(standing.filter(Entry.class::isInstance).map(Entry.class::cast));
        return game(lines)
                .map(game ->
                        standing.foldLeft(
                                start(World.begun(game, turn(chronology, lines.head(), Turn.ZERO))),
                                (sofar, line) -> sofar.after(book, line, strikes, chronology)))
                .getOrElse(() ->
                        start(World.NOTHING)
                                .after(book.withoutGame(), lines.head(), strikes, chronology));
    }

    private static Option<GameStarted> game(Seq<LogLine> lines) {
        return lines.head() instanceof Entry entry && entry.content() instanceof GameStarted game
                ? Option.of(game)
                : Option.none();
    }

    private static Playthrough start(World world) {
        return new Playthrough(world, Notebook.BLANK, Vector.empty());
    }

    private static Turn turn(Chronology chronology, LogLine line, Turn last) {
        return line instanceof Entry entry ? chronology.taken(entry) : last;
    }

    private Playthrough after(RuleBook book, LogLine line, Strikes strikes, Chronology chronology) {
        Turn taken = turn(chronology, line, world.turn());
        World before = world.carriedTo(taken);
        World settled = line instanceof Entry entry ? before.settled(entry.content()) : before;
        Scene scene = Scene.opening(new Reading(line, taken, strikes), before, settled, notebook);
        Seq<Finding> found = book.judge(scene, new FindingId(findings.size() + 1));
        World after = line instanceof Entry entry ? settled.after(entry.content()) : before;
        Notebook noted =
                line instanceof Entry entry
                        ? notebook.after(new Notebook.Page(entry, settled, after), found)
                        : notebook;
        return new Playthrough(after, noted, findings.appendAll(found));
    }

    /// What was found in the entry of that number.
    public Seq<Finding> in(EntryNumber number) {
        return findings.filter(finding -> Playthrough.number(finding).equals(number));
    }

    /// The number of the entry in which it was found.
    public static EntryNumber number(Finding finding) {
        return finding.origin().get().where().number();
    }
}
