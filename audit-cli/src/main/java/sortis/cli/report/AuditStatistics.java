package sortis.cli.report;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Comparator;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Severity;

/// How often each code was found in all logs together, the most frequent first.
public final class AuditStatistics {
    private static final Comparator<Tuple2<RuleCode, Seq<Finding>>> ORDER =
            Comparator.comparingInt((Tuple2<RuleCode, Seq<Finding>> each) -> -each._2.size())
                    .thenComparing(each -> each._1);

    private AuditStatistics() {}

    /// A line for each code that was found.
    public static Seq<String> lines(Audits audits) {
        Seq<Tuple2<RuleCode, Seq<Finding>>> all = byCode(audits);
        int widest = all.map(each -> each._1.text().length()).max().getOrElse(0);
        return all.isEmpty()
                ? Array.of("Nothing was found.")
                : all.map(each ->
                        Columns.right(String.valueOf(each._2.size()), 7)
                                + "  "
                                + each._1
                                + " ".repeat(widest - each._1.text().length() + 2)
                                + kinds(each._2));
    }

    private static String kinds(Seq<Finding> findings) {
        return severities(findings)
                .map(each ->
                        each._1 == Severity.ACCEPTED
                                ? each._2 + " accepted"
                                : Words.counted(each._2, each._1.toString()))
                .mkString(", ");
    }

    public static String json(Audits audits) {
        return Json.object()
                .with("logs", audits.each().size())
                .with("codes", byCode(audits).map(AuditStatistics::object))
                .text();
    }

    private static Json object(Tuple2<RuleCode, Seq<Finding>> each) {
        Json.Fields counts =
                severities(each._2)
                        .foldLeft(
                                Json.object(),
                                (all, kind) -> all.with(kind._1.toString(), kind._2.longValue()));
        return Json.object()
                .with("code", each._1.text())
                .with("findings", each._2.size())
                .with("counts", counts);
    }

    private static Seq<Tuple2<Severity, Integer>> severities(Seq<Finding> findings) {
        return Array.of(Severity.values())
                .map(severity ->
                        new Tuple2<>(
                                severity,
                                findings.count(finding -> finding.severity() == severity)))
                .filter(each -> each._2 > 0);
    }

    private static Seq<Tuple2<RuleCode, Seq<Finding>>> byCode(Audits audits) {
        Seq<Finding> findings = audits.each().flatMap(audit -> audit.report().findings());
        Seq<Tuple2<RuleCode, Seq<Finding>>> grouped =
                findings.groupBy(Finding::code)
                        .toArray()
                        .map(each -> new Tuple2<>(each._1, each._2));
        return grouped.sorted(ORDER);
    }
}
