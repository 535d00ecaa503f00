package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.replay.rulings.Decision;
import sortis.replay.rulings.Reading;
import sortis.replay.rulings.Switch;
import sortis.replay.rulings.Trial;

/// The rulings that logs seem to have been played by, for other programs.
public final class RulingsJson {
    private RulingsJson() {}

    public static String of(ReadLog log) {
        return object(log).text();
    }

    /// Both, and where they differ.
    public static String of(ReadLog a, ReadLog b) {
        Seq<Switch> differing = RulingWords.differing(a.reading().best(), b.reading().best());
        return Json.object()
                .with("a", object(a))
                .with("b", object(b))
                .with("differences", differing.map(ruling -> difference(ruling, a, b)))
                .text();
    }

    private static Json difference(Switch ruling, ReadLog a, ReadLog b) {
        return Json.object()
                .with("ruling", ruling.toString())
                .with("a", RulingWords.json(ruling.value(a.reading().best())))
                .with("b", RulingWords.json(ruling.value(b.reading().best())));
    }

    private static Json.Fields object(ReadLog log) {
        Reading reading = log.reading();
        return Json.object()
                .with("log", log.name())
                .with(
                        "errors",
                        Json.object()
                                .with("declared", reading.errorsBefore())
                                .with("best", reading.errorsAfter()))
                .with(
                        "rulings",
                        new Json.Raw(sortis.eventstore.json.RulingsJson.of(reading.best())))
                .with("decisions", reading.decisions().map(each -> decision(reading, each)))
                .with("undecided", reading.undecided().map(each -> new Json.Text(each.toString())))
                .with("alone", reading.alone().map(RulingsJson::trial));
    }

    private static Json decision(Reading reading, Decision decision) {
        Switch ruling = decision.ruling();
        return Json.object()
                .with("ruling", ruling.toString())
                .with("declared", RulingWords.json(ruling.value(reading.declared())))
                .with("best", RulingWords.json(ruling.value(reading.best())))
                .with("explains", decision.explains().map(RulingsJson::explained));
    }

    private static Json explained(Finding finding) {
        return Json.object()
                .with("code", finding.code().text())
                .with(
                        "line",
                        finding.origin()
                                .map(Origin::where)
                                .map(where -> new Json.Count(where.line())));
    }

    private static Json trial(Trial trial) {
        return Json.object()
                .with("ruling", trial.ruling().toString())
                .with("value", RulingWords.json(trial.value()))
                .with(
                        "errors",
                        Option.when(
                                trial.errors() < Integer.MAX_VALUE,
                                () -> new Json.Count(trial.errors())));
    }
}
