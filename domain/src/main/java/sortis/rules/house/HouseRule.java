package sortis.rules.house;

import static sortis.rule.Citation.ruling;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.value.Amount;
import sortis.world.Structure;

/// The laws about houses and the agents they bring in. A join under a name in use is skipped and
/// not judged.
public enum HouseRule implements Rule {
    /// `house-absent`: a new agent comes out of a house.
    HOUSE_ABSENT(
            Statute.of(
                    "house-absent",
                    ruling(6),
                    Judgments.of(AgentJoined.class, HouseRule::agentsComeOutOfHouses))),

    /// `house-full`: a house brings in as many agents as `house` says for its level.
    HOUSE_FULL(
            Statute.of(
                    "house-full",
                    ruling(3),
                    Judgments.of(AgentJoined.class, HouseRule::housesHaveRoom)));

    private final Statute statute;

    HouseRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> agentsComeOutOfHouses(Scene scene, AgentJoined entry) {
        return Option.when(
                        isNew(scene, entry) && house(scene, entry).isEmpty(),
                        () -> Evidence.at(entry.at()))
                .toVector();
    }

    private static Seq<Evidence> housesHaveRoom(Scene scene, AgentJoined entry) {
        var ruling = scene.world().rules().house();
        return house(scene, entry)
                .filter(house ->
                        isNew(scene, entry)
                                && house.joined().isAtLeast(ruling.agents(house.level())))
                .map(house ->
                        Evidence.at(entry.at())
                                .claiming(Datum.of(house.joined().plus(Amount.ONE)))
                                .expecting(Datum.of(ruling.agents(house.level())))
                                .showing(
                                        new Step.Ruled(
                                                "house",
                                                ruling.spelling(),
                                                Option.of(house.level()),
                                                ruling.agents(house.level()))))
                .toVector();
    }

    private static boolean isNew(Scene scene, AgentJoined entry) {
        return scene.before().agents().named(entry.agent()).isEmpty();
    }

    private static Option<Structure.House> house(Scene scene, AgentJoined entry) {
        return scene.world()
                .land()
                .at(entry.at())
                .filter(Structure.House.class::isInstance)
                .map(Structure.House.class::cast);
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
