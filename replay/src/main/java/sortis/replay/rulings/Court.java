package sortis.replay.rulings;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Severity;
import sortis.replay.Heartbeat;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.ruling.HouseRules;
import sortis.time.Unforeseeable;
import sortis.value.AgentName;

/// Judges one log under various rulings, each once, and not for ever.
final class Court {
    /// The audits of one log, at most.
    private static final int AUDITS = 300;

    /// The entries that are judged in all of them together, at most.
    private static final int ENTRIES = 100_000;

    private final Transcript log;
    private final Names names;
    private final Map<HouseRules, Option<AuditReport>> known = new HashMap<>();

    Court(Transcript log, Names names) {
        this.log = log;
        this.names = names;
    }

    /// How many errors there are; very many if that cannot be told.
    int errors(HouseRules rules) {
        return report(rules)
                .map(report -> report.count(Severity.ERROR))
                .getOrElse(Integer.MAX_VALUE);
    }

    /// What is wrong under those rulings; none if it takes too long.
    Option<AuditReport> report(HouseRules rules) {
        if (!known.containsKey(rules)) {
            judge(Vector.of(rules));
        }
        return Option.of(known.get(rules)).flatMap(report -> report);
    }

    /// Judges the log under each of these, as many as there is time for, on all processors.
    void judge(Seq<HouseRules> several) {
        List<HouseRules> unknown =
                several.distinct()
                        .reject(known::containsKey)
                        .take(Math.max(0, most() - known.size()))
                        .toJavaList();
        List<Option<AuditReport>> reports = unknown.parallelStream().map(this::judged).toList();
        Heartbeat.beat();
        for (int at = 0; at < unknown.size(); at++) {
            var _ = known.put(unknown.get(at), reports.get(at));
        }
    }

    private int most() {
        return Math.min(AUDITS, ENTRIES / Math.max(1, log.lines().size()));
    }

    private Option<AuditReport> judged(HouseRules rules) {
        try {
            return Option.of(Auditor.STRICT.audit(under(rules)));
        } catch (Unforeseeable | ArithmeticException _) {
            return Option.none();
        }
    }

    private Transcript under(HouseRules rules) {
        Seq<LogLine> first = log.lines().take(1).map(line -> under(rules, line));
        return new Transcript(
                first.appendAll(log.lines().drop(1)), log.strikes(), log.chronology());
    }

    private LogLine under(HouseRules rules, LogLine line) {
        return line instanceof Entry entry && entry.content() instanceof GameStarted game
                ? new Entry(
                        entry.where(), entry.turn(), entry.seq(), entry.note(), under(rules, game))
                : line;
    }

    private GameStarted under(HouseRules rules, GameStarted game) {
        Seq<AgentName> agents =
                names == Names.WRITTEN ? game.agents() : letters(rules.openingAgents());
        return new GameStarted(
                game.seeds(), game.start(), agents, game.player(), game.title(), rules);
    }

    private static Seq<AgentName> letters(int count) {
        return Vector.range(0, count)
                .map(number -> new AgentName(Character.toString('A' + number)));
    }
}
