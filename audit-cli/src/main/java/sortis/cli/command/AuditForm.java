package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.Function;
import sortis.cli.report.AuditGithub;
import sortis.cli.report.AuditJson;
import sortis.cli.report.AuditJunit;
import sortis.cli.report.AuditSarif;
import sortis.cli.report.AuditStatistics;
import sortis.cli.report.AuditText;
import sortis.cli.report.Audited;
import sortis.cli.report.Audits;

/// The forms in which audits are told: of each log as soon as it is audited, or of all together in
/// the end.
sealed interface AuditForm {
    /// What is said of each log by itself.
    ///
    /// @param each the lines about a log; the other argument says whether there are several
    /// @param isForPeople with a summary of several logs, and all remarks in it
    record OneByOne(BiFunction<Audited, Boolean, Seq<String>> each, boolean isForPeople)
            implements AuditForm {}

    /// What is said of all logs together.
    record AllTogether(Function<Audits, Seq<String>> all) implements AuditForm {}

    /// The form of that name.
    static AuditForm of(String format, AuditText text) {
        return switch (format) {
            case "json" -> new AllTogether(audits -> Vector.of(AuditJson.of(audits)));
            case "jsonl" -> new OneByOne(AuditJson::lines, false);
            case "sarif" -> new AllTogether(audits -> Vector.of(AuditSarif.of(audits)));
            case "github" -> new OneByOne((audit, _) -> AuditGithub.lines(audit), false);
            case "junit" -> new AllTogether(audits -> Vector.of(AuditJunit.of(audits)));
            default -> new OneByOne((audit, _) -> text.lines(audit), true);
        };
    }

    /// How often each code was found.
    static AuditForm statistics(String format) {
        return format.equals("json")
                ? new AllTogether(audits -> Vector.of(AuditStatistics.json(audits)))
                : new AllTogether(AuditStatistics::lines);
    }
}
