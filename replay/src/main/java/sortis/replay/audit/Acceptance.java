package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.RuleCode;

import java.util.Locale;
import java.util.regex.Pattern;

/// That the players let a finding stand, written in the note of its entry: `sortis: accept
/// build-cost`, or several codes with commas between; the rest of the note is free.
///
/// @param code as written, whether or not there is such a rule
public record Acceptance(Where where, RuleCode code) {
    /// Words behind a comma are codes if they have a hyphen, as all codes do; others begin a
    /// reason.
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "sortis:\\s*accept\\s+([\\w-]+(?:\\s*,\\s*\\w+-[\\w-]+)*)",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

    /// What an entry's note accepts.
    static Seq<Acceptance> of(Entry entry) {
        return entry.note()
                .toVector()
                .flatMap(Acceptance::codes)
                .distinct()
                .map(code -> new Acceptance(entry.where(), new RuleCode(code)));
    }

    private static Seq<String> codes(String note) {
        return Vector.ofAll(WRITTEN.matcher(note).results())
                .flatMap(written -> Vector.of(COMMA.split(written.group(1), -1)))
                .map(code -> code.toLowerCase(Locale.ROOT));
    }
}
