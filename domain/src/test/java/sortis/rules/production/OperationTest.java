package sortis.rules.production;

import static sortis.entry.BuildingKind.EXTRACTOR;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.production.ProductionRule.OPERATE_EXTRACTOR;
import static sortis.rules.production.ProductionRule.OPERATE_IDLE;
import static sortis.rules.production.ProductionRule.OPERATE_TAKEN;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.ended;
import static sortis.testing.Entries.loaded;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.operated;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.activity;
import static sortis.testing.Views.pile;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.bag;

import org.junit.jupiter.api.Test;
import sortis.testing.Given;

/// `operate-extractor`, `operate-taken` and `operate-idle`. An extractor stands on the mountain of
/// `[4, 14]`, and so do A and B, on turn 1.
class OperationTest {
    private static final Given MINE =
            given(aGame().opening("ore(0)", 2).agents("A", "B"))
                    .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                    .having(loaded("A", "5,14", bag("ore(0)", 1)))
                    .having(moved("A", "5,14", "4,14"), moved("B", "5,14", "4,14"))
                    .having(raised(EXTRACTOR, 0, "4,14").on(1));

    @Test
    void worksAnExtractor() {
        MINE.when(operated("A", "4,14"))
                .isLegal()
                .leaves(activity("A"), "operating")
                .leaves(whereIs("A"), "[4, 14]");
    }

    @Test
    void worksNothingElse() {
        given(aGame())
                .when(operated("A", "5,14"))
                .breaks(OPERATE_EXTRACTOR)
                .at("5,14")
                .claimingNothing()
                .expectingNothing()
                .leaves(activity("A"), "standing");
        given(aGame())
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .when(operated("A", "5,14"))
                .breaks(OPERATE_EXTRACTOR)
                .leaves(activity("A"), "standing");
    }

    @Test
    void yieldsFromTheNextTurnOn() {
        MINE.having(operated("A", "4,14")).then().leaves(pile("4,14"), bag());
        MINE.having(operated("A", "4,14"))
                .when(counted().on(4).at("4,14").of("ore(0)", 3))
                .isLegal();
    }

    @Test
    void isOfOneAgent() {
        MINE.having(operated("A", "4,14"))
                .when(operated("B", "4,14"))
                .breaks(OPERATE_TAKEN)
                .at("4,14")
                .claimingNothing()
                .expectingNothing()
                .agent("B")
                .leaves(activity("A"), "standing")
                .leaves(activity("B"), "operating")
                .leaves(whereIs("A"), "[4, 14]");
    }

    @Test
    void mayBeginAnewByTheSameAgent() {
        MINE.having(operated("A", "4,14"))
                .when(operated("A", "4,14"))
                .isLegal()
                .leaves(activity("A"), "operating");
    }

    @Test
    void isFreeOnceTheOtherHasLeft() {
        MINE.having(operated("A", "4,14"), moved("A", "4,14", "4,15"))
                .when(operated("B", "4,14"))
                .isLegal();
        MINE.having(operated("A", "4,14"), ended("A")).when(operated("B", "4,14")).isLegal();
    }

    @Test
    void endsWhatWasBegun() {
        MINE.having(operated("A", "4,14"))
                .when(ended("A").on(3))
                .isLegal()
                .leaves(activity("A"), "standing")
                .leaves(whereIs("A"), "[4, 14]")
                .leaves(pile("4,14"), bag("ore(0)", 2));
    }

    @Test
    void endsNothingIfNothingWasBegun() {
        MINE.when(ended("A"))
                .warnsOf(OPERATE_IDLE)
                .ofTheWhole()
                .claimingNothing()
                .expectingNothing()
                .agent("A")
                .leaves(activity("A"), "standing");
        MINE.having(moved("A", "4,14", "4,17"))
                .when(ended("A"))
                .warnsOf(OPERATE_IDLE)
                .leaves(activity("A"), "walking");
        MINE.having(operated("A", "4,14")).when(ended("B")).warnsOf(OPERATE_IDLE);
    }
}
