package sortis.play;

import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.map.Lfsr;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.time.Unforeseeable;
import sortis.value.Amount;
import sortis.value.Axis;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Octet;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;

/// What a careful player writes beside the deeds: worksheets, charts, counts, notes, skips; all of
/// it true.
record Paperwork(Pen pen, Square hub) {
    private static final long FAR = 1_000_000_000;

    void write() {
        switch (dice().below(9)) {
            case 0, 1 -> worksheet();
            case 2, 3, 4 -> pen.write(chart());
            case 5 -> count();
            case 6 -> strike();
            default -> note();
        }
    }

    private Dice dice() {
        return pen.dice;
    }

    private void worksheet() {
        Axis axis = dice().any(Axis.values());
        int middle = Math.min(axis.of(hub) + dice().below(5), Lfsr.LENGTH - 1);
        int from = dice().any(0, middle, Math.max(0, middle - dice().below(8)));
        int most = Math.min(1 + dice().below(9), Lfsr.LENGTH - from);
        WorldMap map = pen.world().land().map();
        Seq<Octet> values = Vector.range(from, from + most).map(index -> map.number(axis, index));
        pen.write(new SequenceWritten(axis, from, values));
    }

    private SquareCharted chart() {
        Square at = near();
        WorldMap map = pen.world().land().map();
        Octet value = map.value(at);
        Option<Octet> charted = Option.when(dice().chance(50), value);
        Option<Terrain> terrain = Option.when(dice().chance(60), Terrain.of(value));
        Option<Integer> ore = map.ore(at).filter(_ -> dice().chance(60));
        boolean isBlank = charted.isEmpty() && terrain.isEmpty() && ore.isEmpty();
        return new SquareCharted(
                at,
                charted,
                Option.when(isBlank || dice().chance(40), value.first()),
                terrain,
                ore);
    }

    private Square near() {
        return new Square(shifted(hub.x()), shifted(hub.y()));
    }

    private int shifted(int coordinate) {
        return Math.clamp(coordinate + dice().below(9) - 4L, 0, Square.LAST);
    }

    private void count() {
        Option<Square> at = Option.when(dice().chance(60), () -> dice().any(piles().append(hub)));
        Bag truth =
                at.filter(_ -> !new Law(pen.world()).isPooled())
                        .map(square -> pen.world().pile(square))
                        .getOrElse(() -> pen.world().total());
        Bag counted = part(truth.plus(Bag.EMPTY));
        boolean canBeWritten =
                counted.amounts().values().forAll(amount -> amount.units() <= Amount.LAST);
        if (canBeWritten) {
            pen.write(new StockCounted(counted, at));
        }
    }

    private Seq<Square> piles() {
        return pen.world()
                .stock()
                .piles()
                .keySet()
                .toVector()
                .flatMap(place ->
                        place instanceof Place.OnSquare(Square at) ? Option.of(at) : Option.none());
    }

    /// Some of the resources of a bag, and some that it does not hold.
    private Bag part(Bag truth) {
        Seq<Resource> named =
                truth.resources().append(Resource.WOOD).append(Resource.ore(dice().below(4)));
        return new Bag(
                TreeMap.ofEntries(
                        named.distinct()
                                .filter(_ -> dice().chance(70))
                                .map(resource -> new Tuple2<>(resource, truth.amount(resource)))));
    }

    /// A slip of the pen, crossed out at once.
    private void strike() {
        EntryNumber number = pen.next();
        SquareCharted chart = chart();
        pen.scribble(
                new SquareCharted(
                        chart.at(),
                        Option.of(new Octet(dice().below(256))),
                        chart.nibble(),
                        chart.terrain(),
                        chart.ore()));
        pen.write(new EntryStruck(number, Option.when(dice().chance(50), "wrong square")));
    }

    private void note() {
        Agent agent = dice().any(pen.world().agents().inOrder());
        Option<Turn> on =
                Option.when(
                        dice().chance(60),
                        () -> pen.turn().plus(dice().from(0, dice().any(5L, 100L, FAR))));
        pen.write(new PositionNoted(agent.name(), agent.plan().at(on.getOrElse(pen.turn())), on));
    }

    /// Nothing happens for some turns but on paper.
    void skip() {
        Turn to = pen.turn().plus(dice().from(1, dice().any(4L, 12L, 60L, 60L, 2_000L, FAR)));
        try {
            Bag now = pen.world().total();
            Bag then = pen.world().carriedTo(to).total();
            pen.write(new TurnsSkipped(to, pen.claim(part(then.minus(now)))));
            if (dice().chance(30)) {
                pen.goTo(pen.turn().plus(dice().from(0, to.since(pen.turn()))));
                write();
            }
            pen.goTo(to);
        } catch (Unforeseeable e) {
            pen.goTo(pen.turn().plus(1));
        }
    }
}
