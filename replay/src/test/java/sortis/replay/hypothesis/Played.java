package sortis.replay.hypothesis;

import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// A game in which claims were worked out by a slip.
///
/// @param claims in it but for worksheets and numbers of entries, where one value rests on another
record Played(Seq<Entry> entries, Seq<Claim> claims) {
    static Played of(Seq<Entry> entries) {
        return new Played(
                entries,
                Claims.of(log(entries))
                        .reject(claim ->
                                claim.problem() instanceof Problem.Next
                                        || claim.problem() instanceof Problem.Seed
                                        || claim.problem() instanceof Problem.Numbering));
    }

    /// A game of these entries, so many turns apart, with right claims whatever was claimed.
    static Played right(GameEntry start, long apart, Seq<? extends GameEntry> contents) {
        Seq<Entry> entries =
                Vector.<GameEntry>of(start)
                        .appendAll(contents)
                        .zipWithIndex()
                        .map(next -> entry(next._1, next._2 + 1, apart * next._2));
        return corrected(of(entries));
    }

    private static Entry entry(GameEntry content, long number, long turn) {
        Where where = new Where(new EntryNumber(number), number, Option.none(), "");
        return new Entry(where, new Turn(turn), Option.none(), Option.none(), content);
    }

    /// The same game with each wrong claim put right.
    private static Played corrected(Played game) {
        Map<Claim.Key, Finding> findings =
                Auditor.STRICT
                        .audit(game.log())
                        .findings()
                        .toMap(finding -> new Tuple2<>(Claim.Key.of(finding), finding));
        Played right =
                game.claims()
                        .foldLeft(
                                game,
                                (now, claim) ->
                                        findings.get(claim.key())
                                                .flatMap(finding -> finding.evidence().expected())
                                                .map(truth -> now.answering(claim, truth))
                                                .getOrElse(now));
        return of(right.entries());
    }

    /// The game with every claim that the slip makes wrong worked out by it.
    Played slipping(Hypothesis slip) {
        return of(claims.foldLeft(this, (game, claim) -> game.slipping(slip, claim)).entries());
    }

    /// How many claims the slip makes wrong.
    int opportunities(Hypothesis slip) {
        return claims.count(claim -> isWrong(slip, claim));
    }

    private static boolean isWrong(Hypothesis slip, Claim claim) {
        Datum answer = Answered.datum(slip, claim.problem(), claim.written());
        return !answer.equals(claim.written()) && isWritable(answer, claim.problem());
    }

    private Played slipping(Hypothesis slip, Claim claim) {
        return isWrong(slip, claim)
                ? answering(claim, Answered.datum(slip, claim.problem(), claim.written()))
                : this;
    }

    private Played answering(Claim claim, Datum answer) {
        return new Played(entries.map(entry -> rewritten(entry, claim, answer)), claims);
    }

    private static boolean isWritable(Datum answer, Problem problem) {
        return switch (answer) {
            case Datum.Count(long number) ->
                    (number >= 0 || problem instanceof Problem.Gain) && number <= Amount.LAST;
            case Datum.Goods(Bag bag) ->
                    bag.amounts()
                            .values()
                            .forAll(amount -> amount.units() >= 0 && amount.units() <= Amount.LAST);
            case Datum.Word(String word) ->
                    !(problem instanceof Problem.Value) || word.length() == 2;
            case Datum.Spot _, Datum.Fact _ -> true;
        };
    }

    private static Entry rewritten(Entry entry, Claim claim, Datum answer) {
        return entry.number().equals(claim.key().entry())
                ? new Entry(
                        entry.where(),
                        entry.turn(),
                        entry.seq(),
                        entry.note(),
                        Rewriting.with(entry.content(), claim, answer))
                : entry;
    }

    Transcript log() {
        return log(entries);
    }

    private static Transcript log(Seq<Entry> entries) {
        return Transcript.of(entries.map(entry -> (LogLine) entry));
    }

    LikelySlips likely() {
        return LikelySlips.in(log(), Auditor.STRICT.audit(log()));
    }
}
