package sortis.cli.diagnosis;

import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.eventstore.Repairs;
import sortis.eventstore.json.EntryJson;
import sortis.finding.Finding;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnostician;
import sortis.replay.diagnosis.Kind;
import sortis.replay.diagnosis.Readings;

/// Random games with slips made on purpose, and what is said of them.
final class Figures {
    private static final int TRIES = 400;

    /// How far apart slips in one game lie at least, in lines.
    private static final int APART = 10;

    private Figures() {}

    /// How right the diagnosis of one game with one slip is.
    record Outcome(Kind kind, boolean one, boolean entry, boolean meant) {}

    /// A game with a slip of that kind, and what is said of it.
    static Outcome oneSlip(Kind kind, long seed) {
        Mistake mistake =
                Iterator.range(0, TRIES)
                        .map(round -> made(kind, seed * TRIES + round))
                        .find(Option::isDefined)
                        .flatMap(found -> found)
                        .getOrElseThrow(() -> new IllegalStateException("no slip " + kind));
        Diagnosis diagnosis = diagnosis(mistake.lines());
        Judgment judgment = Judgment.of(mistake, diagnosis);
        boolean isOne = diagnosis.slips().size() == 1 && diagnosis.unexplained().isEmpty();
        return new Outcome(
                kind,
                isOne,
                isOne && judgment.hasRightEntry(),
                isOne && judgment.hasRightMeaning());
    }

    private static Option<Mistake> made(Kind kind, long seed) {
        Seq<String> lines = game(seed);
        Dice dice = new Dice(seed);
        return Iterator.range(0, 20)
                .map(_ -> new Mistakes(dice, lines).made(kind))
                .find(made -> made.exists(mistake -> errors(mistake.lines()) > 0))
                .flatMap(made -> made);
    }

    static Seq<String> game(long seed) {
        return Games.legal(seed, 30 + (int) (seed % 60)).map(EntryJson::write);
    }

    static Diagnosis diagnosis(Seq<String> lines) {
        Seq<LogLine> read = Judgment.read(lines);
        return new Diagnostician(readings(Repairs.in(read))).diagnose(read);
    }

    private static int errors(Seq<String> lines) {
        return Auditor.STRICT
                .audit(Transcript.of(Judgment.read(lines)))
                .findings()
                .count(Finding::isError);
    }

    /// A game with so many slips of any kind, each at a place of its own and each adding an error.
    static Seq<String> slipped(int slips, long seed) {
        Seq<String> lines = game(seed);
        Seq<Integer> places = Vector.empty();
        Dice dice = new Dice(seed);
        for (int round = 0; round < TRIES && places.size() < slips; round++) {
            Option<Mistake> next =
                    apart(new Mistakes(dice, lines).made(dice.any(Kind.values())), places, lines);
            int growth =
                    next.map(mistake -> mistake.lines().size()).getOrElse(lines.size())
                            - lines.size();
            places =
                    next.fold(() -> Vector.<Integer>empty(), made -> Vector.of(made.line()))
                            .appendAll(moved(places, next.map(Mistake::line).getOrElse(0), growth));
            lines = next.map(Mistake::lines).getOrElse(lines);
        }
        return places.size() == slips ? lines : Vector.empty();
    }

    private static Seq<Integer> moved(Seq<Integer> places, int line, int growth) {
        return places.map(place -> place >= line ? place + growth : place);
    }

    private static Option<Mistake> apart(
            Option<Mistake> made, Seq<Integer> places, Seq<String> lines) {
        return made.filter(mistake ->
                places.forAll(place -> Math.abs(place - mistake.line()) >= APART)
                        && errors(mistake.lines()) > errors(lines));
    }

    private static Readings readings(Repairs repairs) {
        return new Readings(repairs::entries, repairs::turns);
    }
}
