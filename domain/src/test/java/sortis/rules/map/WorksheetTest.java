package sortis.rules.map;

import static sortis.rules.map.MapRule.LFSR_SEED;
import static sortis.rules.map.MapRule.LFSR_STEP;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.wrote;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;
import static sortis.testing.Words.octet;
import static sortis.value.Axis.X;
import static sortis.value.Axis.Y;

import org.junit.jupiter.api.Test;
import sortis.finding.Step;
import sortis.testing.Given;

/// `lfsr-seed` and `lfsr-step`. The sequence of 01 begins 01 03 06 0D 1B 36 6D DA; after the slip
/// 1A, published once for 1B, comes 35.
class WorksheetTest {
    private static final Given GAME = given(aGame());
    private static final Given PUBLISHED = GAME.slipping(wrote(X, 3, "0D", "1A"), LFSR_STEP);

    @Test
    void beginsWithTheSeed() {
        GAME.when(wrote(X, 0, "01", "03", "06", "0D", "1B", "36")).isLegal();
        GAME.when(wrote(Y, 0, "5A", "B4")).isLegal();
        GAME.when(wrote(X, 0, "5A", "B4"))
                .breaks(LFSR_SEED)
                .on(X, 0)
                .claiming("5A")
                .expecting("01")
                .ofNoAgent()
                .showing(new Step.Seeded(X, octet("01")));
        GAME.when(wrote(Y, 0, "01")).breaks(LFSR_SEED).on(Y, 0).expecting("5A");
    }

    @Test
    void beginsNotWithTheSeedFurtherOn() {
        GAME.when(wrote(X, 1, "03")).isLegal();
        GAME.when(wrote(X, 1, "01")).breaks(LFSR_STEP).on(X, 1).expecting("03");
    }

    @Test
    void stepsOnFromAWrongSeedOrFromTheRightOne() {
        GAME.when(wrote(X, 0, "02", "05")).breaks(LFSR_SEED);
        GAME.when(wrote(X, 0, "02", "03")).breaks(LFSR_SEED);
        GAME.when(wrote(X, 0, "02", "07"))
                .breaks(LFSR_SEED, LFSR_STEP)
                .finding(2)
                .on(X, 1)
                .claiming("07")
                .expecting("05")
                .showing(new Step.Shifted(octet("02")));
    }

    @Test
    void stepsOnFromTheValueBefore() {
        GAME.when(wrote(X, 3, "0D", "1A"))
                .breaks(LFSR_STEP)
                .on(X, 4)
                .claiming("1A")
                .expecting("1B")
                .showing(new Step.Shifted(octet("0D")));
    }

    @Test
    void stepsOnFromAWrongValueOrFromTheRightOne() {
        GAME.when(wrote(X, 3, "0D", "1A", "35", "6B")).breaks(LFSR_STEP).on(X, 4);
        GAME.when(wrote(X, 3, "0D", "1A", "36", "6D")).breaks(LFSR_STEP).on(X, 4);
        GAME.when(wrote(X, 3, "0D", "1A", "36", "6B"))
                .breaks(LFSR_STEP, LFSR_STEP)
                .finding(2)
                .on(X, 6)
                .claiming("6B")
                .expecting("6D");
    }

    @Test
    void findsEachWrongValue() {
        GAME.when(wrote(X, 3, "0C", "17", "99"))
                .breaks(LFSR_STEP, LFSR_STEP, LFSR_STEP)
                .on(X, 3)
                .expecting("0D")
                .showing(new Step.Shifted(octet("06")))
                .finding(2)
                .on(X, 4)
                .expecting("18")
                .finding(3)
                .on(X, 5)
                .expecting("2E")
                .showing(new Step.Shifted(octet("17")));
    }

    @Test
    void stepsOnFromTheLineWrittenBefore() {
        PUBLISHED.when(wrote(X, 5, "35")).isLegal();
        PUBLISHED.when(wrote(X, 5, "36")).isLegal();
        PUBLISHED
                .when(wrote(X, 5, "37"))
                .breaks(LFSR_STEP)
                .on(X, 5)
                .claiming("37")
                .expecting("35")
                .showing(new Step.Shifted(octet("1A")));
    }

    @Test
    void stepsOnFromTheTrueValueWhereNoneIsWritten() {
        GAME.when(wrote(X, 5, "36")).isLegal();
        GAME.when(wrote(X, 5, "35"))
                .breaks(LFSR_STEP)
                .expecting("36")
                .showing(new Step.Shifted(octet("1B")));
        PUBLISHED.when(wrote(X, 6, "6D")).isLegal();
        PUBLISHED.when(wrote(X, 6, "6B")).breaks(LFSR_STEP).expecting("6D");
    }

    @Test
    void stepsOnFromWhatWasWrittenLast() {
        PUBLISHED.having(wrote(X, 4, "1B")).when(wrote(X, 5, "35")).breaks(LFSR_STEP);
        GAME.having(wrote(X, 4, "1B"))
                .slipping(wrote(X, 4, "1A"), LFSR_STEP)
                .when(wrote(X, 5, "35"))
                .isLegal();
    }

    @Test
    void keepsTheAxesApart() {
        PUBLISHED.when(wrote(Y, 5, "35")).breaks(LFSR_STEP).on(Y, 5);
        GAME.when(wrote(Y, 14, "FC", "F8")).isLegal();
    }

    @Test
    void goesOnToTheLastIndexWhereTheSeedComesAgain() {
        GAME.when(wrote(X, 255, "01")).isLegal();
        GAME.when(wrote(X, 255, "03")).breaks(LFSR_STEP).on(X, 255).expecting("01");
    }

    @Test
    void isNoMatterOfOtherEntries() {
        PUBLISHED.when(cleared("5,14")).isLegal();
    }
}
