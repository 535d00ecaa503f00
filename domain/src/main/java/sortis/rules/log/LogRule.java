package sortis.rules.log;

import static sortis.rule.Citation.ruling;
import static sortis.rule.Citation.text;
import static sortis.rule.Statute.Trait.EACH;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.RuleCode;
import sortis.finding.Step;
import sortis.finding.Step.Target;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.rule.Judgments;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute;
import sortis.value.Amount;
import sortis.value.Axis;
import sortis.value.EntryNumber;
import sortis.value.Octet;

/// The laws about entries as such, the start of a game and strikes.
public enum LogRule implements Rule {
    /// `entry-unreadable`: every line that is not blank is an entry of §7.
    ENTRY_UNREADABLE(
            Statute.of(
                    "entry-unreadable",
                    ruling(7),
                    Judgments.of(LogLine.Unreadable.class, LogRule::linesAreEntries))),

    /// `entry-unknown`: every entry is of a type of §7.
    ENTRY_UNKNOWN(
            Statute.of(
                    "entry-unknown",
                    ruling(7),
                    Judgments.of(LogLine.Unknown.class, LogRule::typesAreKnown))),

    /// `entry-order`: turns never go backwards.
    ENTRY_ORDER(
            Statute.of(
                    "entry-order",
                    ruling(7),
                    Judgments.of(LogLine.Entry.class, LogRule::turnsNeverGoBackwards))),

    /// `entry-number`: a written `seq` counts on from the one written before.
    ENTRY_NUMBER(
            Statute.of(
                    "entry-number",
                    ruling(7),
                    Judgments.of(LogLine.Entry.class, LogRule::numbersCountOn))),

    /// `game-start`: the first entry, and no other, starts the game.
    GAME_START(
            Statute.of(
                    "game-start", ruling(7), Judgments.of(LogLine.class, LogRule::oneGameStarts))),

    /// `start-square`: the start is no water.
    START_SQUARE(
            Statute.of(
                    "start-square",
                    ruling(5),
                    Judgments.of(GameStarted.class, LogRule::startsOnLand))),

    /// `opening-agents`: there are as many names as `openingAgents` says.
    OPENING_AGENTS(
            Statute.of(
                    "opening-agents",
                    ruling(3),
                    Judgments.of(GameStarted.class, LogRule::allOpeningAgentsHaveNames))),

    /// `seed-zero`: a seed of 00 makes a flat sequence; legal but odd.
    SEED_ZERO(
            Statute.of(
                            "seed-zero",
                            text(2),
                            Judgments.of(GameStarted.class, LogRule::seedsAreNotFlat))
                    .warning()
                    .with(EACH)),

    /// `strike-entry`: a strike crosses out an earlier entry that is not struck, no strike and not
    /// the first.
    STRIKE_ENTRY(
            Statute.of(
                    "strike-entry",
                    ruling(7),
                    Judgments.of(EntryStruck.class, LogRule::strikesHit)));

    private final Statute statute;

    LogRule(Statute statute) {
        this.statute = statute;
    }

    private static Seq<Evidence> linesAreEntries(Scene scene, LogLine.Unreadable line) {
        return Vector.of(Evidence.whole().showing(new Step.Unread(line.fault())));
    }

    private static Seq<Evidence> typesAreKnown(Scene scene, LogLine.Unknown line) {
        return Vector.of(Evidence.whole().claiming(Datum.word(line.type())));
    }

    private static Seq<Evidence> turnsNeverGoBackwards(Scene scene, LogLine.Entry entry) {
        return Option.when(
                        !entry.turn().equals(scene.turn()),
                        () ->
                                Evidence.whole()
                                        .claiming(Datum.of(entry.turn()))
                                        .expecting(Datum.of(scene.turn()))
                                        .showing(new Step.Ordered(scene.turn())))
                .toVector();
    }

    private static Seq<Evidence> numbersCountOn(Scene scene, LogLine.Entry entry) {
        var numbering = scene.notebook().numbering();
        return entry.seq()
                .filter(seq -> !numbering.allowed(entry).contains(seq))
                .map(seq ->
                        Evidence.whole()
                                .claiming(Datum.of(seq))
                                .expecting(Datum.of(numbering.next(entry))))
                .toVector();
    }

    private static Seq<Evidence> oneGameStarts(Scene scene, LogLine line) {
        boolean isStart =
                line instanceof LogLine.Entry entry && entry.content() instanceof GameStarted;
        Seq<RuleCode> unread = Array.of(ENTRY_UNREADABLE, ENTRY_UNKNOWN).map(LogRule::code);
        return Option.when(
                        isStart != scene.isFirst(),
                        () -> Evidence.whole().because(unread.flatMap(scene::found)))
                .toVector();
    }

    private static Seq<Evidence> startsOnLand(Scene scene, GameStarted game) {
        Octet value = WorldMap.of(game.seeds().x(), game.seeds().y()).value(game.start());
        return Option.when(
                        scene.isFirst() && Terrain.of(value) == Terrain.WATER,
                        () -> Evidence.at(game.start()).showing(new Step.Classified(value)))
                .toVector();
    }

    private static Seq<Evidence> allOpeningAgentsHaveNames(Scene scene, GameStarted game) {
        Amount names = new Amount(game.agents().size());
        Amount wanted = new Amount(game.rulings().openingAgents());
        return Option.when(
                        scene.isFirst() && !names.equals(wanted),
                        () ->
                                Evidence.whole()
                                        .claiming(Datum.of(names))
                                        .expecting(Datum.of(wanted)))
                .toVector();
    }

    private static Seq<Evidence> seedsAreNotFlat(Scene scene, GameStarted game) {
        return Array.of(Axis.values())
                .filter(axis -> scene.isFirst() && game.seeds().of(axis).equals(Octet.ZERO))
                .map(axis -> Evidence.on(axis).claiming(Datum.word(Octet.ZERO)));
    }

    private static Seq<Evidence> strikesHit(Scene scene, EntryStruck strike) {
        boolean hits = scene.reading().strikes().isGood(scene.line().number());
        return Option.when(
                        !hits,
                        () ->
                                Evidence.whole()
                                        .claiming(Datum.of(strike.entry()))
                                        .showing(new Step.Missed(target(scene, strike.entry()))))
                .toVector();
    }

    private static Target target(Scene scene, EntryNumber struck) {
        boolean isEarlier = struck.number() > 0 && struck.compareTo(scene.line().number()) < 0;
        if (!isEarlier) {
            return Target.NOT_EARLIER;
        }
        if (struck.equals(EntryNumber.FIRST)) {
            return Target.FIRST;
        }
        return scene.reading().strikes().isStrike(struck) ? Target.STRIKE : Target.STRUCK;
    }

    @Override
    public Statute statute() {
        return statute;
    }
}
