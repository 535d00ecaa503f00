package sortis.ruling;

import sortis.value.Level;

/// How many squares an agent goes in a turn along road of grade d (rulebook §3, `roadSpeed`).
public enum RoadSpeed implements Choice {
    NEXT("d+1"),
    POWER("2^d"),
    ONE("1");

    private final String spelling;

    RoadSpeed(String spelling) {
        this.spelling = spelling;
    }

    /// Squares a turn along road whose lowest grade is this one.
    public long squares(Level grade) {
        return switch (this) {
            case NEXT -> grade.number() + 1L;
            case POWER -> grade.powerOfTwo().units();
            case ONE -> 1;
        };
    }

    @Override
    public String spelling() {
        return spelling;
    }
}
