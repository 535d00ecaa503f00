package sortis.testing;

import static sortis.testing.Words.bag;
import static sortis.testing.Words.square;

import io.vavr.collection.Vector;
import sortis.entry.Stop;
import sortis.value.Turn;

/// A stop of a route.
public record StopDraft(Stop stop) {
    /// A stop that only waits, and not even that.
    public static StopDraft stop(String at) {
        return new StopDraft(
                new Stop(square(at), Vector.empty(), Turn.ZERO, Stop.NOTHING, false, bag()));
    }

    public StopDraft via(String... corners) {
        return new StopDraft(
                new Stop(
                        stop.at(),
                        Vector.of(corners).map(Words::square),
                        stop.waits(),
                        stop.unload(),
                        stop.feed(),
                        stop.load()));
    }

    public StopDraft waiting(long turns) {
        return new StopDraft(
                new Stop(
                        stop.at(),
                        stop.via(),
                        new Turn(turns),
                        stop.unload(),
                        stop.feed(),
                        stop.load()));
    }

    public StopDraft unloadingAll() {
        return unloading(new Stop.Everything());
    }

    public StopDraft unloading(String resource, long amount) {
        return unloading(new Stop.UpTo(bag(resource, amount)));
    }

    private StopDraft unloading(Stop.Unloading what) {
        return new StopDraft(
                new Stop(stop.at(), stop.via(), stop.waits(), what, stop.feed(), stop.load()));
    }

    public StopDraft feeding() {
        return new StopDraft(
                new Stop(stop.at(), stop.via(), stop.waits(), stop.unload(), true, stop.load()));
    }

    public StopDraft loading(String resource, long amount) {
        return new StopDraft(
                new Stop(
                        stop.at(),
                        stop.via(),
                        stop.waits(),
                        stop.unload(),
                        stop.feed(),
                        bag(resource, amount)));
    }
}
