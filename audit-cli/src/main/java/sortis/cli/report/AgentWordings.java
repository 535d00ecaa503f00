package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Wording.Told;
import sortis.finding.Step;

/// The words for the laws about who acts, where agents go and where they are.
final class AgentWordings {
    private AgentWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "agent-unknown",
                        new Wording(
                                "Only agents act who were there at the start or have joined.",
                                told -> "There is no agent " + told.agent(),
                                "Check the name; upper and lower case differ. New agents join at a"
                                        + " house.",
                                "B clears a square before B has joined.")),
                Tuple.of(
                        "agent-duplicate",
                        new Wording(
                                "A new agent has a name that is not in use.",
                                told -> "There is an agent " + told.agent() + " already",
                                "Give the new agent another name.",
                                "A second agent-joined for B.")),
                Tuple.of(
                        "agent-absent",
                        new Wording(
                                "An agent acts on the square where it is on that turn.",
                                told ->
                                        told.agent()
                                                + " is on "
                                                + told.expected()
                                                + " on "
                                                + told.turn()
                                                + ", not on "
                                                + told.claimed(),
                                "Is a move missing, or a square or turn mistyped?",
                                "A clears 13,7 on the turn before it arrives there.")),
                Tuple.of(
                        "path-broken",
                        new Wording(
                                "From square to square of a path a straight line leads, at least"
                                        + " one step long; a round takes at least one turn.",
                                AgentWordings::broken,
                                "Write down every corner of the way; a round must take at least one"
                                        + " turn.",
                                "A path 5,14 > 6,15 without diagonal moves.")),
                Tuple.of(
                        "path-water",
                        new Wording(
                                "Nobody enters water, except over a bridge.",
                                told ->
                                        told.agent()
                                                + " cannot enter "
                                                + told.at()
                                                + ": it is water without a bridge",
                                "Walk around it, or lay a road there first.",
                                "A path over 7,14, which is water.")),
                Tuple.of(
                        "arrival-turn",
                        new Wording(
                                "An agent arrives when all its steps are walked.",
                                told ->
                                        told.agent()
                                                + " arrives on turn "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Count the steps again, and the turns they take.",
                                "Three steps from turn 140 on: it arrives on 143.")),
                Tuple.of(
                        "route-period",
                        new Wording(
                                "The period of a route is all its walks and all its waits.",
                                told ->
                                        "The period of the route is "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Add up again; the last leg leads back to the first stop.",
                                "Two stops one step apart, one wait of 2: 1 + 1 + 2 = 4.")),
                Tuple.of(
                        "route-phase",
                        new Wording(
                                "The phase of a route is the turn modulo its period.",
                                told ->
                                        "The phase of the route is "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Divide the turn by the true period; the phase is what is left.",
                                "143 modulo 7 is 3.")),
                Tuple.of(
                        "position",
                        new Wording(
                                "An agent is where its walk or route has it.",
                                told ->
                                        told.agent()
                                                + " is on "
                                                + told.expected()
                                                + " then, not on "
                                                + told.claimed(),
                                "Follow its walk or route from the turn on which that began.",
                                "On turn 200 a route of period 7 begun on 143 is 57 mod 7 = 1 turn"
                                        + " on.")));
    }

    private static String broken(Told told) {
        boolean isStill =
                told.finding().evidence().working().exists(Step.Rounded.class::isInstance);
        return isStill
                ? "A round of this route takes no time: its period is 0"
                : "No straight line leads to " + told.at() + " from the square before it";
    }
}
