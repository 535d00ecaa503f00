package sortis.eventstore.edit;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogLine.Where;
import sortis.eventstore.Form;
import sortis.eventstore.notation.Claims;
import sortis.eventstore.shape.Places;

/// Changes to the values of a log.
///
/// @param spellings how claims are spelled on each line of the file
record Edits(Seq<Claims> spellings) {
    static Edits in(Seq<String> lines) {
        return new Edits(lines.scanLeft(Claims.AT_FIRST, Claims::after).drop(1));
    }

    /// A replacement in a line of the file.
    ///
    /// @param line counted from 0
    /// @param of the line as it should stand there
    record Placed(int line, String of, Replacement replacement) {}

    /// Where in the file the text of one entry changes.
    Seq<Placed> of(Where where, Seq<Edit> edits) {
        String text = where.text();
        Places places = Form.places(text);
        return edits.flatMap(edit -> replacements(edit, text, places))
                .map(replacement -> placed(where, replacement));
    }

    private Seq<Replacement> replacements(Edit edit, String text, Places places) {
        return switch (Form.of(text)) {
            case JSON_LINES -> {
                JsonValue value = new JsonValue(text, places);
                yield edit.after()
                        .map(after -> value.replaced(edit, after))
                        .getOrElse(() -> value.removed(edit.key()).toVector());
            }
            case NOTATION -> {
                NotationValue value = new NotationValue(text, places, spelling(edit.where()));
                yield edit.after()
                        .<Option<Replacement>>map(after -> value.replaced(edit, after))
                        .getOrElse(() -> value.removed(edit.key()))
                        .toVector();
            }
        };
    }

    private Claims spelling(Where where) {
        return spellings.drop((int) where.line() - 1).headOption().getOrElse(Claims.AT_FIRST);
    }

    private static Placed placed(Where where, Replacement replacement) {
        String text = where.text();
        int start = text.lastIndexOf('\n', replacement.span().from() - 1) + 1;
        int end = text.indexOf('\n', start);
        long above = text.substring(0, start).chars().filter(sign -> sign == '\n').count();
        return new Placed(
                (int) (where.line() - 1 + above),
                text.substring(start, end < 0 ? text.length() : end),
                replacement.from(start));
    }
}
