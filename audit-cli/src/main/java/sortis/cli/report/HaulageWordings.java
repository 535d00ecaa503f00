package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// The words for the laws about loading, unloading, vehicles and houses.
final class HaulageWordings {
    private HaulageWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "load-stock",
                        new Wording(
                                "What is loaded lies on the square.",
                                told ->
                                        told.claimed()
                                                + " cannot be loaded on "
                                                + told.at()
                                                + ": there is "
                                                + told.scarce(),
                                "Is a gain missing, or was it loaded elsewhere?",
                                "Loading 2 wood where 1 lies.")),
                Tuple.of(
                        "load-capacity",
                        new Wording(
                                "An agent carries as many units as it has slots: `carry`, and those"
                                        + " of its vehicle.",
                                told ->
                                        told.agent()
                                                + " would carry "
                                                + told.claimed()
                                                + " units, but has room for "
                                                + told.expected(),
                                "Load less, or build a vehicle first.",
                                "Two units on foot, where `carry` is 1.")),
                Tuple.of(
                        "unload-stock",
                        new Wording(
                                "What is unloaded is carried by the agent.",
                                told ->
                                        told.agent()
                                                + " cannot unload "
                                                + told.claimed()
                                                + ": it carries "
                                                + told.scarce(),
                                "Is a load missing, or was it unloaded before?",
                                "Unloading ore that was never loaded.")),
                Tuple.of(
                        "vehicle-workshop",
                        new Wording(
                                "A vehicle of level n is built on a workshop of level n or more.",
                                told -> "No workshop of that level or more stands on " + told.at(),
                                "Build it on the square of a workshop of its level or more.",
                                "A vehicle of level 1 on a workshop of level 0.")),
                Tuple.of(
                        "vehicle-slots",
                        new Wording(
                                "A vehicle has as many slots as `vehicleSlots` says for its level.",
                                told ->
                                        "The vehicle has "
                                                + told.expected()
                                                + " slots, not "
                                                + told.claimed(),
                                "Check which formula is in force at your table.",
                                "Level 0 has 2(0+1) = 2 slots.")),
                Tuple.of(
                        "house-absent",
                        new Wording(
                                "A new agent comes out of a house.",
                                told -> "There is no house on " + told.at(),
                                "Check the square, or whether the house was written down.",
                                "B joins at a workshop.")),
                Tuple.of(
                        "house-full",
                        new Wording(
                                "A house brings in as many agents as `house` says for its level, in"
                                        + " all.",
                                told ->
                                        "With "
                                                + told.agent()
                                                + " the house on "
                                                + told.at()
                                                + " has brought in "
                                                + told.claimed()
                                                + " agents; it may bring in only "
                                                + told.expected(),
                                "Raise the house first, or let the agent join at another.",
                                "A second agent from a house of level 0.")));
    }
}
