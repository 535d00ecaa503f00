package sortis.replay.rulings;

import io.vavr.Tuple;
import io.vavr.Tuple3;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.entry.NamesAgent;
import sortis.finding.Finding;
import sortis.finding.RuleCode;
import sortis.finding.Subject;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.ruling.HouseRules;
import sortis.value.EntryNumber;

/// Looks for the rulings under which least is wrong: changes one at a time as long as errors
/// vanish, two where one is not enough, and takes back what makes no difference.
public final class RulingSearch {
    /// First changes that are tried together with each second one.
    private static final int FIRST = 2;

    /// Of a longer log the beginning is looked through first.
    private static final int BEGINNING = 200;

    private final Court court;
    private final HouseRules declared;
    private final Candidates candidates;
    private final Seq<Switch> switches;

    private RulingSearch(Transcript log, GameStarted game, Names names) {
        Seq<GameEntry> entries = log.taken().map(Entry::content);
        this.court = new Court(log, names);
        this.declared = game.rulings();
        this.candidates = new Candidates(entries, game, agents(entries, game, names));
        this.switches = Switch.all().filter(ruling -> Bearing.has(ruling, entries));
    }

    private static Seq<Integer> agents(Seq<GameEntry> entries, GameStarted game, Names names) {
        if (names == Names.WRITTEN) {
            return Vector.of(game.agents().size()).filter(count -> 1 <= count && count <= 16);
        }
        Seq<String> acting =
                entries.flatMap(entry ->
                        entry instanceof NamesAgent named
                                ? Option.of(named.agent().text())
                                : Option.none());
        Seq<String> joined =
                entries.flatMap(entry ->
                        entry instanceof AgentJoined newcomer
                                ? Option.of(newcomer.agent().text())
                                : Option.none());
        return Vector.rangeClosed(1, 16)
                .filter(count ->
                        acting.removeAll(joined).contains(Character.toString('A' + count - 1)));
    }

    /// The best reading of a log; none if it holds no game, or if it cannot be judged under its own
    /// rulings.
    public static Option<Reading> of(Transcript log, Names names) {
        return log.game()
                .flatMap(game ->
                        new RulingSearch(log, game, names).reading(start(log, game, names)));
    }

    private static HouseRules start(Transcript log, GameStarted game, Names names) {
        boolean isLong = log.lines().size() > BEGINNING;
        Transcript beginning = Transcript.of(log.lines().take(BEGINNING));
        return isLong
                ? new RulingSearch(beginning, game, names).best(game.rulings())
                : game.rulings();
    }

    private Option<Reading> reading(HouseRules start) {
        return court.report(declared)
                .flatMap(before -> {
                    boolean isBetter = court.errors(start) < court.errors(declared);
                    return reading(before, spared(best(isBetter ? start : declared)));
                });
    }

    private Option<Reading> reading(AuditReport before, HouseRules best) {
        Seq<Trial> alone = alone();
        Seq<Switch> undecided = Switch.all().filter(ruling -> isUndecided(ruling, best));
        return court.report(best)
                .map(after ->
                        new Reading(
                                declared,
                                before,
                                best,
                                after,
                                decisions(best, after),
                                alone,
                                undecided));
    }

    private HouseRules best(HouseRules start) {
        HouseRules present = start;
        HouseRules next = better(present);
        while (court.errors(next) < court.errors(present)) {
            present = next;
            next = better(present);
        }
        return present;
    }

    private HouseRules better(HouseRules present) {
        if (court.errors(present) == 0) {
            return present;
        }
        HouseRules one = least(others(present), present);
        return court.errors(one) < court.errors(present) ? one : least(pairs(present), present);
    }

    /// A change that needs another opening bag, or, of the best, any second one.
    private Seq<HouseRules> pairs(HouseRules present) {
        Seq<HouseRules> first =
                switches.flatMap(ruling ->
                                others(ruling, present)
                                        .filter(rules -> changes(rules, present))
                                        .sortBy(court::errors)
                                        .take(1))
                        .sortBy(court::errors);
        return first.flatMap(rules -> others(Switch.OPENING, rules))
                .appendAll(first.take(FIRST).flatMap(this::others));
    }

    private boolean changes(HouseRules rules, HouseRules present) {
        return !court.report(rules)
                .map(AuditReport::findings)
                .equals(court.report(present).map(AuditReport::findings));
    }

    /// Of equally good ones the first; those rules themselves if none is better.
    private HouseRules least(Seq<HouseRules> all, HouseRules present) {
        court.judge(all);
        return all.foldLeft(
                present, (best, next) -> court.errors(next) < court.errors(best) ? next : best);
    }

    /// The rules with one ruling changed.
    private Seq<HouseRules> others(HouseRules present) {
        return switches.flatMap(ruling -> others(ruling, present));
    }

    private Seq<HouseRules> others(Switch ruling, HouseRules present) {
        return court.report(present)
                .toVector()
                .flatMap(report -> candidates.of(ruling, present, report))
                .map(value -> ruling.with(value, present))
                .appendAll(ruling == Switch.OPENING ? ample(present) : Vector.empty())
                .distinct();
    }

    /// With so much at the start that nothing is short, less what was then counted too little.
    private Seq<HouseRules> ample(HouseRules present) {
        HouseRules rules = Switch.OPENING.with(Candidates.AMPLE, present);
        return court.report(rules)
                .map(report -> candidates.afterAmple(present.opening(), report))
                .map(opening -> Switch.OPENING.with(opening, present))
                .filter(other -> !Switch.OPENING.isSame(other, present))
                .toVector();
    }

    /// The rules with as much as the log says as makes no difference.
    private HouseRules spared(HouseRules best) {
        return Switch.all()
                .foldLeft(
                        best,
                        (rules, ruling) -> {
                            HouseRules kept = ruling.as(declared, rules);
                            return court.errors(kept) <= court.errors(rules) ? kept : rules;
                        });
    }

    private Seq<Trial> alone() {
        court.judge(others(declared));
        return switches.flatMap(ruling ->
                others(ruling, declared)
                        .map(rules -> new Trial(ruling, ruling.value(rules), court.errors(rules)))
                        .prepend(
                                new Trial(ruling, ruling.value(declared), court.errors(declared))));
    }

    private boolean isUndecided(Switch ruling, HouseRules best) {
        return !switches.contains(ruling)
                || others(ruling, best).exists(rules -> court.errors(rules) <= court.errors(best));
    }

    private Seq<Decision> decisions(HouseRules best, AuditReport after) {
        return Switch.all()
                .reject(ruling -> ruling.isSame(declared, best))
                .map(ruling -> new Decision(ruling, explained(ruling.as(declared, best), after)));
    }

    private Seq<Finding> explained(HouseRules without, AuditReport after) {
        Set<Tuple3<Option<EntryNumber>, RuleCode, Subject>> left =
                HashSet.ofAll(after.findings().filter(Finding::isError).map(RulingSearch::topic));
        return court.report(without)
                .toVector()
                .flatMap(AuditReport::findings)
                .filter(finding -> finding.isError() && !left.contains(topic(finding)));
    }

    private static Tuple3<Option<EntryNumber>, RuleCode, Subject> topic(Finding finding) {
        return Tuple.of(
                finding.origin().map(origin -> origin.where().number()),
                finding.code(),
                finding.evidence().subject());
    }
}
