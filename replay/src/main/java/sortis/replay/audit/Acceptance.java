package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.regex.Pattern;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.RuleCode;
import sortis.rulebook.RuleBook;

/// That the players let a finding stand, written in the note of its entry: `sortis: accept
/// build-cost`, or several codes with commas between; the rest of the note is free.
///
/// @param code as written, whether or not there is such a rule
public record Acceptance(Where where, RuleCode code) {
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "sortis:\\s*accept\\s+([\\w-]+(?:\\s*,\\s*[\\w-]+)*)",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

    /// What an entry's note accepts.
    static Seq<Acceptance> of(Entry entry) {
        return entry.note()
                .toVector()
                .flatMap(Acceptance::codes)
                .distinct()
                .map(code -> new Acceptance(entry.where(), code));
    }

    private static Seq<RuleCode> codes(String note) {
        return Vector.ofAll(WRITTEN.matcher(note).results())
                .flatMap(written -> codes(Vector.of(COMMA.split(written.group(1), -1))));
    }

    /// The first word is meant as a code; so are words behind commas, until one looks like none and
    /// begins a reason.
    private static Seq<RuleCode> codes(Seq<String> words) {
        Seq<RuleCode> named = words.map(word -> new RuleCode(word.toLowerCase(Locale.ROOT)));
        return named.take(1).appendAll(named.drop(1).takeWhile(Acceptance::looksLikeOne));
    }

    private static boolean looksLikeOne(RuleCode word) {
        return word.text().contains("-") || RuleBook.COMPLETE.find(word).isDefined();
    }
}
