package sortis.rules.house;

import static sortis.entry.BuildingKind.HOUSE;
import static sortis.entry.BuildingKind.WORKSHOP;
import static sortis.rules.agent.AgentRule.AGENT_DUPLICATE;
import static sortis.rules.house.HouseRule.HOUSE_ABSENT;
import static sortis.rules.house.HouseRule.HOUSE_FULL;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.joined;
import static sortis.testing.Entries.moved;
import static sortis.testing.Entries.raised;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Views.authority;
import static sortis.testing.Views.names;
import static sortis.testing.Views.whereIs;
import static sortis.testing.Words.level;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.ruling.HouseRuling;
import sortis.ruling.StockRuling;
import sortis.testing.Given;
import sortis.value.Amount;

/// `house-absent` and `house-full`. A house of level 0 stands on `[5, 15]`.
class HouseTest {
    private static final Given HOUSED = under(HouseRuling.NEXT);

    private static Given under(HouseRuling ruling) {
        return given(aGame().rich().ruling(StockRuling.POOLED).ruling(ruling))
                .having(cleared("5,14"), raised(WORKSHOP, 0, "5,14"))
                .having(raised(WORKSHOP, 1, "5,14"), raised(WORKSHOP, 2, "5,14"))
                .having(moved("A", "5,14", "5,15"), cleared("5,15").on(1))
                .having(raised(HOUSE, 0, "5,15"));
    }

    @Test
    void bringsInAnAgent() {
        HOUSED.when(joined("B", "5,15"))
                .isLegal()
                .leaves(names(), Vector.of("A", "B"))
                .leaves(whereIs("B"), "[5, 15]")
                .leaves(authority("B"), "none");
    }

    @Test
    void mustBeThere() {
        HOUSED.when(joined("B", "5,14"))
                .breaks(HOUSE_ABSENT)
                .at("5,14")
                .claimingNothing()
                .expectingNothing()
                .agent("B")
                .leaves(whereIs("B"), "[5, 14]")
                .leaves(authority("B"), "2");
        HOUSED.when(joined("B", "200,200")).breaks(HOUSE_ABSENT).at("200,200");
    }

    @Test
    void bringsInOneMoreAgentThanItsLevel() {
        HOUSED.having(joined("B", "5,15"))
                .when(joined("C", "5,15"))
                .breaks(HOUSE_FULL)
                .at("5,15")
                .claiming(2)
                .expecting(1)
                .showing(new Step.Ruled("house", "n+1", Option.of(level(0)), Amount.ONE))
                .leaves(names(), Vector.of("A", "B", "C"));
    }

    @Test
    void countsThoseWhoWereTooMany() {
        HOUSED.having(joined("B", "5,15"))
                .slipping(joined("C", "5,15"), HOUSE_FULL)
                .when(joined("D", "5,15"))
                .breaks(HOUSE_FULL)
                .claiming(3)
                .expecting(1);
    }

    @Test
    void bringsInMoreOnAHigherLevel() {
        Given raised =
                HOUSED.having(joined("B", "5,15"), raised(HOUSE, 1, "5,15"), joined("C", "5,15"));
        raised.when(joined("D", "5,15"))
                .breaks(HOUSE_FULL)
                .claiming(3)
                .expecting(2)
                .showing(new Step.Ruled("house", "n+1", Option.of(level(1)), new Amount(2)));
        raised.having(raised(HOUSE, 2, "5,15")).when(joined("D", "5,15")).isLegal();
    }

    @Test
    void bringsInAsManyAsTheRulingSays() {
        under(HouseRuling.ONE)
                .having(joined("B", "5,15"), raised(HOUSE, 1, "5,15"))
                .when(joined("C", "5,15"))
                .breaks(HOUSE_FULL)
                .claiming(2)
                .expecting(1);
        Given power =
                under(HouseRuling.POWER)
                        .having(raised(HOUSE, 1, "5,15"), raised(HOUSE, 2, "5,15"))
                        .having(joined("B", "5,15"), joined("C", "5,15"), joined("D", "5,15"));
        power.when(joined("E", "5,15")).isLegal();
        power.having(joined("E", "5,15"))
                .when(joined("F", "5,15"))
                .breaks(HOUSE_FULL)
                .claiming(5)
                .expecting(4);
    }

    @Test
    void isNotJudgedOfAJoinThatIsSkipped() {
        HOUSED.when(joined("A", "5,14")).breaks(AGENT_DUPLICATE);
        HOUSED.having(joined("B", "5,15")).when(joined("B", "5,15")).breaks(AGENT_DUPLICATE);
    }
}
