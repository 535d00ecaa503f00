package sortis.time;

import io.vavr.collection.Seq;
import java.util.stream.LongStream;

/// Which visit comes when in one joint period of a group. Turn and visit of each call are one
/// number, so that their order is the order of the calls.
final class Timetable {
    private final long period;
    private final int visits;
    private final long[] calls;

    private Timetable(long period, int visits, long[] calls) {
        this.period = period;
        this.visits = visits;
        this.calls = calls;
    }

    /// A visit that comes again and again.
    ///
    /// @param first the turn of its first call, 1 … every
    record Recurring(int visit, long first, long every) {
        /// The same calls, counted from a later turn on.
        Recurring from(long turn) {
            return new Recurring(visit, every - Math.floorMod(turn - first, every), every);
        }

        /// How many calls there are up to that turn.
        long calls(long turn) {
            return turn < first ? 0 : (turn - first) / every + 1;
        }

        boolean isOn(long turn) {
            return turn >= first && (turn - first) % every == 0;
        }

        /// The turn of the latest call up to that turn.
        long latest(long turn) {
            return first + (calls(turn) - 1) * every;
        }

        private LongStream turns(long period) {
            return LongStream.iterate(first, turn -> turn <= period, turn -> turn + every);
        }
    }

    /// The timetable of visits numbered 0, 1, … in the order in which agents move.
    static Timetable of(long period, Seq<Recurring> visits) {
        LongStream calls =
                visits.toJavaStream()
                        .flatMapToLong(each ->
                                each.turns(period)
                                        .map(turn -> turn * visits.size() + each.visit()));
        return new Timetable(period, visits.size(), calls.sorted().toArray());
    }

    /// How long a round is, in turns.
    long period() {
        return period;
    }

    int calls() {
        return calls.length;
    }

    /// The turn of a call, 1 … period.
    long turnOf(int call) {
        return calls[call] / visits;
    }

    int visitOf(int call) {
        return (int) (calls[call] % visits);
    }
}
