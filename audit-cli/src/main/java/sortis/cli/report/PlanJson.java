package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.replay.plan.Answer;
import sortis.replay.plan.Outcome;
import sortis.replay.plan.Raise;
import sortis.replay.plan.Stretch;

/// What is foreseen of a game, as JSON.
public final class PlanJson {
    private PlanJson() {}

    public static String of(Planned planned) {
        return Json.object()
                .with("turn", planned.from().number())
                .with("workshops", planned.workshops().map(PlanJson::raise))
                .with("until", planned.wishes().map(PlanJson::wished))
                .text();
    }

    private static Json raise(Raise raise) {
        return Json.object()
                .with("at", raise.at().map(Json::of))
                .with("level", raise.level().number())
                .with("cost", Json.of(raise.cost()))
                .and(answer(raise.answer()))
                .with("able", able(raise));
    }

    private static Option<Json> able(Raise raise) {
        return Option.when(raise.answer().outcome().isReached(), raise.able())
                .map(names -> new Json.Elements(names.map(name -> new Json.Text(name.text()))));
    }

    private static Json wished(Planned.Wished wished) {
        return Json.object()
                .with("at", wished.wish().at().map(Json::of))
                .with("resource", wished.wish().resource().toString())
                .with("amount", wished.wish().amount().units())
                .and(answer(wished.answer()));
    }

    private static Json.Fields answer(Answer answer) {
        return outcome(answer.outcome())
                .with("present", answer.present().units())
                .with("stretches", Json.ifAny(answer.stretches().map(PlanJson::stretch)))
                .with("working", texts(PlanWorking.lines(answer)));
    }

    private static Json.Fields outcome(Outcome outcome) {
        Json.Fields word = Json.object().with("answer", word(outcome));
        return switch (outcome) {
            case Outcome.Reached(var on, var then) ->
                    word.with("on", on.number()).with("then", then.units());
            case Outcome.Never(var most) ->
                    word.with("most", most.map(peak -> new Json.Count(peak.amount().units())))
                            .with("mostOn", most.map(peak -> new Json.Count(peak.on().number())));
            case Outcome.Beyond(var then) -> word.with("then", then.units());
            case Outcome.Unforeseen(var until, _) -> word.with("until", until.number());
        };
    }

    private static String word(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Reached _ -> "reached";
            case Outcome.Never _ -> "never";
            case Outcome.Beyond _ -> "beyond";
            case Outcome.Unforeseen _ -> "unforeseen";
        };
    }

    private static Json stretch(Stretch stretch) {
        return Json.object()
                .with("from", stretch.from().number())
                .with("before", stretch.before().units())
                .with("cycle", stretch.turns())
                .with("gain", stretch.gain().units())
                .with("cycles", stretch.cycles());
    }

    private static Seq<Json> texts(Seq<String> lines) {
        return lines.map(Json.Text::new);
    }
}
