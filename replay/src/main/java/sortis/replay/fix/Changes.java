package sortis.replay.fix;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Comparator;
import sortis.value.EntryNumber;

/// The changes to a log, one a claim.
record Changes(Map<Tuple2<EntryNumber, String>, Change> byClaim) {
    static final Changes NONE = new Changes(LinkedHashMap.empty());

    /// These, and then those; of a claim changed twice the last value stands.
    Changes then(Seq<Change> later) {
        return new Changes(
                later.foldLeft(
                        byClaim,
                        (all, next) ->
                                all.put(Tuple.of(next.entry(), next.key()), next, Change::then)));
    }

    /// In the order of the entries.
    Seq<Change> inOrder() {
        return byClaim.values()
                .toVector()
                .reject(Change::changesNothing)
                .sorted(Comparator.comparing(Change::entry));
    }
}
