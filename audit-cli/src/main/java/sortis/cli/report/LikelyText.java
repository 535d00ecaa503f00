package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.finding.Finding;
import sortis.replay.hypothesis.Guess;
import sortis.replay.hypothesis.Habit;
import sortis.replay.hypothesis.LikelySlips;

/// What perhaps went wrong, as text.
final class LikelyText {
    private LikelyText() {}

    /// By which slip the wrong value of a finding perhaps came about; nothing for most findings.
    static Seq<String> perhaps(LikelySlips likely, Finding finding) {
        return likely.at(finding.id())
                .zip(Vector.of("  perhaps: ").append("       or: "))
                .flatMap(guess -> line(guess._2, guess._1));
    }

    private static Seq<String> line(String heading, Guess guess) {
        return Lines.wrapped(heading + HypothesisWordings.sentence(guess) + ".", 11);
    }

    /// Slips that come again and again.
    static Seq<String> habits(LikelySlips likely) {
        return likely.habits().flatMap(habit -> Lines.wrapped(habit(habit), 2));
    }

    private static String habit(Habit habit) {
        return many(habit)
                + " come out if "
                + HypothesisWordings.condition(habit.slip())
                + (habit.isSystematic() ? ": a habit, it seems." : "; mostly you do it right.");
    }

    private static String many(Habit habit) {
        String errors =
                (habit.codes().size() == 1 ? habit.codes().mkString() + " " : "") + "errors";
        int explained = habit.findings().size();
        if (explained == habit.errors()) {
            return (explained == 2 ? "Both your " : "All your " + explained + " ") + errors;
        }
        return explained + " of your " + habit.errors() + " " + errors;
    }
}
