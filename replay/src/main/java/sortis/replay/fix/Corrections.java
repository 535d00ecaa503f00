package sortis.replay.fix;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.finding.Subject;
import sortis.map.WorldMap;
import sortis.replay.Transcript;
import sortis.replay.audit.Acceptances;
import sortis.replay.audit.AuditReport;
import sortis.value.EntryNumber;

/// What can be put right at once after an audit: claims judged wrong, and those wrong only because
/// of them.
///
/// @param entries those that are taken, by number
/// @param crowded entries of which only the value of a square is put right now: the other claims
///   are judged by it
record Corrections(
        Transcript transcript, Map<EntryNumber, Entry> entries, Set<EntryNumber> crowded) {
    private static final RuleCode MAP_VALUE = new RuleCode("map-value");

    static Seq<Change> after(Transcript transcript, AuditReport report) {
        Corrections corrections =
                new Corrections(
                        transcript,
                        HashMap.ofEntries(
                                transcript.taken().map(each -> Tuple.of(each.number(), each))),
                        HashSet.ofAll(
                                report.findings()
                                        .filter(finding -> finding.is(MAP_VALUE))
                                        .flatMap(Corrections::number)));
        return corrections.of(report);
    }

    private static Option<EntryNumber> number(Finding finding) {
        return finding.origin().map(origin -> origin.where().number());
    }

    private Seq<Change> of(AuditReport report) {
        Map<Tuple2<EntryNumber, String>, Finding> steps = steps(report);
        Seq<Change> lines =
                steps.isEmpty()
                        ? Vector.empty()
                        : worksheets().map(change -> explained(change, steps));
        return lines.appendAll(claims(report));
    }

    /// The errors in worksheets by where in their entries they stand.
    private Map<Tuple2<EntryNumber, String>, Finding> steps(AuditReport report) {
        return HashMap.ofEntries(
                report.findings()
                        .filter(finding -> isOfWorksheet(finding) && finding.isError())
                        .flatMap(finding ->
                                entry(finding)
                                        .map(entry ->
                                                Tuple.of(
                                                        Tuple.of(
                                                                entry.number(),
                                                                place(finding, entry)),
                                                        finding))));
    }

    private static boolean isOfWorksheet(Finding finding) {
        return finding.evidence().subject() instanceof Subject.InSequence;
    }

    private static String place(Finding finding, Entry entry) {
        int from = entry.content() instanceof SequenceWritten line ? line.from() : 0;
        int index =
                finding.evidence().subject() instanceof Subject.InSequence(_, int found)
                        ? found
                        : 0;
        return "values/" + (index - from);
    }

    private Seq<Change> worksheets() {
        Set<Tuple2<EntryNumber, RuleCode>> accepted = Acceptances.in(transcript).pairs();
        return transcript
                .game()
                .map(GameStarted::seeds)
                .toVector()
                .flatMap(seeds ->
                        WorksheetLines.changes(
                                WorldMap.of(seeds.x(), seeds.y()),
                                transcript.taken(),
                                of -> accepted.contains(Tuple.of(of._1.number(), of._2))));
    }

    private static Change explained(
            Change change, Map<Tuple2<EntryNumber, String>, Finding> steps) {
        return new Change(
                change.where(),
                change.code(),
                change.key(),
                change.before(),
                change.after(),
                steps.get(Tuple.of(change.entry(), change.key())));
    }

    /// A claim that is wrong only because of others is put right with them.
    private Seq<Change> claims(AuditReport report) {
        Set<FindingId> worksheets =
                HashSet.ofAll(
                        report.findings()
                                .filter(finding -> isOfWorksheet(finding) && finding.isError())
                                .map(Finding::id));
        return report.findings()
                .foldLeft(
                        Tuple.of(worksheets, (Seq<Change>) Vector.<Change>empty()),
                        (done, next) ->
                                change(next)
                                        .filter(_ -> isDue(next, done._1))
                                        .fold(
                                                () -> done,
                                                change ->
                                                        Tuple.of(
                                                                done._1.add(next.id()),
                                                                done._2.append(change))))
                ._2;
    }

    private static boolean isDue(Finding finding, Set<FindingId> mended) {
        Seq<FindingId> causes = finding.evidence().causes().toVector();
        return finding.isError() || (!causes.isEmpty() && causes.forAll(mended::contains));
    }

    private Option<Change> change(Finding finding) {
        return entry(finding)
                .filter(entry -> finding.is(MAP_VALUE) || !crowded.contains(entry.number()))
                .flatMap(entry -> Claim.key(finding).flatMap(key -> change(finding, entry, key)));
    }

    private Option<Change> change(Finding finding, Entry entry, String key) {
        Option<Datum> right = finding.evidence().expected();
        boolean isSure =
                right.fold(
                        () -> Claim.isSpared(entry.content()),
                        value -> Claim.isWritable(key, value));
        boolean isAlone = !key.equals("seq") || Numbers.isLone(finding, transcript);
        return finding.evidence()
                .claimed()
                .filter(_ -> isSure && isAlone)
                .map(claim ->
                        new Change(
                                entry.where(),
                                finding.code(),
                                key,
                                claim,
                                right,
                                Option.of(finding)));
    }

    private Option<Entry> entry(Finding finding) {
        return number(finding).flatMap(entries::get);
    }
}
