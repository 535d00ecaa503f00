package sortis.cli.page;

import io.vavr.collection.Vector;

/// How a number runs from one turn on, until the next piece: a closed form that pages evaluate as
/// it stands. Within a round the last step at or before the turn says the value, which then grows
/// by the slope each turn; every round that is over adds the drift.
///
/// @param period how many turns a round has; 0 if there is but one, without an end
/// @param steps by offset in the round, the first one at 0
record Piece(long from, long slope, long period, long drift, Vector<Step> steps) {
    /// The value from an offset on.
    record Step(long offset, long value) {}

    /// A piece that goes on for ever as it begins.
    static Piece straight(long from, long value, long slope) {
        return new Piece(from, slope, 0, 0, Vector.of(new Step(0, value)));
    }

    Piece then(long turn, long value) {
        return new Piece(from, slope, period, drift, steps.append(new Step(turn - from, value)));
    }

    /// With a step, if the value on that turn is another than foreseen.
    Piece seeing(long turn, long value) {
        return at(turn) == value ? this : then(turn, value);
    }

    /// Whether it goes on for ever as it begins.
    boolean isStraight() {
        return steps.size() == 1 && drift == slope * period;
    }

    /// The value on a turn, not before the piece begins.
    long at(long turn) {
        long gone = turn - from;
        long rounds = period == 0 ? 0 : gone / period;
        long within = gone - rounds * period;
        Step step = steps.get(last(within));
        return Math.addExact(
                step.value(),
                Math.addExact(
                        Math.multiplyExact(slope, within - step.offset()),
                        Math.multiplyExact(drift, rounds)));
    }

    private int last(long within) {
        int low = 0;
        int high = steps.size();
        while (high - low > 1) {
            int middle = (low + high) / 2;
            boolean isReached = steps.get(middle).offset() <= within;
            low = isReached ? middle : low;
            high = isReached ? high : middle;
        }
        return low;
    }

    /// The same numbers with the shortest round that there is.
    Piece shortest() {
        return Vector.rangeClosed(1, (int) Math.min(period / 2, 5_000))
                .filter(every -> period % every == 0 && drift % (period / every) == 0)
                .map(this::withPeriod)
                .find(this::isSame)
                .getOrElse(this);
    }

    private Piece withPeriod(int every) {
        return new Piece(
                from,
                slope,
                every,
                drift / (period / every),
                steps.takeWhile(step -> step.offset() < every));
    }

    private boolean isSame(Piece shorter) {
        boolean holds = steps.forAll(step -> shorter.at(from + step.offset()) == step.value());
        return holds
                && Vector.rangeBy(0L, period, shorter.period)
                        .forAll(start ->
                                shorter.steps.forAll(step -> agrees(shorter, start, step)));
    }

    private boolean agrees(Piece shorter, long start, Step step) {
        long turn = from + start + step.offset();
        return at(turn) == shorter.at(turn);
    }
}
