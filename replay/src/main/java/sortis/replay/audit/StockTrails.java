package sortis.replay.audit;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Subject;
import sortis.notebook.Books;
import sortis.notebook.Books.Account;
import sortis.notebook.Notebook;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Turn;
import sortis.world.World;

/// Follows resources through a log, for counts that differ without a known cause: one more fold
/// over its entries, however many counts there are.
public final class StockTrails {
    private final Transcript transcript;
    private final Map<Tuple2<EntryNumber, Resource>, Finding> differing;

    private StockTrails(
            Transcript transcript, Map<Tuple2<EntryNumber, Resource>, Finding> differing) {
        this.transcript = transcript;
        this.differing = differing;
    }

    /// The trails to all counts of a report that are errors.
    public static Map<FindingId, StockTrail> of(Transcript transcript, AuditReport report) {
        Seq<Finding> counts = report.findings().filter(finding -> finding.is(Books.COUNT));
        boolean areAllExplained = !counts.exists(Finding::isError);
        return areAllExplained
                ? HashMap.empty()
                : transcript
                        .game()
                        .map(game ->
                                new StockTrails(
                                                transcript,
                                                HashMap.ofEntries(
                                                        counts.flatMap(StockTrails::keyed)))
                                        .followed(game, counts.filter(Finding::isError)))
                        .getOrElse(HashMap.empty());
    }

    private static Option<Tuple2<Tuple2<EntryNumber, Resource>, Finding>> keyed(Finding finding) {
        return finding.origin()
                .flatMap(origin ->
                        resource(finding)
                                .map(resource ->
                                        Tuple.of(
                                                Tuple.of(origin.where().number(), resource),
                                                finding)));
    }

    private static Option<Resource> resource(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OfResource(_, var resource)
                ? Option.of(resource)
                : Option.none();
    }

    private Map<FindingId, StockTrail> followed(GameStarted game, Seq<Finding> counts) {
        Seq<Entry> entries = transcript.taken();
        Turn first = entries.headOption().map(transcript::turnOf).getOrElse(Turn.ZERO);
        World begun = World.begun(game, first);
        Map<Account, StockTrail> open =
                accounts(game, counts)
                        .toMap(account -> account, account -> started(begun, account));
        return entries.drop(1)
                .foldLeft(new Progress(begun, open, HashMap.empty()), this::next)
                .closed();
    }

    private static Set<Account> accounts(GameStarted game, Seq<Finding> counts) {
        return counts.flatMap(finding ->
                        finding.evidence().subject()
                                        instanceof Subject.OfResource(var at, var resource)
                                ? Option.of(
                                        new Account(
                                                at.map(game.rulings().stock()::placeOf)
                                                        .getOrElse(Place.store()),
                                                resource))
                                : Option.none())
                .toSet();
    }

    private static StockTrail started(World world, Account account) {
        return StockTrail.from(
                new StockTrail.Start(Option.none(), world.turn(), Passage.amount(world, account)));
    }

    private Progress next(Progress progress, Entry entry) {
        World earlier = progress.world();
        World before = earlier.carriedTo(transcript.turnOf(entry));
        World after = before.after(entry.content());
        Map<Account, StockTrail> open =
                progress.open()
                        .map((account, trail) ->
                                Tuple.of(
                                        account,
                                        new Passage(account, earlier, before, after)
                                                .on(trail, entry)));
        Progress moved = new Progress(after, open, progress.closed());
        return entry.content() instanceof StockCounted count ? counted(moved, entry, count) : moved;
    }

    private Progress counted(Progress progress, Entry entry, StockCounted count) {
        Place place = Notebook.countedPlace(count, progress.world());
        return count.stock()
                .resources()
                .foldLeft(
                        progress,
                        (now, resource) -> counted(now, entry, new Account(place, resource)));
    }

    private Progress counted(Progress progress, Entry entry, Account account) {
        return progress.open()
                .get(account)
                .map(trail ->
                        differing
                                .get(Tuple.of(entry.number(), account.resource()))
                                .map(finding -> progress.closing(finding.id(), trail))
                                .getOrElse(() -> progress.agreeing(account, entry)))
                .getOrElse(progress);
    }

    /// How far it has come.
    ///
    /// @param open the trails so far
    /// @param closed those that have come to a count that differs
    private record Progress(
            World world, Map<Account, StockTrail> open, Map<FindingId, StockTrail> closed) {
        private Progress closing(FindingId finding, StockTrail trail) {
            return new Progress(world, open, closed.put(finding, trail));
        }

        private Progress agreeing(Account account, Entry entry) {
            StockTrail.Start start =
                    new StockTrail.Start(
                            Option.of(entry), world.turn(), Passage.amount(world, account));
            return new Progress(world, open.put(account, StockTrail.from(start)), closed);
        }
    }
}
