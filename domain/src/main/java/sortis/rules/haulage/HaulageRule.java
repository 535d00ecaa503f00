package sortis.rules.haulage;

import static sortis.rule.Citation.clarification;
import static sortis.rule.Citation.ruling;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.HaulageEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.finding.Booking;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.rule.Funds;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.world.Agent;

/// The laws about loading, unloading and vehicles.
public enum HaulageRule implements Rule {
    /// `load-stock`: the pile holds what is loaded.
    LOAD_STOCK(
            Statute.of(
                    "load-stock",
                    ruling(3),
                    Judgments.of(Loaded.class, HaulageRule::pilesHoldWhatIsLoaded))),

    /// `load-capacity`: what is loaded fits.
    LOAD_CAPACITY(
            Statute.of(
                    "load-capacity", ruling(3), Judgments.of(Loaded.class, HaulageRule::loadsFit))),

    /// `unload-stock`: the agent carries what is unloaded.
    UNLOAD_STOCK(
            Statute.of(
                    "unload-stock",
                    ruling(3),
                    Judgments.of(Unloaded.class, HaulageRule::loadsHoldWhatIsUnloaded))),

    /// `vehicle-workshop`: a vehicle is built on a workshop of its level.
    VEHICLE_WORKSHOP(
            Statute.of(
                    "vehicle-workshop",
                    ruling(6),
                    Judgments.of(VehicleBuilt.class, HaulageRule::vehiclesAreBuiltOnWorkshops))),

    /// `vehicle-slots`: a vehicle has as many slots as `vehicleSlots` says.
    VEHICLE_SLOTS(
            Statute.of(
                    "vehicle-slots",
                    clarification(3),
                    Judgments.of(VehicleBuilt.class, HaulageRule::slotsGoWithTheLevel)));

    private final Statute statute;

    HaulageRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> pilesHoldWhatIsLoaded(Scene scene, Loaded entry) {
        Bag lacking = lacking(scene, entry, scene.world().pile(entry.at()));
        return shortage(scene, entry, lacking)
                .map(evidence ->
                        evidence.because(
                                        scene.notebook()
                                                .shortage(
                                                        Funds.place(scene.world(), entry),
                                                        lacking,
                                                        scene.found()))
                                .booking(Booking.onSquare(lacking.times(-1))))
                .toVector();
    }

    private static Seq<Evidence> loadsHoldWhatIsUnloaded(Scene scene, Unloaded entry) {
        Bag load = agent(scene, entry).map(Agent::load).getOrElse(Bag.EMPTY);
        Bag lacking = lacking(scene, entry, load);
        return shortage(scene, entry, lacking)
                .map(evidence -> evidence.booking(Booking.inTotal(lacking.times(-1))))
                .toVector();
    }

    /// What a source lacks of the goods; nothing with pooled stock.
    private static Bag lacking(Scene scene, HaulageEntry entry, Bag source) {
        return scene.world().rules().stock().isCarried() ? entry.what().beyond(source) : Bag.EMPTY;
    }

    private static Option<Evidence> shortage(Scene scene, HaulageEntry entry, Bag lacking) {
        return Option.when(
                !lacking.isEmpty(),
                () ->
                        Evidence.at(entry.at())
                                .claiming(Datum.of(entry.what()))
                                .expecting(Datum.of(entry.what().minus(lacking).positive()))
                                .showing(Funds.held(scene.world(), entry)));
    }

    private static Seq<Evidence> loadsFit(Scene scene, Loaded entry) {
        Amount more = entry.what().units();
        return agent(scene, entry)
                .filter(agent ->
                        more.isPositive()
                                && !slots(scene, agent).isAtLeast(agent.load().units().plus(more)))
                .map(agent ->
                        Evidence.at(entry.at())
                                .claiming(Datum.of(agent.load().units().plus(more)))
                                .expecting(Datum.of(slots(scene, agent)))
                                .showing(Funds.held(scene.world(), entry)))
                .toVector();
    }

    private static Amount slots(Scene scene, Agent agent) {
        return agent.slots(scene.world().rules());
    }

    private static Option<Agent> agent(Scene scene, HaulageEntry entry) {
        return scene.world().agents().named(entry.agent());
    }

    private static Seq<Evidence> vehiclesAreBuiltOnWorkshops(Scene scene, VehicleBuilt entry) {
        Option<Level> workshop = scene.world().land().levelOf(BuildingKind.WORKSHOP, entry.at());
        Option<Step> there =
                workshop.map(level ->
                        new Step.Stands(entry.at(), Option.of(BuildingKind.WORKSHOP), level));
        return Option.when(
                        !workshop.exists(level -> level.isAtLeast(entry.level())),
                        () -> Evidence.at(entry.at()).showing(there.toVector()))
                .toVector();
    }

    private static Seq<Evidence> slotsGoWithTheLevel(Scene scene, VehicleBuilt entry) {
        var ruling = scene.world().rules().vehicleSlots();
        Amount truth = ruling.slots(entry.level());
        return entry.slots()
                .filter(slots -> !slots.equals(truth))
                .map(slots ->
                        Evidence.at(entry.at())
                                .claiming(Datum.of(slots))
                                .expecting(Datum.of(truth))
                                .showing(
                                        new Step.Ruled(
                                                "vehicleSlots",
                                                ruling.spelling(),
                                                Option.of(entry.level()),
                                                truth)))
                .toVector();
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
