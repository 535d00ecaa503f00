package sortis.replay.diff;

import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Severity;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.RunningAudit;
import sortis.replay.diff.Comparison.Errors;
import sortis.transcript.Chronology;
import sortis.transcript.Strikes;
import sortis.value.Turn;
import sortis.world.World;

/// Two games gone through at once, turn by turn, so that neither log need be held.
public final class SideBySide {
    private final Side a;
    private final Side b;
    private final LogDiff parting;
    private final Watcher watcher;
    private Option<Turn> compared;
    private Option<World> worldA = Option.none();
    private Option<World> worldB = Option.none();
    private Option<Turn> passed = Option.none();
    private boolean isFrozen = false;

    private SideBySide(Side a, Side b, LogDiff parting, Option<Turn> compared, Watcher watcher) {
        this.a = a;
        this.b = b;
        this.parting = parting;
        this.compared = compared;
        this.watcher = watcher;
    }

    /// A log to be gone through once.
    ///
    /// @param chronology of the whole log; if that is not known, all its entries are taken for
    ///   orderly until one is not
    public record Script(Strikes strikes, Chronology chronology, Iterator<LogLine> lines) {
        /// A log that is held.
        public static Script of(Transcript log) {
            return new Script(log.strikes(), log.chronology(), log.lines().iterator());
        }
    }

    /// Somebody who sees how the games go.
    public interface Watcher {
        /// Nobody looks.
        Watcher NONE =
                new Watcher() {
                    @Override
                    public void passed(
                            Turn turn, Option<World> a, Option<World> b, boolean isSame) {}

                    @Override
                    public void differed(List<Entry> a, List<Entry> b, Turn turn) {}
                };

        /// All entries of a turn up to that on which states are compared are taken; on that one
        /// last of all.
        ///
        /// @param a the world of the one game after its last entry so far; none before its start
        /// @param b that of the other
        /// @param isSame whether the entries of that turn are the same in both games
        void passed(Turn turn, Option<World> a, Option<World> b, boolean isSame);

        /// Entries of one turn are taken that are not the same in both games.
        void differed(List<Entry> a, List<Entry> b, Turn turn);
    }

    /// How the games went.
    ///
    /// @param turn on which the states are compared
    /// @param a the state of the one then; none if its game starts later
    /// @param errors of the whole logs
    public record Outcome(
            boolean isSameMap,
            Turn turn,
            Option<LogDiff.Difference> first,
            Option<World> a,
            Option<World> b,
            Errors errors) {
        /// The comparison of both; none if one game is not begun by then.
        public Option<Comparison> comparison() {
            return a.flatMap(one ->
                    b.map(other ->
                            new Comparison(
                                    isSameMap,
                                    turn,
                                    first,
                                    StateDiff.between(one, other),
                                    errors)));
        }
    }

    /// Goes through two logs that start games; none if one of them turns out not to be in the order
    /// of its turns.
    ///
    /// @param turn on which the states are compared; by default the earlier of the last turns
    /// @param isSame whether two lines say the same
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public static Option<Outcome> of(
            Script a,
            Script b,
            Option<Turn> turn,
            BiPredicate<LogLine, LogLine> isSame,
            Watcher watcher) {
        LogDiff parting = new LogDiff(isSame);
        Side one = new Side(a, parting::addToA, parting::endA);
        Side other = new Side(b, parting::addToB, parting::endB);
        return new SideBySide(one, other, parting, turn, watcher).played();
    }

    private Option<Outcome> played() {
        Option<Turn> next = next();
        while (next.isDefined() && a.isOrderly() && b.isOrderly()) {
            next.forEach(this::play);
            next = next();
        }
        return Option.when(a.isOrderly() && b.isOrderly(), this::outcome);
    }

    /// The turn of the next entry of either.
    private Option<Turn> next() {
        Option<Turn> one = a.due();
        Option<Turn> other = b.due();
        return one.isEmpty() || other.exists(turn -> one.exists(turn::isBefore)) ? other : one;
    }

