package sortis.replay.diagnosis;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.LedgerEntry;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.ProductionEntry;
import sortis.value.AgentName;
import sortis.value.Square;

/// The entries behind which a slip may lie that shows in a finding.
final class Suspects {
    private static final int NEAR = 80;
    private static final int MOST = 16;

    private Suspects() {}

    /// The indices of the entries before the finding that have to do with it, the nearest first.
    static Seq<Integer> of(Case it) {
        Set<Square> squares = squares(it);
        Option<AgentName> agent = it.agent();
        return Vector.rangeBy(it.index() - 1, Math.max(-1, it.index() - NEAR), -1)
                .filter(at ->
                        it.course()
                                .entry(at)
                                .map(Entry::content)
                                .exists(content ->
                                        (hasEffect(content) && isAbout(content, agent, squares))
                                                || concerns(it, content)))
                .take(MOST)
                .appendAll(beginnings(it))
                .distinct();
    }

    private static Set<Square> squares(Case it) {
        return HashSet.ofAll(it.content().toVector().flatMap(SquareFields::of).map(Field::written))
                .addAll(it.square())
                .addAll(it.whereabouts());
    }

    /// Whether what comes after it may be otherwise because of it.
    private static boolean hasEffect(GameEntry content) {
        return switch (content) {
            case LogEntry _, AgentEntry _, BuildingEntry _, ProductionEntry _, HaulageEntry _ ->
                    true;
            case MapEntry _, LedgerEntry _ -> false;
        };
    }

    private static boolean isAbout(
            GameEntry content, Option<AgentName> agent, Set<Square> squares) {
        boolean isOfAgent = content.namedAgent().exists(name -> agent.contains(name));
        return isOfAgent
                || SquareFields.of(content).exists(field -> squares.contains(field.written()));
    }

    /// Whether an entry of that kind can bring about a finding of that code, wherever it is.
    private static boolean concerns(Case it, GameEntry content) {
        return switch (it.code()) {
            case "skip-overlap" -> content instanceof TurnsSkipped;
            case "skip-gain", "stock-count" ->
                    content instanceof ProductionEntry
                            || content instanceof HaulageEntry
                            || content instanceof BuildingEntry;
            case "build-workshop", "build-authority" -> isOf(content, BuildingKind.WORKSHOP);
            case "agent-unknown", "agent-duplicate" -> content instanceof AgentJoined;
            case "lfsr-step", "lfsr-seed" -> content instanceof SequenceWritten;
            default -> false;
        };
    }

    private static boolean isOf(GameEntry content, BuildingKind kind) {
        return content instanceof BuildingRaised raised && raised.building() == kind;
    }

    /// The start of the game, for what rests on its seeds and its square.
    private static Seq<Integer> beginnings(Case it) {
        boolean isOfMap =
                it.code().startsWith("map-")
                        || it.code().startsWith("lfsr-")
                        || it.code().endsWith("-terrain")
                        || it.code().equals("path-water")
                        || it.code().equals("agent-absent");
        return isOfMap && it.course().entry(0).exists(e -> e.content() instanceof GameStarted)
                ? Vector.of(0)
                : Vector.empty();
    }
}
