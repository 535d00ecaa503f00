package sortis.cli.lsp;

import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Places;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.RuleCode;

/// Writes into the note of an entry that a finding is accepted, beside what stands there already.
final class AcceptNote {
    private static final String ACCEPT = "sortis: accept ";

    private static final Pattern ACCEPTED =
            Pattern.compile("sortis:\\s*accept\\s+", Pattern.CASE_INSENSITIVE);

    /// A line on which all words are names.
    private static final Pattern AGENTS =
            Pattern.compile("\\s*agents\\b", Pattern.CASE_INSENSITIVE);

    private AcceptNote() {}

    /// The edit; none where a note cannot be written.
    static Option<TextEdit> of(Text text, Entry entry, RuleCode code) {
        Places places = Form.places(entry.where().text());
        return entry.note()
                .map(note -> merged(note, code))
                .map(note -> rewritten(text, entry, places, note))
                .getOrElse(() -> added(text, entry, places, ACCEPT + code));
    }

    private static String merged(String note, RuleCode code) {
        Matcher accepted = ACCEPTED.matcher(note);
        return accepted.find()
                ? note.substring(0, accepted.end()) + code + ", " + note.substring(accepted.end())
                : note + (note.isBlank() ? "" : "; ") + ACCEPT + code;
    }

    private static Option<TextEdit> rewritten(Text text, Entry entry, Places places, String note) {
        return places.find("note")
                .map(span -> new TextEdit(text.range(entry.where(), span), Quoted.of(note)));
    }

    private static Option<TextEdit> added(Text text, Entry entry, Places places, String note) {
        boolean isNames = AGENTS.matcher(entry.where().text()).lookingAt();
        return places.whole()
                .filter(_ -> !isNames)
                .map(span ->
                        switch (Form.of(entry.where().text())) {
                            case JSON_LINES ->
                                    inserted(
                                            text,
                                            entry,
                                            span.to() - 1,
                                            ", \"note\": " + Quoted.of(note));
                            case NOTATION ->
                                    inserted(
                                            text,
                                            entry,
                                            span.to(),
                                            keyword(entry) + Quoted.of(note));
                        });
    }

    /// A text in quotes alone would be the title, or the reason.
    private static String keyword(Entry entry) {
        boolean isAmbiguous =
                entry.content() instanceof EntryStruck || entry.content() instanceof GameStarted;
        return isAmbiguous ? " note " : " ";
    }

    private static TextEdit inserted(Text text, Entry entry, int at, String words) {
        Range place = text.range(entry.where(), new Span(at, at));
        return new TextEdit(place, words);
    }
}
