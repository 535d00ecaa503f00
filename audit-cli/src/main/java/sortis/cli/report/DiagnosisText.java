package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Severity;
import sortis.replay.diagnosis.Correction;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnosis.Explained;
import sortis.replay.diagnosis.Slip;

/// Diagnoses as text.
public final class DiagnosisText {
    /// How many slips are named where they only lead to the errors.
    private static final int MOST = 6;

    private final Style style;
    private final Function<Entry, Seq<String>> written;

    /// @param written how an entry would be written in the log
    public DiagnosisText(Style style, Function<Entry, Seq<String>> written) {
        this.style = style;
        this.written = written;
    }

    /// The diagnosis as a page of its own.
    public Seq<String> lines(String path, Diagnosis diagnosis) {
        return Vector.of(Words.shown(path) + ": " + summary(diagnosis, "."))
                .appendAll(diagnosis.slips().flatMap(slip -> block(diagnosis, slip)))
                .appendAll(unexplained(diagnosis))
                .map(style::written)
                .flatMap(line -> Lines.wrapped(line, 6));
    }

    private Seq<String> block(Diagnosis diagnosis, Explained slip) {
        return Vector.of("", "  " + sentence(slip) + ".")
                .appendAll(shown(slip))
                .append("    " + explains(diagnosis, slip));
    }

    /// The line as it is written, or the entry that should be there.
    private Seq<String> shown(Explained slip) {
        Vector<String> written =
                isMissing(slip.slip())
                        ? Vector.empty()
                        : Vector.of("    written: " + brief(slip.where().text()));
        return written.appendAll(slip.slip().entry().toVector().flatMap(this::meant));
    }

    private Seq<String> meant(Entry entry) {
        return written.apply(entry).map(line -> "    meant:   " + line);
    }

    private static boolean isMissing(Slip slip) {
        return slip.correction() instanceof Correction.Inserted;
    }

    private static String brief(String text) {
        String shown = Words.shown(text.replace('\n', ' '));
        return Columns.of(shown) > 66 ? Columns.first(shown, 63) + "..." : shown;
    }

    private static Seq<String> unexplained(Diagnosis diagnosis) {
        return diagnosis.unexplained().isEmpty()
                ? Vector.empty()
                : Vector.of(
                        "",
                        "  No slip was found that explains "
                                + Words.listed(named(diagnosis, diagnosis.unexplained()))
                                + ".");
    }

    private static Seq<String> named(Diagnosis diagnosis, Seq<FindingId> ids) {
        return findings(diagnosis, ids)
                .map(finding ->
                        finding.code()
                                + finding.origin()
                                        .map(origin -> " on line " + origin.where().line())
                                        .getOrElse(""));
    }

    private static Seq<Finding> findings(Diagnosis diagnosis, Seq<FindingId> ids) {
        Seq<Finding> all = diagnosis.report().findings();
        return ids.map(id -> all.get(id.number() - 1));
    }

    /// What explains the errors of a log, a line each; nothing where an error says all by itself.
    static Seq<String> lead(String path, Diagnosis diagnosis) {
        int explained = diagnosis.report().count(Severity.ERROR) - diagnosis.unexplained().size();
        boolean isNews =
                diagnosis.slips().exists(slip -> !slip.slip().isOfClaim())
                        || diagnosis.slips().size() < explained;
        return isNews && !diagnosis.slips().isEmpty()
                ? Vector.of(Words.shown(path) + ": " + summary(diagnosis, ":"))
                        .appendAll(
                                diagnosis
                                        .slips()
                                        .take(MOST)
                                        .map(slip -> "  " + sentence(slip) + "."))
                        .appendAll(more(diagnosis))
                        .append("")
                : Vector.empty();
    }

    private static Option<String> more(Diagnosis diagnosis) {
        int more = diagnosis.slips().size() - MOST;
        return Option.when(more > 0, () -> "  and " + more + " more; sortis diagnose names them.");
    }

    private static String summary(Diagnosis diagnosis, String end) {
        int errors = diagnosis.report().count(Severity.ERROR);
        int left = diagnosis.unexplained().size();
        int slips = diagnosis.slips().size();
        if (errors == 0) {
            return "nothing is wrong" + ".";
        }
        if (slips == 0) {
            return "no slip was found that explains " + all(errors) + ".";
        }
        String whole = Words.counted(slips, "slip") + (slips == 1 ? " explains " : " explain ");
        return whole
                + (left == 0 ? all(errors) : (errors - left) + " of " + errors + " errors")
                + end;
    }

    private static String all(int errors) {
        return switch (errors) {
            case 1 -> "the error";
            case 2 -> "both errors";
            default -> "all " + errors + " errors";
        };
    }

    private static String explains(Diagnosis diagnosis, Explained slip) {
        Seq<String> named = named(diagnosis, slip.explains());
        return named.isEmpty()
                ? "It mends what another slip leaves."
                : "It explains " + Words.listed(named.take(8)) + rest(named.size() - 8) + ".";
    }

    private static String rest(int more) {
        return more > 0 ? ", and " + more + " more" : "";
    }

    private static String sentence(Explained explained) {
        return place(explained.where())
                + ": "
                + SlipWordings.of(explained.slip(), explained.where());
    }

    private static String place(Where where) {
        return "line "
                + where.line()
                + where.paper().map(paper -> " (" + Words.shown(paper) + ")").getOrElse("");
    }
}
