package sortis.rule;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.ActsAt;
import sortis.finding.Booking;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Step;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// What laws about paying have in common (rulebook §6, payment; §8, `build-cost`, `build-funds`).
public final class Funds {
    private Funds() {}

    /// A claimed payment that is not the cost; the player's books then show the difference too
    /// many.
    public static Evidence wrong(Square at, Bag claimed, Bag cost) {
        return Evidence.at(at)
                .claiming(Datum.of(claimed))
                .expecting(Datum.of(cost))
                .booking(Booking.onSquare(cost.minus(claimed)));
    }

    /// What is lacking, if the agent's sources do not hold a cost.
    public static Seq<Evidence> shortage(Scene scene, ActsAt entry, Bag cost) {
        Bag lacking = cost.beyond(scene.world().funds(entry.agent()));
        Place place = place(scene.world(), entry);
        return Option.when(
                        !lacking.isEmpty(),
                        () ->
                                Evidence.at(entry.at())
                                        .claiming(Datum.of(cost))
                                        .expecting(Datum.of(cost.minus(lacking).positive()))
                                        .showing(held(scene.world(), entry))
                                        .because(
                                                scene.notebook()
                                                        .shortage(place, lacking, scene.found()))
                                        .booking(Booking.onSquare(lacking.times(-1))))
                .toVector();
    }

    /// Where the agent's goods are kept.
    public static Place place(World world, ActsAt entry) {
        return world.placeOf(world.whereIs(entry.agent()).getOrElse(entry.at()));
    }

    /// What the agent can pay from.
    public static Step held(World world, ActsAt entry) {
        Place place = place(world, entry);
        Bag load = world.agents().named(entry.agent()).map(Agent::load).getOrElse(Bag.EMPTY);
        Option<Square> square =
                place instanceof Place.OnSquare(var at) ? Option.of(at) : Option.none();
        return new Step.Held(square, world.stock().pile(place), load);
    }
}
