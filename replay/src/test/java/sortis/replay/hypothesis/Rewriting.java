package sortis.replay.hypothesis;

import io.vavr.control.Option;
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
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.finding.Datum;
import sortis.map.Terrain;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Nibble;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;

/// Entries with another answer in one of their claims.
final class Rewriting {
    private Rewriting() {}

    /// The entry with that answer for that claim.
    static GameEntry with(GameEntry entry, Claim claim, Datum answer) {
        return switch (entry) {
            case SquareCharted is -> chart(is, claim.problem(), answer);
            case AgentMoved is -> new AgentMoved(is.agent(), is.path(), turn(answer));
            case RouteAssigned is -> route(is, claim.problem(), answer);
            case PositionNoted is -> new PositionNoted(is.agent(), spot(answer), is.on());
            case ForestCleared is -> new ForestCleared(is.agent(), is.at(), amount(answer));
            case BuildingRaised(var agent, var kind, var level, var at, _) ->
                    new BuildingRaised(agent, kind, level, at, bag(answer));
            case RoadLaid is -> new RoadLaid(is.agent(), is.grade(), is.path(), bag(answer));
            case VehicleBuilt is -> vehicle(is, claim.problem(), answer);
            case SmelterFed is -> smelter(is, claim.problem(), answer);
            case TurnsSkipped is ->
                    new TurnsSkipped(
                            is.to(), is.gained().map(gained -> counted(gained, claim, answer)));
            case StockCounted is -> new StockCounted(counted(is.stock(), claim, answer), is.at());
            default -> entry;
        };
    }

    private static GameEntry chart(SquareCharted is, Problem problem, Datum answer) {
        return switch (problem) {
            case Problem.Value _ ->
                    new SquareCharted(
                            is.at(),
                            Option.of(octet(answer)),
                            Option.none(),
                            is.terrain(),
                            is.ore());
            case Problem.Digit _ ->
                    new SquareCharted(
                            is.at(), is.value(), Option.of(nibble(answer)), is.terrain(), is.ore());
            case Problem.Ground _ ->
                    new SquareCharted(
                            is.at(),
                            is.value(),
                            is.nibble(),
                            Terrain.named(word(answer)),
                            is.ore());
            default ->
                    new SquareCharted(
                            is.at(),
                            is.value(),
                            is.nibble(),
                            is.terrain(),
                            Option.of((int) number(answer)));
        };
    }

    private static GameEntry route(RouteAssigned is, Problem problem, Datum answer) {
        boolean isPeriod = problem instanceof Problem.Round;
        return new RouteAssigned(
                is.agent(),
                is.first(),
                is.rest(),
                isPeriod ? turn(answer) : is.period(),
                isPeriod ? is.phase() : turn(answer));
    }

    private static GameEntry vehicle(VehicleBuilt is, Problem problem, Datum answer) {
        boolean isPrice = problem instanceof Problem.Price;
        return new VehicleBuilt(
                is.agent(),
                is.level(),
                is.at(),
                isPrice ? bag(answer) : is.paid(),
                isPrice ? is.slots() : amount(answer));
    }

    private static GameEntry smelter(SmelterFed is, Problem problem, Datum answer) {
        return new SmelterFed(
                is.agent(),
                is.at(),
                is.batches(),
                problem instanceof Problem.Feeding ? bag(answer) : is.paid(),
                problem instanceof Problem.Smelting ? amount(answer) : is.yields(),
                problem instanceof Problem.Readiness ? turn(answer) : is.ready());
    }

    private static Bag counted(Bag bag, Claim claim, Datum answer) {
        return new Bag(
                bag.amounts().put(new Resource(claim.key().part()), new Amount(number(answer))));
    }

    private static long number(Datum answer) {
        return answer instanceof Datum.Count(long number) ? number : -1;
    }

    private static Option<Turn> turn(Datum answer) {
        return Option.of(new Turn(number(answer)));
    }

    private static Option<Amount> amount(Datum answer) {
        return Option.of(new Amount(number(answer)));
    }

    private static Option<Bag> bag(Datum answer) {
        return answer instanceof Datum.Goods(Bag bag) ? Option.of(bag) : Option.none();
    }

    private static Square spot(Datum answer) {
        return answer instanceof Datum.Spot(Square square) ? square : new Square(0, 0);
    }

    private static String word(Datum answer) {
        return answer instanceof Datum.Word(String word) ? word : "";
    }

    private static Octet octet(Datum answer) {
        return new Octet(Integer.parseInt(word(answer), 16));
    }

    private static Nibble nibble(Datum answer) {
        return new Nibble(Integer.parseInt(word(answer), 16));
    }
}
