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

/// Judges logs: carries the world to each entry's turn, lets the rules judge the entry, then lets
/// the world take it as written. The paper is what happened, so that one slip is one error
/// (rulebook §8).
public record Auditor(RuleBook book) {
    public static final Auditor STRICT = new Auditor(RuleBook.COMPLETE);

    /// Judges a whole log; what its notes accept is not counted.
    ///
    /// @throws sortis.time.Unforeseeable if a skip leads over routes that take too long to come
    ///   round
    public AuditReport audit(Transcript transcript) {
        Seq<Finding> findings =
                transcript.lines().isEmpty() ? book.judgeNothing() : judged(transcript);
        return Acceptances.in(transcript)
                .applied(new AuditReport(transcript.lines().size(), findings));
    }

    private Seq<Finding> judged(Transcript transcript) {
        return transcript
                .game()
                .map(game ->
                        findings(
                                book,
                                transcript,
                                World.begun(game, firstTurn(transcript)),
                                transcript.standing()))
                .getOrElse(() ->
                        findings(
                                book.withoutGame(),
                                transcript,
                                World.NOTHING,
                                transcript.lines().take(1)));
    }

    private static Seq<Finding> findings(
            RuleBook book, Transcript transcript, World world, Seq<LogLine> lines) {
        return lines.foldLeft(
                        new Progress(world, Notebook.BLANK, Vector.empty()),
                        (progress, line) -> progress.after(book, transcript, line))
                .findings();
    }

    private static Turn firstTurn(Transcript transcript) {
        return transcript.taken().headOption().map(transcript::turnOf).getOrElse(Turn.ZERO);
    }

    /// How far an audit has come.
    private record Progress(World world, Notebook notebook, Vector<Finding> findings) {
        private Progress after(RuleBook book, Transcript transcript, LogLine line) {
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
}
