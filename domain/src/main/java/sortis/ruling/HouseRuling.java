package sortis.ruling;

import sortis.value.Amount;
import sortis.value.Level;

/// How many agents a house of level n may bring in, in all (rulebook §3, `house`).
public enum HouseRuling implements Choice {
    NEXT("n+1"),
    ONE("1"),
    POWER("2^n");

    private final String spelling;

    HouseRuling(String spelling) {
        this.spelling = spelling;
    }

    public Amount agents(Level level) {
        return switch (this) {
            case NEXT -> new Amount(level.number() + 1L);
            case ONE -> Amount.ONE;
            case POWER -> level.powerOfTwo();
        };
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
