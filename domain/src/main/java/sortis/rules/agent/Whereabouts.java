package sortis.rules.agent;

import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Plan;

/// Evidence that an agent is elsewhere, with the way to where it is.
final class Whereabouts {
    private Whereabouts() {}

    static Evidence of(Plan plan, Turn turn, Square claimed) {
        Square truth = plan.at(turn);
        return Evidence.at(claimed)
                .claiming(Datum.of(claimed))
                .expecting(Datum.of(truth))
                .showing(where(plan, turn, truth));
    }

    private static Step where(Plan plan, Turn turn, Square truth) {
        return switch (plan) {
            case Plan.Standing _, Plan.Operating _ -> new Step.Stayed(turn, truth);
            case Plan.Walking(var itinerary, var since) ->
                    new Step.Strode(turn, since, itinerary.turns(), truth);
            case Plan.OnRoute route ->
                    new Step.Toured(
                            turn, route.since(), route.cycle().period(), route.offset(turn), truth);
        };
    }
}
