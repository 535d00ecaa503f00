package sortis.replay.fix;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine.Entry;
import sortis.finding.Datum;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.value.EntryNumber;

/// Which of the numbers that players give their entries can be put right. Where later ones go on
/// from a wrong one, an entry may be missing before it, so that only the player can tell.
final class Numbers {
    private Numbers() {}

    /// Whether that number is a slip by itself: the next one written goes on from the right one.
    static boolean isLone(Finding finding, Transcript transcript) {
        Seq<Entry> rest =
                finding.origin()
                        .map(origin -> origin.where().number())
                        .map(number -> from(transcript, number))
                        .getOrElse(Vector.empty());
        return rest.headOption()
                .exists(entry ->
                        rest.drop(1)
                                .find(next -> next.seq().isDefined())
                                .forAll(next ->
                                        next.seq().contains(expected(finding, entry, next))));
    }

    private static Seq<Entry> from(Transcript transcript, EntryNumber number) {
        return transcript.taken().dropWhile(entry -> entry.number().compareTo(number) < 0);
    }

    private static EntryNumber expected(Finding finding, Entry entry, Entry next) {
        long number =
                finding.evidence()
                        .expected()
                        .map(datum -> datum instanceof Datum.Count(long count) ? count : 0L)
                        .getOrElse(0L);
        return new EntryNumber(number).plus(next.number().since(entry.number()));
    }
}
