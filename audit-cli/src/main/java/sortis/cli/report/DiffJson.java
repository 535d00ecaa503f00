package sortis.cli.report;

import sortis.entry.LogLine;
import sortis.eventstore.Form;
import sortis.eventstore.json.EntryJson;
import sortis.replay.diff.Comparison;
import sortis.replay.diff.LogDiff;
import sortis.replay.diff.StateDiff;

/// A comparison of two logs as JSON, in the shape other programs rely on.
public final class DiffJson {
    private DiffJson() {}

    public static String of(Comparison comparison) {
        return Json.object()
                .with("sameMap", new Json.Flag(comparison.sameMap()))
                .with("turn", comparison.turn().number())
                .with("firstDifference", comparison.first().map(DiffJson::first))
                .with("state", comparison.state().map(DiffJson::state))
                .with(
                        "errors",
                        Json.object()
                                .with("a", comparison.errors().a())
                                .with("b", comparison.errors().b()))
                .text();
    }

    private static Json first(LogDiff.Difference first) {
        return Json.object()
                .with("entry", first.number().number())
                .with("turn", first.turn().map(turn -> new Json.Count(turn.number())))
                .with("a", first.a().map(DiffJson::side))
                .with("b", first.b().map(DiffJson::side));
    }

    /// The entry as written, or as it would be in JSON; an unreadable line as text.
    private static Json side(LogLine line) {
        String text = line.where().text().strip();
        return switch (line) {
            case LogLine.Unreadable _ -> new Json.Text(text);
            case LogLine.Entry entry when Form.of(text) == Form.NOTATION ->
                    new Json.Raw(EntryJson.write(entry));
            case LogLine.Entry _, LogLine.Unknown _ -> new Json.Raw(text);
        };
    }

    private static Json state(StateDiff.Difference difference) {
        return Json.object()
                .with("what", TopicText.of(difference.topic()))
                .with("a", difference.a().flatMap(Json::of))
                .with("b", difference.b().flatMap(Json::of));
    }
}
