package sortis.rulebook;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.SMELTER;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.testing.Entries.charted;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.drove;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.fed;
import static sortis.testing.Entries.joined;
import static sortis.testing.Entries.laid;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.noted;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.Entries.routed;
import static sortis.testing.Entries.skipped;
import static sortis.testing.Entries.struck;
import static sortis.testing.Entries.unloaded;
import static sortis.testing.Entries.wrote;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Line.unknown;
import static sortis.testing.Line.unreadable;
import static sortis.testing.StopDraft.stop;
import static sortis.testing.Words.bag;

import sortis.map.Terrain;
import sortis.rule.Rule;
import sortis.rules.agent.AgentRule;
import sortis.rules.building.BuildingRule;
import sortis.rules.haulage.HaulageRule;
import sortis.rules.house.HouseRule;
import sortis.rules.ledger.LedgerRule;
import sortis.rules.log.LogRule;
import sortis.rules.map.MapRule;
import sortis.rules.production.ProductionRule;
import sortis.ruling.StockRuling;
import sortis.testing.Given;
import sortis.testing.StopDraft;
import sortis.value.Axis;

/// For each rule a small log that breaks it once, and no other rule.
final class Offences {
    private static final Given GAME = given(aGame());
    private static final Given CLEARED =
            given(aGame().rich().ruling(StockRuling.POOLED).agents("A", "B"))
                    .having(cleared("5,14"));
    private static final Given FOUNDED = CLEARED.having(raised(WORKSHOP, 0, "5,14"));
    private static final Given ELSEWHERE =
            FOUNDED.having(moved("A", "5,14", "5,15"), moved("B", "5,14", "5,15"));
    private static final Given EXTRACTING = ELSEWHERE.having(raised(EXTRACTOR, 0, "5,15").on(1));
    private static final Given SMELTING =
            ELSEWHERE.having(cleared("5,15").on(1), raised(SMELTER, 0, "5,15"));
    private static final Given HOUSED =
            ELSEWHERE.having(cleared("5,15").on(1), raised(HOUSE, 0, "5,15"));
    private static final Given LOCAL =
            given(aGame().opening("ore(0)", 1))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"));

    private Offences() {}

    static Given against(Rule rule) {
        return switch (rule) {
            case LogRule log -> against(log);
            case MapRule map -> against(map);
            case AgentRule agent -> against(agent);
            case BuildingRule building -> against(building);
            case ProductionRule production -> against(production);
            case HaulageRule haulage -> against(haulage);
            case HouseRule house -> against(house);
            case LedgerRule ledger -> against(ledger);
            default -> throw new IllegalArgumentException("no offence against " + rule);
        };
    }

    private static Given against(LogRule rule) {
        return switch (rule) {
            case ENTRY_UNREADABLE -> GAME.having(unreadable());
            case ENTRY_UNKNOWN -> GAME.having(unknown("coffee-drunk"));
            case ENTRY_ORDER -> GAME.having(counted().on(5), counted(), counted().on(4));
            case ENTRY_NUMBER -> GAME.having(counted().numbered(3));
            case GAME_START -> given(cleared("5,14"));
            case START_SQUARE -> given(aGame().startingAt("5,13"));
            case OPENING_AGENTS -> given(aGame().named("A", "B"));
            case SEED_ZERO -> given(aGame().seeds("00", "5A"));
            case STRIKE_ENTRY -> GAME.having(struck(1));
        };
    }

    private static Given against(MapRule rule) {
        return switch (rule) {
            case LFSR_SEED -> GAME.having(wrote(Axis.X, 0, "02"));
            case LFSR_STEP -> GAME.having(wrote(Axis.X, 4, "1A"));
            case MAP_VALUE -> GAME.having(charted("5,14").value("CB"));
            case MAP_TERRAIN -> GAME.having(charted("5,14").as(Terrain.WATER));
            case MAP_ORE -> GAME.having(charted("4,14").ore(1));
        };
    }

