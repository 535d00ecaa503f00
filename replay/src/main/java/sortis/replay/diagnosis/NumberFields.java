package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.entry.Stop.UpTo;
import sortis.map.Lfsr;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Level;
import sortis.value.Turn;

/// The numbers that entries name, by what they mean.
final class NumberFields {
    private static final int MOST_BATCHES = 1_000;

    private NumberFields() {}

    /// A number with its range.
    record Range(Field<Long> field, long least, long most) {}

    static Seq<Range> levels(GameEntry entry) {
        return switch (entry) {
            case BuildingRaised it ->
                    level(
                            it.level(),
                            level ->
                                    new BuildingRaised(
                                            it.agent(), it.building(), level, it.at(), it.paid()));
            case RoadLaid it ->
                    level(
                            it.grade(),
                            grade -> new RoadLaid(it.agent(), grade, it.path(), it.paid()));
            case VehicleBuilt it ->
                    level(
                            it.level(),
                            level ->
                                    new VehicleBuilt(
                                            it.agent(), level, it.at(), it.paid(), it.slots()));
            default -> Vector.empty();
        };
    }

    private static Seq<Range> level(Level written, Function<Level, GameEntry> with) {
        return number(
                written.number(), 0, Level.LAST, n -> with.apply(new Level(Math.toIntExact(n))));
    }

    private static Seq<Range> number(
            long written, long least, long most, Function<Long, GameEntry> with) {
        return Vector.of(new Range(new Field<>(written, with), least, most));
    }

    /// Turns that entries name beside their own.
    static Seq<Range> turns(GameEntry entry) {
        return switch (entry) {
            case TurnsSkipped it ->
                    number(
                            it.to().number(),
                            0,
                            Turn.LAST,
                            to -> new TurnsSkipped(new Turn(to), it.gained()));
            case PositionNoted it ->
                    it.on()
                            .toVector()
                            .flatMap(on ->
                                    number(
                                            on.number(),
                                            0,
                                            Turn.LAST,
                                            to ->
                                                    new PositionNoted(
                                                            it.agent(),
                                                            it.at(),
                                                            Option.of(new Turn(to)))));
            default -> Vector.empty();
        };
    }

    /// Amounts, batches, waits, indices, numbers of entries.
    static Seq<Range> numbers(GameEntry entry) {
        return switch (entry) {
            case HaulageEntry it -> amounts(it.what(), what -> with(it, what));
            case SmelterFed it ->
                    number(
                            it.batches(),
                            1,
                            MOST_BATCHES,
                            batches ->
                                    new SmelterFed(
                                            it.agent(),
                                            it.at(),
                                            Math.toIntExact(batches),
                                            it.paid(),
                                            it.yields(),
                                            it.ready()));
            case RouteAssigned it ->
                    Vector.range(0, it.stops().size())
                            .flatMap(index ->
                                    stop(
                                            it.stops().get(index),
                                            stop -> SquareFields.with(it, index, stop)));
            case SequenceWritten it ->
                    number(
                            it.from(),
                            0,
                            Lfsr.LENGTH - (long) it.values().size(),
                            from ->
                                    new SequenceWritten(
                                            it.axis(), Math.toIntExact(from), it.values()));
            case EntryStruck it ->
                    number(
                            it.entry().number(),
                            1,
                            Turn.LAST,
                            number -> new EntryStruck(new EntryNumber(number), it.reason()));
            default -> Vector.empty();
        };
    }

    /// The same entry about other goods.
    static GameEntry with(HaulageEntry entry, Bag what) {
        return switch (entry) {
            case Loaded it -> new Loaded(it.agent(), it.at(), what);
            case Unloaded it -> new Unloaded(it.agent(), it.at(), what);
        };
    }

    private static Seq<Range> amounts(Bag bag, Function<Bag, GameEntry> with) {
        return bag.resources()
                .flatMap(resource ->
                        number(
                                bag.amount(resource).units(),
                                1,
                                Amount.LAST,
                                units ->
                                        with.apply(
                                                new Bag(
                                                        bag.amounts()
                                                                .put(
                                                                        resource,
                                                                        new Amount(units))))));
    }

    private static Seq<Range> stop(Stop stop, Function<Stop, GameEntry> with) {
        Seq<Range> waits =
                number(
                        stop.waits().number(),
                        0,
                        Turn.LAST,
                        turns -> with.apply(waiting(stop, new Turn(turns))));
        return waits.appendAll(amounts(stop.load(), bag -> with.apply(loading(stop, bag))))
                .appendAll(
                        stop.unload() instanceof UpTo(Bag what)
                                ? amounts(what, bag -> with.apply(unloading(stop, bag)))
                                : Vector.empty());
    }

    private static Stop waiting(Stop stop, Turn waits) {
        return new Stop(stop.at(), stop.via(), waits, stop.unload(), stop.feed(), stop.load());
    }

    static Stop loading(Stop stop, Bag load) {
        return new Stop(stop.at(), stop.via(), stop.waits(), stop.unload(), stop.feed(), load);
    }

    static Stop unloading(Stop stop, Bag unload) {
        return new Stop(
                stop.at(), stop.via(), stop.waits(), new UpTo(unload), stop.feed(), stop.load());
    }
}
