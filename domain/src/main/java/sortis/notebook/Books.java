package sortis.notebook;

import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.finding.Booking;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.RuleCode;
import sortis.finding.Subject;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Place;
import sortis.value.Resource;

/// The player's books: how much too many they show, and because of which findings (rulebook §8, the
/// player's books).
public record Books(Map<Account, Balance> balances) {
    public static final RuleCode COUNT = new RuleCode("stock-count");

    static final Books CLOSED = new Books(HashMap.empty());

    /// A resource in one place; [Place#store()] stands for the total.
    public record Account(Place place, Resource resource) {}

    /// How far the player is off.
    ///
    /// @param counted the difference found at the last count, claimed − true
    /// @param count the finding of that count
    /// @param since what was booked too many since then
    /// @param findings those that it comes from
    public record Balance(
            Amount counted, Option<FindingId> count, Amount since, Seq<FindingId> findings) {
        static final Balance EVEN =
                new Balance(Amount.NONE, Option.none(), Amount.NONE, Vector.empty());

        public Amount tooMany() {
            return counted.plus(since);
        }

        /// The findings that all of it comes from.
        public Seq<FindingId> causes() {
            return findings.appendAll(count);
        }

        /// The findings that explain a count that is off by so much: that of the last count if the
        /// difference is still the same; all of them if it is all that was booked; none otherwise.
        public Seq<FindingId> explaining(Amount difference) {
            if (difference.equals(counted)) {
                return count.toVector();
            }
            return difference.equals(tooMany()) ? causes() : Vector.empty();
        }

        private Balance booking(Amount tooMany, FindingId finding) {
            return new Balance(counted, count, since.plus(tooMany), findings.append(finding));
        }
    }

    public Balance balance(Place place, Resource resource) {
        return balances.getOrElse(new Account(place, resource), Balance.EVEN);
    }

    /// The findings behind a shortage in a place, if for every resource short the books show at
    /// least as much too many.
    public Seq<FindingId> excuse(Place place, Bag shortage) {
        Seq<Tuple2<Balance, Amount>> lacking =
                shortage.positive()
                        .held()
                        .map(each -> each.map1(resource -> balance(place, resource)));
        return lacking.forAll(each -> each._1.tooMany().isAtLeast(each._2))
                ? lacking.flatMap(each -> each._1.causes())
                : Vector.empty();
    }

    /// The books after some findings about an agent in that place.
    public Books with(Seq<Finding> findings, Place place) {
        return findings.foldLeft(this, (books, finding) -> books.with(finding, place));
    }

    private Books with(Finding finding, Place place) {
        Booking booking = finding.evidence().booking();
        Books total = booked(Place.store(), booking.tooMany(), finding.id());
        boolean isLocal =
                booking.scope() == Booking.Scope.SQUARE_AND_TOTAL && !place.equals(Place.store());
        return isLocal ? total.booked(place, booking.tooMany(), finding.id()) : total;
    }

    private Books booked(Place place, Bag tooMany, FindingId finding) {
        return new Books(
                tooMany.withoutZeros()
                        .held()
                        .foldLeft(
                                balances,
                                (all, each) ->
                                        all.put(
                                                new Account(place, each._1),
                                                balance(place, each._1)
                                                        .booking(each._2, finding))));
    }

    /// The books after a count in a place: every resource counted begins anew with the difference
    /// found.
    Books after(StockCounted entry, Place place, Seq<Finding> findings) {
        return new Books(
                entry.stock()
                        .resources()
                        .foldLeft(
                                balances,
                                (all, resource) ->
                                        all.put(
                                                new Account(place, resource),
                                                counted(findings, resource))));
    }

    private static Balance counted(Seq<Finding> findings, Resource resource) {
        return findings.find(finding -> finding.is(COUNT) && isOf(finding, resource))
                .map(count ->
                        new Balance(off(count), Option.of(count.id()), Amount.NONE, Vector.empty()))
                .getOrElse(Balance.EVEN);
    }

    private static boolean isOf(Finding finding, Resource resource) {
        return finding.evidence().subject() instanceof Subject.OfResource(_, var counted)
                && counted.equals(resource);
    }

    private static Amount off(Finding count) {
        return number(count.evidence().claimed()).minus(number(count.evidence().expected()));
    }

    private static Amount number(Option<Datum> datum) {
        return datum.getOrElse(Datum.of(0)) instanceof Datum.Count(long number)
                ? new Amount(number)
                : Amount.NONE;
    }
}
