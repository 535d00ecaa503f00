package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

import sortis.finding.FindingId;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;

/// The known ways to slip that lead to exactly the wrong values of a log.
///
/// @param guesses at most two a finding; of a habit one, at its first finding
/// @param habits slips that come again and again, the one that explains most first
public record LikelySlips(Seq<Guess> guesses, Seq<Habit> habits) {
    private static final LikelySlips NONE = new LikelySlips(Vector.empty(), Vector.empty());

    private static final Seq<Hypothesis> TELLING = Hypothesis.all().filter(Hypothesis::isTelling);

    /// The greatest chance of a mere coincidence at which a single wrong value is worth a guess.
    private static final double COINCIDENCE = 1.0 / 8;

    /// How many guesses there are at most for one finding.
    private static final int MOST = 2;

    /// What is likely to have gone wrong in a log; nothing where there is no error.
    ///
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public static LikelySlips in(Transcript log, AuditReport report) {
        return report.isClean() ? NONE : in(Answers.of(log, report));
    }

    private static LikelySlips in(Answers answers) {
        Seq<Performance> recurring = recurring(answers);
        Seq<Mistake> explained = recurring.flatMap(Performance::explained);
        Seq<Guess> first =
                recurring.flatMap(habit ->
                        habit.explained().take(1).map(mistake -> Guess.of(mistake, habit.slip())));
        Seq<Guess> single =
                answers.without(explained).wrong().flatMap(mistake -> guesses(mistake, answers));
        return new LikelySlips(
                first.appendAll(single), recurring.map(habit -> Habit.of(habit, answers)));
    }

    /// The slip that explains most of the mistakes by more than chance, then the one that explains
    /// most of the rest, and so on.
    private static Seq<Performance> recurring(Answers answers) {
        return best(answers)
                .map(habit -> recurring(answers.without(habit.explained())).prepend(habit))
                .getOrElse(Vector.empty());
    }

    private static Option<Performance> best(Answers answers) {
        return Hypothesis.all()
                .filter(slip -> answers.wrong().count(each -> each.comesOutBy(slip)) > 1)
                .map(slip -> Performance.of(slip, answers))
                .filter(Performance::recurs)
                .reduceLeftOption(Performance::orBetter);
    }

    private static Seq<Guess> guesses(Mistake mistake, Answers answers) {
        Seq<Hypothesis> possible =
                TELLING.filter(slip -> mistake.comesOutBy(slip) && isNoCoincidence(mistake, slip));
        Seq<Hypothesis> particular = possible.reject(PenSlip.class::isInstance);
        return (particular.isEmpty() ? possible : particular)
                .map(slip -> Performance.of(slip, answers))
                .sortBy(slip -> -slip.gain())
                .take(MOST)
                .map(slip -> Guess.of(mistake, slip.slip()));
    }

    /// Whether few of the values that are about as wrong come out by this slip or a more natural
    /// one.
    private static boolean isNoCoincidence(Mistake mistake, Hypothesis slip) {
        Seq<Hypothesis> tried = TELLING.takeWhile(other -> !other.equals(slip)).append(slip);
        return Odds.chance(mistake.given(), mistake.written(), tried) <= COINCIDENCE;
    }

    /// The guesses at one finding.
    public Seq<Guess> at(FindingId finding) {
        return guesses.filter(guess -> guess.finding().equals(finding));
    }
}
