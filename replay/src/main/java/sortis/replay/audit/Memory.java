package sortis.replay.audit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import sortis.time.Carrying;
import sortis.time.Haulage;
import sortis.time.Yard;
import sortis.value.Turn;
import sortis.world.World;

/// Remembers what becomes of yards in which routes haul: a skip is judged by it and then gone over,
/// and most changes of a log leave it as it is. Several threads may ask.
public final class Memory implements Carrying {
    private static final int WORLDS = 256;

    private final int most;
    private final Map<Question, Yard> answers = new ConcurrentHashMap<>();
    private final Map<Departure, World> arrivals = new ConcurrentHashMap<>();

    /// The last answer is known without working out the hash of a whole yard.
    private volatile @Nullable Answer latest;

    /// Remembers the last so many answers or fewer.
    public Memory(int most) {
        this.most = most;
    }

    private record Question(Turn from, Turn to, Yard yard) {
        Yard answered() {
            return Haulage.carried(yard, from, to);
        }
    }

    private record Answer(Question question, Yard yard) {}

    /// A world, the very same, and when it is asked for.
    private record Departure(World world, Turn to) {
        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(@Nullable Object other) {
            return other instanceof Departure departure
                    && departure.world == world
                    && departure.to.equals(to);
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(world) + to.hashCode();
        }
    }

    /// A world carried to a turn: what hypotheses about one error set out from is among the last
    /// few hundred.
    public World carried(World world, Turn to) {
        if (arrivals.size() >= WORLDS) {
            arrivals.clear();
        }
        Departure departure = new Departure(world, to);
        World known = arrivals.get(departure);
        return known == null ? arrived(departure) : known;
    }

    private World arrived(Departure departure) {
        World world = departure.world().carriedTo(departure.to(), this);
        var _ = arrivals.put(departure, world);
        return world;
    }

    @Override
    public Yard carried(Yard yard, Turn from, Turn to) {
        Question question = new Question(from, to, yard);
        Answer before = latest;
        if (before != null && before.question().equals(question)) {
            return before.yard();
        }
        boolean isWorthwhile = most > 1 && Haulage.isLengthy(yard, from, to);
        Yard yardThen = isWorthwhile ? remembered(question) : question.answered();
        latest = new Answer(question, yardThen);
        return yardThen;
    }

    /// Two who ask at once may both work it out: they find the same.
    private Yard remembered(Question question) {
        if (answers.size() >= most) {
            answers.clear();
        }
        Yard known = answers.get(question);
        if (known == null) {
            known = question.answered();
            var _ = answers.put(question, known);
        }
        return known;
    }
}
