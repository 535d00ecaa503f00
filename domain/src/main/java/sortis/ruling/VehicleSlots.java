package sortis.ruling;

import sortis.value.Amount;
import sortis.value.Level;

/// How many slots a vehicle of level n has (rulebook §3, `vehicleSlots`).
public enum VehicleSlots implements Choice {
    TWICE_NEXT("2(n+1)"),
    POWER("2^n"),
    TWICE("2n");

    private final String spelling;

    VehicleSlots(String spelling) {
        this.spelling = spelling;
    }

    public Amount slots(Level level) {
        return switch (this) {
            case TWICE_NEXT -> new Amount(2L * (level.number() + 1));
            case POWER -> level.powerOfTwo();
            case TWICE -> new Amount(2L * level.number());
        };
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
