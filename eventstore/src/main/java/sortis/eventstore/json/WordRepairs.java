package sortis.eventstore.json;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import sortis.eventstore.repair.Likeness;
import sortis.value.Resource;

/// Words of the log's language that are misspelt.
final class WordRepairs {
    private static final Pattern QUOTED = Pattern.compile("\"([^\"\\\\]{1,40})\"");

    private static final int FARTHEST = 2;

    /// Every word that a log may use, free text aside.
    static final Set<String> WORDS =
            HashSet.of(
                            "type turn seq note paper agent at path arrives stops via wait unload"
                                    + " feed load period phase wood building level paid grade"
                                    + " batches yields ready what slots to gained stock on entry"
                                    + " reason seeds start agents player title rulings axis from"
                                    + " values value nibble terrain ore x y all water forest"
                                    + " mountain workshop house extractor smelter game-started"
                                    + " sequence-written square-charted agent-moved"
                                    + " route-assigned forest-cleared building-raised road-laid"
                                    + " operation-started operation-ended smelter-fed loaded"
                                    + " unloaded vehicle-built agent-joined turns-skipped"
                                    + " stock-counted position-noted entry-struck opening"
                                    + " openingAgents clearingWood levels workshopAuthority"
                                    + " vehicleSlots vehicleCost carry walk roadSpeed moves local"
                                    + " pooled stepwise direct below none orthogonal diagonal")
                    .flatMap(all -> Vector.of(all.split(" ", -1)))
                    .addAll(Resource.all().map(Resource::toString));

    private WordRepairs() {}

    /// The text with one word that is none put right, the nearest words first.
    static Seq<String> of(String text) {
        return Vector.ofAll(QUOTED.matcher(text).results().toList())
                .filter(found -> !WORDS.contains(found.group(1)))
                .flatMap(found -> repaired(text, found));
    }

    private static Seq<String> repaired(String text, MatchResult found) {
        return WORDS.toVector()
                .map(word -> new Near(word, Likeness.distance(found.group(1), word)))
                .filter(near -> near.distance() <= Math.min(FARTHEST, near.word().length() / 2))
                .sorted()
                .map(near ->
                        text.substring(0, found.start(1))
                                + near.word()
                                + text.substring(found.end(1)));
    }

    private record Near(String word, int distance) implements Comparable<Near> {
        @Override
        public int compareTo(Near other) {
            return distance == other.distance
                    ? word.compareTo(other.word)
                    : Integer.compare(distance, other.distance);
        }
    }
}
