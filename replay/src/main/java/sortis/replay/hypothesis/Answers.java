package sortis.replay.hypothesis;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.map.Lfsr;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;

/// All that a player worked out in a log: what went wrong, and what was right. Claims that are
/// wrong because of an earlier error are neither.
record Answers(Seq<Mistake> wrong, Seq<Case> right) {
    static Answers of(Transcript log, AuditReport report) {
        Map<Claim.Key, Finding> findings =
                report.findings()
                        .foldLeft(
                                HashMap.empty(),
                                (all, finding) -> all.put(Claim.Key.of(finding), finding));
        Seq<Claim> claims = Claims.of(log);
        return new Answers(
                claims.flatMap(
                        claim -> findings.get(claim.key()).flatMap(of -> mistake(claim, of))),
                claims.filter(claim -> !findings.containsKey(claim.key()) && isPlain(claim))
                        .map(claim -> new Case(claim.problem(), claim.written())));
    }

    private static Option<Mistake> mistake(Claim claim, Finding finding) {
        return finding.evidence()
                .expected()
                .filter(_ -> finding.isError())
                .map(truth ->
                        new Mistake(
                                finding.id(),
                                finding.code(),
                                new Case(claim.problem(), Claim.plain(truth)),
                                claim.written()));
    }

    /// Not a number that goes on from what the number before should have been.
    private static boolean isPlain(Claim claim) {
        return !(claim.problem() instanceof Problem.Next(var from)
                && !claim.written().equals(Datum.word(Lfsr.step(from))));
    }
}