    private void play(Turn turn) {
        if (compared.exists(last -> last.isBefore(turn))) {
            freeze();
        }
        boolean isSame = take(turn);
        if (!isFrozen) {
            pass(turn, isSame);
            if (compared.isEmpty() && (a.due().isEmpty() || b.due().isEmpty())) {
                compared = Option.of(turn);
            }
        }
    }

    /// Goes on to the end of a turn; entries are held from the first that is not the same on.
    ///
    /// @return whether all are the same
    private boolean take(Turn turn) {
        List<Entry> byA = new ArrayList<>();
        List<Entry> byB = new ArrayList<>();
        while ((a.isDue(turn) || b.isDue(turn)) && a.isOrderly() && b.isOrderly()) {
            Option<Entry> one = a.takeOne(turn);
            Option<Entry> other = b.takeOne(turn);
            boolean isSame = one.map(Entry::content).equals(other.map(Entry::content));
            if (!isSame || !byA.isEmpty() || !byB.isEmpty()) {
                one.forEach(byA::addLast);
                other.forEach(byB::addLast);
            }
        }
        boolean areSame = byA.isEmpty() && byB.isEmpty();
        if (!areSame) {
            watcher.differed(byA, byB, turn);
        }
        return areSame;
    }

    private void pass(Turn turn, boolean isSame) {
        if (!passed.contains(turn)) {
            passed = Option.of(turn);
            watcher.passed(turn, a.world(), b.world(), isSame);
        }
    }

    /// Both games stand as they do on the turn on which they are compared.
    private void freeze() {
        if (!isFrozen) {
            isFrozen = true;
            compared.forEach(turn -> {
                pass(turn, true);
                worldA = a.on(turn);
                worldB = b.on(turn);
            });
        }
    }

    private Outcome outcome() {
        freeze();
        return new Outcome(
                a.isOnMapOf(b),
                compared.getOrElse(Turn.ZERO),
                parting.first(),
                worldA,
                worldB,
                new Errors(a.errors(), b.errors()));
    }

    /// One of the games.
    private static final class Side {
        private final RunningAudit audit;
        private final Script log;
        private final Consumer<LogLine> read;
        private final Runnable ended;
        private Option<LogLine> head = Option.none();
        private Option<Turn> due = Option.none();

        /// @param read hears of every line
        /// @param ended hears that there is none any more
        Side(Script log, Consumer<LogLine> read, Runnable ended) {
            this.log = log;
            this.read = read;
            this.ended = ended;
            this.audit = new RunningAudit(Auditor.STRICT, log.strikes(), log.chronology());
            advance();
        }

        private void advance() {
            head = Option.when(log.lines().hasNext(), log.lines()::next).peek(read).onEmpty(ended);
            due = head.map(line -> taken(line).map(log.chronology()::taken).getOrElse(audit::turn));
        }

        /// The turn of the next line: one that is no entry taken comes on that of the one before.
        Option<Turn> due() {
            return due;
        }

        private Option<Entry> taken(LogLine line) {
            return line instanceof Entry entry && !log.strikes().isStruck(line)
                    ? Option.of(entry)
                    : Option.none();
        }

        boolean isDue(Turn turn) {
            return due().exists(due -> !turn.isBefore(due));
        }

        /// Goes on to the next entry taken, but not beyond a turn.
        ///
        /// @return that entry; none if there is none more on that turn
        Option<Entry> takeOne(Turn turn) {
            Option<Entry> taken = Option.none();
            while (taken.isEmpty() && isDue(turn) && isOrderly()) {
                head.forEach(audit::take);
                taken = head.flatMap(this::taken);
                advance();
            }
            return taken;
        }

        boolean isOrderly() {
            return audit.isOrderly();
        }

        Option<World> world() {
            return audit.world();
        }

        Option<World> on(Turn turn) {
            return world().filter(world -> !turn.isBefore(world.turn()))
                    .map(world -> world.carriedTo(turn));
        }

        boolean isOnMapOf(Side other) {
            return audit.game()
                    .exists(game ->
                            other.audit.game().exists(it -> it.seeds().equals(game.seeds())));
        }

        int errors() {
            return audit.result().report().count(Severity.ERROR);
        }
    }
}
