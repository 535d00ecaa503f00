package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.notebook.Notebook;
import sortis.replay.Transcript;
import sortis.rule.Scene;
import sortis.rule.Scene.Reading;
import sortis.rulebook.RuleBook;
import sortis.value.Turn;
import sortis.world.World;

/// How far an audit has come: all that the judgment of later lines rests on.
public record Progress(World world, Notebook notebook, Vector<Finding> findings) {
    /// Before the first line.
    public static Progress begun(Transcript transcript) {
        World world =
                transcript
                        .game()
                        .map(game -> World.begun(game, firstTurn(transcript)))
                        .getOrElse(World.NOTHING);
        return new Progress(world, Notebook.BLANK, Vector.empty());
    }

    private static Turn firstTurn(Transcript transcript) {
        return transcript.taken().headOption().map(transcript::turnOf).getOrElse(Turn.ZERO);
    }

    /// After one line more of that log, judged by those rules.
    ///
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public Progress after(RuleBook book, Transcript transcript, LogLine line) {
        return switch (line) {
            case Entry entry -> taking(book, transcript, entry);
            case LogLine.Unreadable _, LogLine.Unknown _ -> passing(book, transcript, line);
        };
    }

    private Progress taking(RuleBook book, Transcript transcript, Entry entry) {
        World before = world.carriedTo(transcript.turnOf(entry));
        World settled = before.settled(entry.content());
        Reading reading = new Reading(entry, transcript.turnOf(entry), transcript.strikes());
        Seq<Finding> found =
                book.judge(Scene.opening(reading, before, settled, notebook), nextId());
        World after = settled.after(entry.content());
        Notebook noted = notebook.after(new Notebook.Page(entry, settled, after), found);
        return new Progress(after, noted, findings.appendAll(found));
    }

    private Progress passing(RuleBook book, Transcript transcript, LogLine line) {
        Reading reading = new Reading(line, world.turn(), transcript.strikes());
        Seq<Finding> found =
                book.judge(Scene.opening(reading, world, world, notebook), nextId());
        return new Progress(world, notebook, findings.appendAll(found));
    }

    private FindingId nextId() {
        return new FindingId(findings.size() + 1);
    }
}
