package sortis.eventstore.notation;

import io.vavr.collection.Array;

import sortis.eventstore.notation.Line.Says;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.TextNode;

/// What may stand at the end of every entry: its number, and the note.
final class Tail {
    static final String SEQ = "seq";
    static final String NOTE = "note";

    private Tail() {}

    /// The entry, with what stands at its end.
    static Says said(Cursor cursor, Values values, Draft draft) {
        read(cursor, values, draft);
        String type =
                Array.ofAll(draft.members())
                        .filter(member -> member.name().equals(EntryShapes.TYPE))
                        .map(Tail::text)
                        .mkString();
        return new Says(type, draft.members());
    }

    /// Adds what stands at the end, in any order.
    static void read(Cursor cursor, Values values, Draft draft) {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = one(cursor, values, draft);
        }
    }

    private static boolean one(Cursor cursor, Values values, Draft draft) {
        if (cursor.word(SEQ)) {
            var _ = draft.with(SEQ, values.number());
            return true;
        }
        boolean isNamed = cursor.word(NOTE);
        var note = values.text().peek(text -> draft.with(NOTE, text));
        if (isNamed && note.isEmpty()) {
            cursor.unexpected();
        }
        return note.isDefined();
    }

    private static String text(Member member) {
        return member.value() instanceof TextNode(_, String text) ? text : "";
    }
}
