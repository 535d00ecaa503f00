package sortis.replay.hypothesis;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import sortis.finding.FindingId;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;

/// The known ways to slip that lead to exactly the wrong values of a log.
///
/// @param guesses at most two a finding; of a habit one, at its first finding
/// @param habits slips that come again and again, the one that explains most first
public record LikelySlips(Seq<Guess> guesses, Seq<Habit> habits) {
    private static final LikelySlips NONE = new LikelySlips(Vector.empty(), Vector.empty());

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
        Seq<Performance> all = Performance.all(answers);
        Seq<Performance> recurring = recurring(all.filter(each -> each.slip().isTelling()));
        Set<FindingId> habitual = recurring.flatMap(Performance::findings).toSet();
        Seq<Guess> single =
                answers.wrong()
                        .reject(mistake -> habitual.contains(mistake.finding()))
                        .flatMap(mistake -> guesses(mistake, all));
        Set<FindingId> explained = habitual.addAll(single.map(Guess::finding));
        Seq<Performance> plain =
                recurring(
                        all.reject(each -> each.slip().isTelling())
                                .map(each -> each.without(explained)));
        return new LikelySlips(
                recurring.flatMap(LikelySlips::first).appendAll(single),
                recurring
                        .map(habit -> Habit.of(habit, answers))
                        .appendAll(
                                plain.map(habit -> Habit.of(habit, answers))
                                        .filter(habit -> habit.codes().size() == 1)));
    }

    private static Seq<Guess> first(Performance habit) {
        return habit.explained().take(1).map(mistake -> Guess.of(mistake, habit.slip()));
    }

    /// The slip that explains most of the mistakes by more than chance, then the one that explains
    /// most of the rest, and so on.
    private static Seq<Performance> recurring(Seq<Performance> all) {
        return all.filter(Performance::recurs)
                .reduceLeftOption(Performance::orBetter)
                .map(best ->
                        recurring(all.map(slip -> slip.without(best.findings()))).prepend(best))
                .getOrElse(Vector.empty());
    }

    private static Seq<Guess> guesses(Mistake mistake, Seq<Performance> all) {
        Seq<Performance> possible =
                all.filter(performance -> isWorthAGuess(mistake, performance.slip()));
        Seq<Performance> particular =
                possible.reject(performance -> performance.slip() instanceof PenSlip);
        return fewest(particular.isEmpty() ? possible : particular)
                .sortBy(performance -> -performance.gain())
                .take(MOST)
                .map(performance -> Guess.of(mistake, performance.slip()));
    }

    /// The one that stands for all, if there are too many.
    private static Seq<Performance> fewest(Seq<Performance> possible) {
        Seq<Performance> general = possible.filter(performance -> performance.slip().isGeneral());
        return possible.size() > MOST && !general.isEmpty() ? general : possible;
    }

    private static boolean isWorthAGuess(Mistake mistake, Hypothesis slip) {
        return slip.isTelling() && mistake.comesOutBy(slip) && Odds.isNoCoincidence(mistake, slip);
    }

    /// The guesses at one finding.
    public Seq<Guess> at(FindingId finding) {
        return guesses.filter(guess -> guess.finding().equals(finding));
    }
}
