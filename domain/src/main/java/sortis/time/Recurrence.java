package sortis.time;

/// Watches for a state that comes again after many rounds, cells aside that only ever rise or only
/// ever fall (Brent 1980: the state is compared with one that was put by, and that one is renewed
/// after 1, 2, 4 … rounds).
final class Recurrence {
    private static final int RISES = 1;
    private static final int FALLS = 2;

    private final int[] trends;
    private long[] present;
    private long[] putBy;
    private long since;
    private long patience = 1;

    Recurrence(long[] cells) {
        this.trends = new int[cells.length];
        this.present = cells.clone();
        this.putBy = cells.clone();
    }

    /// Looks at the state after some more rounds.
    ///
    /// @return after how many rounds the state that was put by has come again; 0 if it has not
    long after(long rounds, long[] cells) {
        boolean isNews = follow(cells);
        since += rounds;
        if (!isNews && recurs()) {
            return since;
        }
        if (isNews) {
            restart(cells);
        } else if (since >= patience) {
            renew();
        }
        return 0;
    }

    /// Begins anew from a state that was reached otherwise; how cells move is not forgotten.
    void restart(long[] cells) {
        boolean _ = follow(cells);
        putBy = present.clone();
        since = 0;
        patience = 1;
    }

    /// The state that was put by.
    long[] putBy() {
        return putBy.clone();
    }

    private void renew() {
        patience = 2 * Math.max(patience, since);
        putBy = present.clone();
        since = 0;
    }

    /// Goes on to the next state, and says whether a cell moved in a way that it never did before.
    private boolean follow(long[] cells) {
        boolean isNews = false;
        for (int cell = 0; cell < trends.length; cell++) {
            int trend = trends[cell] | trend(cells[cell] - present[cell]);
            isNews |= trend != trends[cell];
            trends[cell] = trend;
        }
        present = cells.clone();
        return isNews;
    }

    private static int trend(long change) {
        if (change == 0) {
            return 0;
        }
        return change > 0 ? RISES : FALLS;
    }

    private boolean recurs() {
        boolean recurs = true;
        for (int cell = 0; recurs && cell < trends.length; cell++) {
            boolean drifts = trends[cell] == RISES || trends[cell] == FALLS;
            recurs = drifts || present[cell] == putBy[cell];
        }
        return recurs;
    }
}
