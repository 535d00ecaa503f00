package sortis.play;

import java.util.List;
import sortis.entry.Stop;
import sortis.value.Square;
import sortis.world.Activity;

/// What an agent does as turns go by (rulebook §5).
sealed interface Doing {
    Activity activity();

    /// Moves for one turn.
    default void go(Person person, Board board) {}

    /// Stands.
    record Nothing() implements Doing {
        @Override
        public Activity activity() {
            return Activity.STANDING;
        }
    }

    /// Works on an extractor.
    record Works() implements Doing {
        @Override
        public Activity activity() {
            return Activity.OPERATING;
        }
    }

    /// Walks, with the squares that it enters in each turn still to come.
    final class Walks implements Doing {
        private final List<List<Square>> strides;
        private int taken;

        Walks(List<List<Square>> strides) {
            this.strides = strides;
        }

        @Override
        public void go(Person person, Board board) {
            strides.get(taken).forEach(square -> person.visit(board, square));
            taken++;
            if (taken == strides.size()) {
                person.doing = new Nothing();
            }
        }

        @Override
        public Activity activity() {
            return Activity.WALKING;
        }
    }

    /// Goes round and round.
    final class Tours implements Doing {
        private final List<Stop> stops;

        /// For each stop, what is walked from there to the next; nothing if it stays there.
        private final List<List<List<Square>>> walks;

        private int stop;
        private long waits;
        private int taken;

        Tours(List<Stop> stops, List<List<List<Square>>> walks) {
            this.stops = stops;
            this.walks = walks;
            this.waits = stops.getFirst().waits().number();
        }

        long period() {
            long waiting = stops.stream().mapToLong(each -> each.waits().number()).sum();
            return waiting + walks.stream().mapToLong(List::size).sum();
        }

        @Override
        public void go(Person person, Board board) {
            if (waits > 0) {
                waits--;
            } else {
                walks.get(stop).get(taken).forEach(square -> person.visit(board, square));
                taken++;
            }
            if (waits == 0 && taken == walks.get(stop).size()) {
                arrive(person, board);
            }
        }

        private void arrive(Person person, Board board) {
            boolean hasLeft = taken > 0 || walks.get(stop).isEmpty();
            if (hasLeft) {
                stop = (stop + 1) % stops.size();
                taken = 0;
                waits = stops.get(stop).waits().number();
                new StopWork(stops.get(stop), person, board).doIt();
            }
        }

        @Override
        public Activity activity() {
            return Activity.ROUTE;
        }
    }
}
