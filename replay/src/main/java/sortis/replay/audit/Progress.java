package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.notebook.Notebook;
import sortis.replay.Heartbeat;
import sortis.replay.Transcript;
import sortis.rule.Scene;
import sortis.rule.Scene.Reading;
import sortis.rulebook.RuleBook;
import sortis.transcript.Strikes;
import sortis.value.Turn;
import sortis.world.World;

/// How far an audit has come: all that the judgment of later lines rests on.
///
/// @param memory of what routes hauled, which later lines ask for again
public record Progress(World world, Notebook notebook, Vector<Finding> findings, Memory memory) {
    /// Before the first line.
    public static Progress begun(Transcript transcript, Memory memory) {
        return begun(transcript.game(), firstTurn(transcript), memory);
    }

    /// Before the first line of a log.
    ///
    /// @param game that the log starts, if it starts one
    /// @param first the turn of its first entry taken
    static Progress begun(Option<GameStarted> game, Turn first, Memory memory) {
        World world = game.map(started -> World.begun(started, first)).getOrElse(World.NOTHING);
        return new Progress(world, Notebook.BLANK, Vector.empty(), memory);
    }

    private static Turn firstTurn(Transcript transcript) {
        return transcript.taken().headOption().map(transcript::turnOf).getOrElse(Turn.ZERO);
    }

    /// After one line more, judged by those rules.
    ///
    /// @param taken the turn on which it is taken, if it is an entry
    /// @param strikes of the whole log
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public Progress after(RuleBook book, LogLine line, Turn taken, Strikes strikes) {
        Heartbeat.beat();
        return switch (line) {
            case Entry entry -> taking(book, entry, taken, strikes);
            case LogLine.Unreadable _, LogLine.Unknown _ -> passing(book, line, strikes);
        };
    }

    /// On a later turn, before the next line.
    public Progress carriedTo(Turn turn) {
        return new Progress(memory.carried(world, turn), notebook, findings, memory);
    }

    private Progress taking(RuleBook book, Entry entry, Turn taken, Strikes strikes) {
        World before = world.carriedTo(taken, memory);
        World settled = before.settled(entry.content());
        Reading reading = new Reading(entry, taken, strikes, memory);
        Seq<Finding> found =
                book.judge(Scene.opening(reading, before, settled, notebook), nextId());
        World after = settled.after(entry.content());
        Notebook noted = notebook.after(new Notebook.Page(entry, settled, after), found);
        return new Progress(after, noted, findings.appendAll(found), memory);
    }

    private Progress passing(RuleBook book, LogLine line, Strikes strikes) {
        Reading reading = new Reading(line, world.turn(), strikes);
        Seq<Finding> found = book.judge(Scene.opening(reading, world, world, notebook), nextId());
        return new Progress(world, notebook, findings.appendAll(found), memory);
    }

    private FindingId nextId() {
        return new FindingId(findings.size() + 1);
    }
}
