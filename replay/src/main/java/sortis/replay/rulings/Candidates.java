package sortis.replay.rulings;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.Stop;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.Subject;
import sortis.replay.audit.AuditReport;
import sortis.ruling.HouseRules;
import sortis.ruling.HouseRuling;
import sortis.ruling.LevelsRuling;
import sortis.ruling.Moves;
import sortis.ruling.RoadSpeed;
import sortis.ruling.StockRuling;
import sortis.ruling.VehicleCost;
import sortis.ruling.VehicleSlots;
import sortis.ruling.WorkshopAuthority;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Resource;

/// The values of a ruling that are worth a try: all choices, and of numbers those that the log
/// itself suggests.
///
/// @param entries what the log says
/// @param game its first entry
/// @param agents how many there may have been at the start
record Candidates(Seq<GameEntry> entries, GameStarted game, Seq<Integer> agents) {
    private static final long MOST = 64;
    private static final int FEW = 4;

    /// More than most games start with, of what they start with.
    static final Bag AMPLE =
            Vector.of(
                            Resource.WOOD,
                            Resource.ore(0),
                            Resource.ore(1),
                            Resource.ore(2),
                            Resource.ore(3))
                    .map(resource -> Bag.of(resource, new Amount(1_000)))
                    .fold(Bag.EMPTY, Bag::plus);

    /// Other values than that of the present rules, each once.
    ///
    /// @param report of the log under the present rules
    Seq<Object> of(Switch ruling, HouseRules present, AuditReport report) {
        return Vector.<Object>ofAll(all(ruling, present, report))
                .distinct()
                .remove(ruling.value(present));
    }

    private Seq<?> all(Switch ruling, HouseRules present, AuditReport report) {
        return switch (ruling) {
            case OPENING -> openings(present, report);
            case OPENING_AGENTS -> agents;
            case CLEARING_WOOD -> woods();
            case STOCK -> Array.of(StockRuling.values());
            case LEVELS -> Array.of(LevelsRuling.values());
            case WORKSHOP_AUTHORITY -> Array.of(WorkshopAuthority.values());
            case HOUSE -> Array.of(HouseRuling.values());
            case VEHICLE_SLOTS -> Array.of(VehicleSlots.values());
            case VEHICLE_COST -> Array.of(VehicleCost.values());
            case CARRY -> loads(present, report);
            case WALK -> Array.rangeClosed(1, 8);
            case ROAD_SPEED -> Array.of(RoadSpeed.values());
            case MOVES -> Array.of(Moves.values());
        };
    }

    /// The default, nothing, and what shortages and counts at the start square lead to.
    private Seq<Bag> openings(HouseRules present, AuditReport report) {
        Bag opening = present.opening();
        Bag enough = opening.plus(total(report, this::isAtHome)).positive();
        Bag plenty = opening.plus(total(report, _ -> true)).positive();
        Bag counted = counted(opening, report);
        return Vector.of(
                HouseRules.DEFAULT.opening(),
                Bag.EMPTY,
                enough,
                plenty,
                counted,
                counted(enough, report),
                counted(plenty, report),
                counted(opening, report, _ -> true));
    }

    private boolean isAtHome(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OnSquare(var at)
                && at.equals(game.start());
    }

    private static Bag total(AuditReport report, Predicate<Finding> isMeant) {
        return report.findings()
                .filter(isMeant)
                .map(Candidates::missing)
                .fold(Bag.EMPTY, Bag::plus);
    }

    private static Bag missing(Finding finding) {
        return switch (finding.code().text()) {
            case "build-funds", "smelt-funds", "load-stock" ->
                    goods(finding.evidence().claimed()).minus(goods(finding.evidence().expected()));
            default -> Bag.EMPTY;
        };
    }

    private static Bag goods(Option<Datum> datum) {
        return datum.map(each -> each instanceof Datum.Goods(Bag bag) ? bag : Bag.EMPTY)
                .getOrElse(Bag.EMPTY);
    }

    /// By the first wrong count of each resource, everywhere or on the start square.
    private Bag counted(Bag opening, AuditReport report) {
        return counted(opening, report, this::isOfStart);
    }

    /// What there was at the start of the resources counted there, by a judgment with more than
    /// ample; of the others as much as present.
    Bag afterAmple(Bag present, AuditReport report) {
        Bag counted = counted(AMPLE, report);
        return new Bag(
                counted.amounts()
                        .filter((resource, amount) -> !amount.equals(AMPLE.amount(resource)))
                        .merge(
                                present.amounts()
                                        .filterKeys(resource ->
                                                counted.amount(resource)
                                                        .equals(AMPLE.amount(resource)))));
    }

    private static Bag counted(Bag opening, AuditReport report, Predicate<Finding> isMeant) {
        return report.findings()
                .filter(finding -> finding.code().text().equals("stock-count"))
                .filter(isMeant)
                .distinctBy(finding -> resource(finding))
                .map(Candidates::surplus)
                .fold(opening, Bag::plus)
                .positive();
    }

    private boolean isOfStart(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OfResource(var at, _)
                && at.forAll(game.start()::equals);
    }

    private static String resource(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OfResource(_, var resource)
                ? resource.toString()
                : "";
    }

    private static Bag surplus(Finding finding) {
        long more = number(finding.evidence().claimed()) - number(finding.evidence().expected());
        return finding.evidence().subject() instanceof Subject.OfResource(_, var resource)
                ? Bag.of(resource, new Amount(more))
                : Bag.EMPTY;
    }

    private static long number(Option<Datum> datum) {
        return datum.map(each -> each instanceof Datum.Count(long count) ? count : 0L)
                .getOrElse(0L);
    }

    /// What was written of clearings, and one or none.
    private Seq<Amount> woods() {
        return entries.flatMap(entry ->
                        entry instanceof ForestCleared cleared
                                ? cleared.wood()
                                : Option.<Amount>none())
                .appendAll(Vector.of(Amount.NONE, Amount.ONE))
                .filter(wood -> wood.units() <= MOST)
                .distinct()
                .take(FEW);
    }

    /// Few, what agents load, and as much more as they would carry too much.
    private Seq<Amount> loads(HouseRules present, AuditReport report) {
        Seq<Long> excess =
                report.findings()
                        .filter(finding -> finding.code().text().equals("load-capacity"))
                        .map(finding ->
                                present.carry().units()
                                        + number(finding.evidence().claimed())
                                        - number(finding.evidence().expected()));
        Seq<Long> loaded =
                entries.flatMap(Candidates::loaded).map(bag -> bag.units().units()).distinct();
        return Vector.rangeClosed(0L, 5L)
                .appendAll(excess.max())
                .appendAll(excess.distinct().sorted().take(FEW))
                .appendAll(loaded.sorted().takeRight(FEW))
                .append(MOST)
                .filter(slots -> 0 <= slots && slots <= MOST)
                .map(Amount::new)
                .distinct();
    }

    private static Seq<Bag> loaded(GameEntry entry) {
        return switch (entry) {
            case Loaded loaded -> Vector.of(loaded.what());
            case RouteAssigned route -> route.stops().map(Stop::load);
            default -> Vector.empty();
        };
    }
}
