package sortis.replay.audit;

import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine.Entry;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.map.WorldMap;
import sortis.play.Dice;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Slips in what deeds are claimed to cost, yield and take, in counts and in numbers.
final class ClaimSlips {
    private ClaimSlips() {}

    private static <E extends GameEntry> Option<Entry> slip(
            Entry entry, Class<E> kind, Function<E, Option<? extends GameEntry>> wrong) {
        return Option.of(entry.content())
                .filter(kind::isInstance)
                .map(kind::cast)
                .flatMap(content -> Option.narrow(wrong.apply(content)))
                .map(content -> Slip.with(entry, content));
    }

    static Option<Entry> wood(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                ForestCleared.class,
                is ->
                        is.wood()
                                .map(wood ->
                                        new ForestCleared(
                                                is.agent(),
                                                is.at(),
                                                Option.of(other(wood, dice)))));
    }

    static Option<Entry> buildingPaid(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                BuildingRaised.class,
                is ->
                        is.paid()
                                .map(paid ->
                                        new BuildingRaised(
                                                is.agent(),
                                                is.building(),
                                                is.level(),
                                                is.at(),
                                                Option.of(other(paid, dice)))));
    }

    static Option<Entry> roadPaid(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                RoadLaid.class,
                is ->
                        is.paid()
                                .map(paid ->
                                        new RoadLaid(
                                                is.agent(),
                                                is.grade(),
                                                is.path(),
                                                Option.of(other(paid, dice)))));
    }

    static Option<Entry> vehiclePaid(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                VehicleBuilt.class,
                is -> is.paid().map(paid -> with(is, Option.of(other(paid, dice)), is.slots())));
    }

    static Option<Entry> slots(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                VehicleBuilt.class,
                is -> is.slots().map(slots -> with(is, is.paid(), Option.of(other(slots, dice)))));
    }

    private static VehicleBuilt with(VehicleBuilt is, Option<Bag> paid, Option<Amount> slots) {
        return new VehicleBuilt(is.agent(), is.level(), is.at(), paid, slots);
    }

    static Option<Entry> smelterPaid(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                SmelterFed.class,
                is ->
                        is.paid()
                                .map(paid ->
                                        with(
                                                is,
                                                Option.of(other(paid, dice)),
                                                is.yields(),
                                                is.ready())));
    }

    static Option<Entry> yields(Entry entry, WorldMap map, Dice dice) {
        Option<Amount> wrong = Option.of(other(Amount.ONE, dice));
        return slip(
                entry, SmelterFed.class, is -> Option.of(with(is, is.paid(), wrong, is.ready())));
    }

    static Option<Entry> ready(Entry entry, WorldMap map, Dice dice) {
        Option<Turn> wrong = Option.of(other(entry.turn().plus(1), dice));
        return slip(
                entry, SmelterFed.class, is -> Option.of(with(is, is.paid(), is.yields(), wrong)));
    }

    private static SmelterFed with(
            SmelterFed is, Option<Bag> paid, Option<Amount> yields, Option<Turn> ready) {
        return new SmelterFed(is.agent(), is.at(), is.batches(), paid, yields, ready);
    }

    static Option<Entry> gain(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                TurnsSkipped.class,
                is ->
                        is.gained()
                                .flatMap(gained -> oneOther(gained, dice))
                                .map(gained -> new TurnsSkipped(is.to(), Option.of(gained))));
    }

    static Option<Entry> count(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                StockCounted.class,
                is -> oneOther(is.stock(), dice).map(stock -> new StockCounted(stock, is.at())));
    }

    /// A bag in which the amount of one resource is another.
    private static Option<Bag> oneOther(Bag truth, Dice dice) {
        return dice.shuffled(truth.resources())
                .headOption()
                .map(resource ->
                        new Bag(
                                truth.amounts()
                                        .put(resource, other(truth.amount(resource), dice))));
    }

    static Option<Entry> arrival(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                AgentMoved.class,
                is ->
                        is.arrives()
                                .map(turn ->
                                        new AgentMoved(
                                                is.agent(),
                                                is.path(),
                                                Option.of(other(turn, dice)))));
    }

    static Option<Entry> period(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                RouteAssigned.class,
                is ->
                        is.period()
                                .map(turns -> with(is, Option.of(other(turns, dice)), is.phase())));
    }

    static Option<Entry> phase(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                RouteAssigned.class,
                is ->
                        is.phase()
                                .map(turns ->
                                        with(is, is.period(), Option.of(other(turns, dice)))));
    }

    private static RouteAssigned with(RouteAssigned is, Option<Turn> period, Option<Turn> phase) {
        return new RouteAssigned(is.agent(), is.first(), is.rest(), period, phase);
    }

    static Option<Entry> position(Entry entry, WorldMap map, Dice dice) {
        return slip(
                entry,
                PositionNoted.class,
                is -> Option.of(new PositionNoted(is.agent(), other(is.at(), dice), is.on())));
    }

    static Option<Entry> number(Entry entry, WorldMap map, Dice dice) {
        return entry.seq()
                .map(seq -> new EntryNumber(other(seq.number(), dice)))
                .map(seq ->
                        new Entry(
                                entry.where(),
                                entry.turn(),
                                Option.of(seq),
                                entry.note(),
                                entry.content()));
    }

    private static Amount other(Amount truth, Dice dice) {
        return new Amount(other(truth.units(), dice));
    }

    private static Turn other(Turn truth, Dice dice) {
        return new Turn(other(truth.number(), dice));
    }

    /// Another number, often a near one, not negative where the true one is not.
    private static long other(long truth, Dice dice) {
        long near = truth + dice.any(1L, 1L, -1L, 2L, 10L, dice.from(1, 1_000));
        return truth >= 0 && near < 0 ? truth + 1 : near;
    }

    private static Bag other(Bag truth, Dice dice) {
        Bag more = Bag.of(Resource.ore(dice.below(5)), new Amount(dice.from(1, 3)));
        return dice.chance(20)
                ? Bag.EMPTY
                : dice.chance(40) ? truth.plus(more) : oneOther(truth, dice).getOrElse(more);
    }

    private static Square other(Square truth, Dice dice) {
        Square near = new Square(truth.x() ^ dice.below(3), truth.y() ^ dice.below(3));
        return near.equals(truth) ? new Square(truth.y() ^ 1, truth.x() ^ 1) : near;
    }
}
