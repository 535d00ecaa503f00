package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import sortis.finding.FindingId;

/// How well a slip explains what is wrong in a log, and how much of what is right speaks against
/// it.
///
/// @param explained the mistakes that come out by it
/// @param refuted how many right answers it would have made wrong
/// @param gain by how much likelier the log is if the player slips that way, as often as it seems,
///   than if all wrong answers come from chance; as a logarithm
record Performance(Hypothesis slip, Seq<Mistake> explained, int refuted, double gain) {
    /// How often an answer is wrong anyway.
    private static final double ERRORS = 1.0 / 50;

    /// The gain from which on a slip explains more than chance would in one log of a hundred,
    /// whichever of all slips it is.
    private static final double TELLING = Math.log(100.0 * Hypothesis.all().size());

    /// All slips by which something in the log comes out.
    static Seq<Performance> all(Answers answers) {
        return Hypothesis.all()
                .filter(slip -> answers.wrong().exists(mistake -> mistake.comesOutBy(slip)))
                .map(slip -> of(slip, answers));
    }

    private static Performance of(Hypothesis slip, Answers answers) {
        return of(
                slip,
                answers.wrong().filter(mistake -> mistake.comesOutBy(slip)),
                answers.right().count(given -> !slip.wrongAnswers(given).isEmpty()));
    }

    private static Performance of(Hypothesis slip, Seq<Mistake> explained, int refuted) {
        double made = explained.size();
        double rate = (made + 0.5) / (made + refuted + 1);
        double chance =
                explained.foldLeft(
                        0.0, (sum, mistake) -> sum - Math.log(ERRORS * odds(slip, mistake)));
        double gain = chance + made * Math.log(rate) + refuted * Math.log(1 - rate);
        return new Performance(slip, explained, refuted, gain);
    }

    private static double odds(Hypothesis slip, Mistake mistake) {
        return Odds.chance(mistake.given(), mistake.written(), Vector.of(slip));
    }

    /// Whether it comes again and again, by more than chance.
    boolean recurs() {
        return explained.size() > 1 && gain >= TELLING;
    }

    /// What is left for it to explain when these findings are explained already.
    Performance without(Set<FindingId> others) {
        return explained.exists(mistake -> others.contains(mistake.finding()))
                ? of(slip, explained.reject(mistake -> others.contains(mistake.finding())), refuted)
                : this;
    }

    Set<FindingId> findings() {
        return explained.map(Mistake::finding).toSet();
    }

    /// The one that explains more.
    Performance orBetter(Performance other) {
        return other.gain > gain ? other : this;
    }
}