    private static Given against(AgentRule rule) {
        StopDraft start = stop("5,14");
        StopDraft next = stop("5,15");
        return switch (rule) {
            case AGENT_UNKNOWN -> GAME.having(cleared("B", "5,14"));
            case AGENT_DUPLICATE -> HOUSED.having(joined("B", "5,15"));
            case AGENT_ABSENT -> GAME.having(cleared("5,15"));
            case PATH_BROKEN -> GAME.having(moved("A", "5,14", "6,15"));
            case PATH_WATER -> GAME.having(moved("A", "5,14", "5,13"));
            case ARRIVAL_TURN -> GAME.having(moved("A", "5,14", "5,15").by(2));
            case ROUTE_PERIOD -> GAME.having(routed("A", start, next).period(3));
            case ROUTE_PHASE -> GAME.having(routed("A", start, next).phase(1));
            case POSITION -> GAME.having(noted("A", "5,15"));
        };
    }

    private static Given against(BuildingRule rule) {
        return switch (rule) {
            case CLEAR_TERRAIN -> CLEARED.having(cleared("5,14"));
            case CLEAR_YIELD -> GAME.having(cleared("5,14").yielding(2));
            case BUILD_TERRAIN -> GAME.having(raised(WORKSHOP, 0, "5,14"));
            case BUILD_OCCUPIED -> FOUNDED.having(raised(HOUSE, 0, "5,14"));
            case BUILD_LEVEL -> CLEARED.having(raised(WORKSHOP, 1, "5,14"));
            case BUILD_WORKSHOP -> CLEARED.having(raised(HOUSE, 0, "5,14"));
            case BUILD_AUTHORITY ->
                    CLEARED.having(moved("B", "5,14", "5,15"))
                            .having(raised("A", WORKSHOP, 0, "5,14").on(1))
                            .having(raised("B", EXTRACTOR, 0, "5,15"));
            case BUILD_COST -> FOUNDED.having(drove("A", 0, "5,14").paying("wood", 2));
            case BUILD_FUNDS -> LOCAL.having(laid(0, "5,13"));
        };
    }

    private static Given against(ProductionRule rule) {
        return switch (rule) {
            case OPERATE_EXTRACTOR -> GAME.having(operated("A", "5,14"));
            case OPERATE_TAKEN -> EXTRACTING.having(operated("A", "5,15"), operated("B", "5,15"));
            case OPERATE_IDLE -> GAME.having(ended("A"));
            case SMELT_SMELTER -> GAME.having(fed("A", "5,14"));
            case SMELT_RATE -> SMELTING.having(fed("A", "5,15").batches(2));
            case SMELT_COST -> SMELTING.having(fed("A", "5,15").paying(bag()));
            case SMELT_FUNDS ->
                    given(aGame().ruling(StockRuling.POOLED))
                            .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                            .having(moved("A", "5,14", "5,15"))
                            .having(cleared("5,15").on(1), raised(SMELTER, 0, "5,15"))
                            .having(fed("A", "5,15"));
            case SMELT_YIELD -> SMELTING.having(fed("A", "5,15").yielding(2));
            case SMELT_READY -> SMELTING.having(fed("A", "5,15").by(3));
        };
    }

    private static Given against(HaulageRule rule) {
        return switch (rule) {
            case LOAD_STOCK -> GAME.having(loaded("A", "5,14", bag("wood", 1)));
            case LOAD_CAPACITY -> GAME.having(loaded("A", "5,14", bag("ore(0)", 2)));
            case UNLOAD_STOCK -> GAME.having(unloaded("A", "5,14", bag("wood", 1)));
            case VEHICLE_WORKSHOP -> CLEARED.having(drove("A", 0, "5,14"));
            case VEHICLE_SLOTS -> FOUNDED.having(drove("A", 0, "5,14").slots(3));
        };
    }

    private static Given against(HouseRule rule) {
        return switch (rule) {
            case HOUSE_ABSENT -> GAME.having(joined("B", "5,14"));
            case HOUSE_FULL -> HOUSED.having(joined("C", "5,15"), joined("D", "5,15"));
        };
    }

    private static Given against(LedgerRule rule) {
        return switch (rule) {
            case SKIP_RANGE -> GAME.having(skipped(0));
            case SKIP_OVERLAP -> GAME.having(skipped(9), cleared("5,14"));
            case SKIP_GAIN -> GAME.having(skipped(9).gaining("wood", 1));
            case STOCK_COUNT -> GAME.having(counted().of("wood", 1));
        };
    }
}
