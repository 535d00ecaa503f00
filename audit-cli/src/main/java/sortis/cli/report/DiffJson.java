package sortis.cli.report;

import sortis.entry.LogLine;
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

    /// The entry as written; an unreadable line as text.
    private static Json side(LogLine line) {
        String text = line.where().text().strip();
        return line instanceof LogLine.Unreadable ? new Json.Text(text) : new Json.Raw(text);
    }

    private static Json state(StateDiff.Difference difference) {
        return Json.object()
                .with("what", TopicText.of(difference.topic()))
                .with("a", difference.a().flatMap(Json::of))
                .with("b", difference.b().flatMap(Json::of));
    }
}
