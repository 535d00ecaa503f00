package sortis.bench.game;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/// An agent: where it is, what it carries and what it is about.
final class Settler {
    /// The authority of one that has not visited a workshop, and the vehicle of one without.
    static final int NONE = -1;

    final String name;
    final Goods load = Goods.none();

    /// What it means to do next.
    Seq<Deed> agenda = List.empty();

    int at;
    int slots = Opening.CARRY;
    int vehicle = NONE;
    int authority = NONE;
    Doing doing = new Doing.Nothing();

    Settler(String name, int at) {
        this.name = name;
        this.at = at;
    }

    boolean isIdle() {
        return doing instanceof Doing.Nothing;
    }

    boolean isWorking() {
        return doing instanceof Doing.Work;
    }

    boolean isTouring() {
        return doing instanceof Doing.Tour;
    }

    long free() {
        return Math.max(0, slots - load.sum());
    }
}
