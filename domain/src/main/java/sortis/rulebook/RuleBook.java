package sortis.rulebook;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sortis.entry.LogLine;
import sortis.finding.Evidence;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Origin;
import sortis.finding.RuleCode;
import sortis.finding.Severity;
import sortis.rule.Rule;
import sortis.rule.Scene;
import sortis.rule.Statute.Trait;
import sortis.rules.agent.AgentRule;
import sortis.rules.building.BuildingRule;
import sortis.rules.haulage.HaulageRule;
import sortis.rules.house.HouseRule;
import sortis.rules.ledger.LedgerRule;
import sortis.rules.log.LogRule;
import sortis.rules.map.MapRule;
import sortis.rules.production.ProductionRule;
import sortis.value.AgentName;
import sortis.value.Turn;

/// The rules in force, in the order in which the rulebook prints them (§8).
public final class RuleBook {
    /// Every rule there is.
    public static final RuleBook COMPLETE =
            new RuleBook(
                    Array.<Rule[]>of(
                                    LogRule.values(),
                                    MapRule.values(),
                                    AgentRule.values(),
                                    BuildingRule.values(),
                                    ProductionRule.values(),
                                    HaulageRule.values(),
                                    HouseRule.values(),
                                    LedgerRule.values())
                            .flatMap(Array::of));

    private final Seq<Rule> rules;

    /// Those that govern each kind of line, worked out when the first of its kind is met.
    private final Map<Class<?>, Seq<Rule>> governing = new ConcurrentHashMap<>();

    RuleBook(Seq<Rule> rules) {
        this.rules = rules;
    }

    public Seq<Rule> rules() {
        return rules;
    }

    /// The rule of that code.
    public Option<Rule> find(RuleCode code) {
        return rules.find(rule -> rule.code().equals(code));
    }

    /// The book without one of its rules.
    public RuleBook without(Rule rule) {
        return new RuleBook(rules.remove(rule));
    }

    /// The rules that hold where no game is: those on lines as such.
    public RuleBook withoutGame() {
        return new RuleBook(rules.filter(rule -> rule.statute().judgments().isOfLines()));
    }

    /// What the rules find in a line, in their order, numbered from `first` on.
    public Seq<Finding> judge(Scene scene, FindingId first) {
        return governing(scene.line())
                .foldLeft(scene, (now, rule) -> judged(now, rule, first))
                .found();
    }

    private Seq<Rule> governing(LogLine line) {
        Class<?> kind =
                line instanceof LogLine.Entry entry ? entry.content().getClass() : line.getClass();
        return governing.computeIfAbsent(
                kind, _ -> rules.filter(rule -> rule.governs(line)).toVector());
    }

    private static Scene judged(Scene scene, Rule rule, FindingId first) {
        Seq<Evidence> all = rule.judge(scene);
        return all.isEmpty() ? scene : noted(scene, rule, all, first);
    }

    private static Scene noted(Scene scene, Rule rule, Seq<Evidence> all, FindingId first) {
        return counted(rule, all.map(evidence -> byTurn(scene, rule, evidence)))
                .foldLeft(
                        scene,
                        (now, evidence) ->
                                now.finding(
                                        finding(
                                                now,
                                                rule,
                                                evidence,
                                                new FindingId(
                                                        first.number() + now.found().size()))));
    }

    /// What breaks a rule by the turn in an entry out of order breaks it because of that.
    private static Evidence byTurn(Scene scene, Rule rule, Evidence evidence) {
        return rule.statute().is(Trait.BY_TURN)
                ? evidence.because(scene.found(LogRule.ENTRY_ORDER.code()))
                : evidence;
    }

    /// One finding of a code an entry, but for rules that judge each value: the first that is no
    /// follow-on, else the first.
    private static Seq<Evidence> counted(Rule rule, Seq<Evidence> all) {
        return rule.statute().is(Trait.EACH)
                ? all
                : all.find(evidence -> !evidence.isFollowOn()).orElse(all::headOption).toVector();
    }

    private static Finding finding(Scene scene, Rule rule, Evidence evidence, FindingId id) {
        Severity severity = evidence.isFollowOn() ? Severity.FOLLOW_ON : rule.statute().severity();
        return new Finding(id, rule.code(), severity, Option.of(origin(scene, rule)), evidence);
    }

    private static Origin origin(Scene scene, Rule rule) {
        LogLine line = scene.line();
        Option<Turn> turn =
                line instanceof LogLine.Entry ? Option.of(scene.turn()) : line.writtenTurn();
        return new Origin(line.where(), turn, agent(line, rule), column(line));
    }

    private static Option<AgentName> agent(LogLine line, Rule rule) {
        return line instanceof LogLine.Entry entry && !rule.statute().is(Trait.NOT_OF_AGENT)
                ? entry.content().namedAgent()
                : Option.none();
    }

    private static Option<Integer> column(LogLine line) {
        return line instanceof LogLine.Unreadable unreadable
                ? Option.of(unreadable.column())
                : Option.none();
    }

    /// What is found in a log without any entry: no game starts.
    public Seq<Finding> judgeNothing() {
        return rules.filter(LogRule.GAME_START::equals)
                .map(rule ->
                        new Finding(
                                new FindingId(1),
                                rule.code(),
                                rule.statute().severity(),
                                Option.none(),
                                Evidence.whole()));
    }
}
