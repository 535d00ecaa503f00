package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.eventstore.json.EntryJson;
import sortis.finding.FindingId;
import sortis.replay.diagnosis.Correction;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnosis.Explained;
import sortis.replay.diagnosis.Slip;

/// Diagnoses as JSON.
public final class DiagnosisJson {
    private DiagnosisJson() {}

    /// The slips, each with its place, what is written and what was meant, and the numbers of the
    /// audit's findings that it explains; and those of the errors that none explains. What was
    /// meant is a value, or an entry where a whole one was; of a misplaced entry, the number it
    /// should have.
    public static String of(Diagnosis diagnosis) {
        return Json.object()
                .with("slips", diagnosis.slips().zipWithIndex(DiagnosisJson::slip))
                .with("unexplained", ids(diagnosis.unexplained()))
                .text();
    }

    private static Json slip(Explained explained, int index) {
        Slip slip = explained.slip();
        return Json.object()
                .with("id", index + 1L)
                .with("entry", explained.where().number().number())
                .with("line", explained.where().line())
                .with("kind", slip.kind().toString())
                .with("written", slip.written().flatMap(Json::of))
                .and(meant(slip))
                .with("explains", ids(explained.explains()));
    }

    private static Json.Fields meant(Slip slip) {
        Json.Fields entry =
                Json.object().with("meant", slip.entry().map(EntryJson::write).map(Json.Raw::new));
        return slip.correction() instanceof Correction.Moved(_, int to)
                ? Json.object().with("meant", to + 1L)
                : entry.and(Json.object().with("meant", slip.meant().flatMap(Json::of)));
    }

    private static Seq<Json> ids(Seq<FindingId> ids) {
        return ids.map(id -> new Json.Count(id.number()));
    }
}
