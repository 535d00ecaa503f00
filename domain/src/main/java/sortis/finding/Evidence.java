package sortis.finding;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.value.Axis;
import sortis.value.Resource;
import sortis.value.Square;

/// What a rule has against an entry, as data.
///
/// @param claimed what the player wrote, where the rule is about that
/// @param expected what is true
/// @param working the steps that show it
/// @param causes earlier findings because of which alone it is wrong
/// @param booking what the player's books are off by because of it
public record Evidence(
        Subject subject,
        Option<Datum> claimed,
        Option<Datum> expected,
        Seq<Step> working,
        SortedSet<FindingId> causes,
        Booking booking) {
    /// Against the entry as a whole.
    public static Evidence whole() {
        return about(new Subject.Whole());
    }

    public static Evidence at(Square square) {
        return about(new Subject.OnSquare(square));
    }

    public static Evidence of(Option<Square> at, Resource resource) {
        return about(new Subject.OfResource(at, resource));
    }

    public static Evidence on(Axis axis) {
        return about(new Subject.OnAxis(axis));
    }

    public static Evidence on(Axis axis, int index) {
        return about(new Subject.InSequence(axis, index));
    }

    private static Evidence about(Subject subject) {
        return new Evidence(
                subject,
                Option.none(),
                Option.none(),
                Vector.empty(),
                TreeSet.empty(),
                Booking.NONE);
    }

    public Evidence claiming(Datum datum) {
        return new Evidence(subject, Option.of(datum), expected, working, causes, booking);
    }

    public Evidence expecting(Datum datum) {
        return expecting(Option.of(datum));
    }

    public Evidence expecting(Option<Datum> datum) {
        return new Evidence(subject, claimed, datum, working, causes, booking);
    }

    public Evidence showing(Step... steps) {
        return showing(Vector.of(steps));
    }

    public Evidence showing(Seq<Step> steps) {
        return new Evidence(subject, claimed, expected, working.appendAll(steps), causes, booking);
    }

    /// Wrong only because of these too.
    public Evidence because(Iterable<FindingId> earlier) {
        return new Evidence(subject, claimed, expected, working, causes.addAll(earlier), booking);
    }

    public Evidence booking(Booking difference) {
        return new Evidence(subject, claimed, expected, working, causes, difference);
    }

    public boolean isFollowOn() {
        return !causes.isEmpty();
    }
}
