package sortis.replay.audit;

import io.vavr.collection.Seq;
import sortis.entry.LogLine;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.rulebook.RuleBook;

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
        Progress start = Progress.begun(transcript, new Memory(1));
        RuleBook rules = inForce(transcript);
        return judgeable(transcript)
                .foldLeft(
                        start,
                        (progress, line) ->
                                progress.after(
                                        rules, line, transcript.turnOf(line), transcript.strikes()))
                .findings();
    }

    /// The rules that can judge that log: all of them only if it starts a game.
    public RuleBook inForce(Transcript transcript) {
        return transcript.game().isDefined() ? book : book.withoutGame();
    }

    /// The lines that are judged: those that are not struck; without a game the first one alone.
    public static Seq<LogLine> judgeable(Transcript transcript) {
        return transcript.game().isDefined() ? transcript.standing() : transcript.lines().take(1);
    }
}
