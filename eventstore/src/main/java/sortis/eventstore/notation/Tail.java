package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import sortis.eventstore.notation.Line.Says;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.TextNode;

/// What may stand at the end of every entry: its number, its own page, and the note.
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
            draft.put(SEQ, values.number());
            return true;
        }
        if (values.isPage()) {
            int at = cursor.at();
            draft.put(EntryShapes.PAPER, values.page().getOrElse(() -> new NullNode(at)));
            return true;
        }
        boolean isNamed = cursor.word(NOTE);
        var note = values.text().peek(text -> draft.put(NOTE, text));
        if (isNamed && note.isEmpty()) {
            cursor.unexpected();
        }
        return note.isDefined();
    }

    /// Where an entry stands in the notebook.
    ///
    /// @param page of the lines above
    static Option<String> page(List<Member> members, Option<String> page) {
        return Array.ofAll(members)
                .find(member -> member.name().equals(EntryShapes.PAPER))
                .map(member ->
                        Option.of(text(member)).filter(_ -> member.value() instanceof TextNode))
                .getOrElse(page);
    }

    private static String text(Member member) {
        return member.value() instanceof TextNode(_, String text) ? text : "";
    }
}
