package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.replay.fix.Change;

/// What can be put right in logs, for other programs.
public final class FixJson {
    private FixJson() {}

    /// One object a log; several logs as a list, each with its path.
    public static String of(Seq<FixPlan> plans) {
        return plans.size() == 1
                ? plans.map(plan -> object(plan).text()).mkString()
                : Json.object()
                        .with("logs", plans.map(plan -> object(plan).with("path", plan.path())))
                        .text();
    }

    private static Json.Fields object(FixPlan plan) {
        return Json.object()
                .with("log", plan.name())
                .with("changes", plan.fix().changes().map(FixJson::change))
                .with(
                        "left",
                        plan.fix().left().map(finding -> new Json.Count(finding.id().number())));
    }

    private static Json change(Change change) {
        Marks.Region region = FixPlan.region(change);
        return Json.object()
                .with("line", region.line())
                .with("column", region.column())
                .with("entry", change.where().number().number())
                .with("code", change.code().text())
                .with("key", change.key())
                .with("old", Json.whole(change.before()))
                .with("new", change.after().map(Json::whole));
    }
}
