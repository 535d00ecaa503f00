package sortis.replay.audit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sortis.time.Carrying;
import sortis.time.Haulage;
import sortis.time.Yard;
import sortis.value.Turn;

/// Remembers what becomes of yards in which routes haul: a skip is judged by it and then gone over,
/// and most changes of a log leave it as it is. Several threads may ask.
public final class Memory implements Carrying {
    private final int most;
    private final Map<Question, Yard> answers = new ConcurrentHashMap<>();

    /// Remembers the last so many answers or fewer.
    public Memory(int most) {
        this.most = most;
    }

    private record Question(Yard yard, Turn from, Turn to) {}

    @Override
    public Yard carried(Yard yard, Turn from, Turn to) {
        if (!Haulage.isLengthy(yard, from, to)) {
            return Haulage.carried(yard, from, to);
        }
        if (answers.size() >= most) {
            answers.clear();
        }
        Question question = new Question(yard, from, to);
        Yard known = answers.get(question);
        return known == null ? answered(question) : known;
    }

    /// Two who ask at once may both work it out: they find the same.
    private Yard answered(Question question) {
        Yard answer = Haulage.carried(question.yard(), question.from(), question.to());
        var _ = answers.put(question, answer);
        return answer;
    }
}
