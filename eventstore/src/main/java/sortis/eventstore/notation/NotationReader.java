package sortis.eventstore.notation;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;
import sortis.entry.LogLine.Where;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.RawLine;
import sortis.eventstore.notation.Line.Broken;
import sortis.eventstore.notation.Line.Nothing;
import sortis.eventstore.notation.Line.OfHead;
import sortis.eventstore.notation.Line.OnPage;
import sortis.eventstore.notation.Line.OnTurn;
import sortis.eventstore.notation.Line.Says;
import sortis.eventstore.notation.Values.Base;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.EntryShapes.Content;
import sortis.eventstore.shape.Fields;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.WholeNode;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// Reads logs in the notation. A line that is no entry is handed out as such, never skipped, and
/// reading goes on after it.
public final class NotationReader {
    private final List<LogLine> read = new ArrayList<>();
    private EntryNumber number = EntryNumber.FIRST;
    private Turn turn = Turn.ZERO;
    private Option<String> page = Option.none();
    private Base base = Base.DECIMAL;
    private Option<OpenHead> head = Option.none();

    private NotationReader() {}

    /// All entries of those lines, readable or not.
    public static Vector<LogLine> readAll(Iterator<RawLine> lines) {
        NotationReader reader = new NotationReader();
        lines.forEachRemaining(reader::take);
        reader.closeHead();
        return Vector.ofAll(reader.read);
    }

    /// The entry that a line would be if it said that.
    ///
    /// @param written with the turn and the page that it stands on
    static Option<Entry> entry(LogLine written, Line said) {
        NotationReader reader = new NotationReader();
        reader.turn =
                written instanceof Unreadable bad ? bad.turn().getOrElse(Turn.ZERO) : Turn.ZERO;
        return said instanceof Says(String type, var members)
                        && reader.entry(placed(written.where(), members), type, members)
                                instanceof Entry entry
                ? Option.some(entry)
                : Option.none();
    }

    private static Where placed(Where line, List<Member> members) {
        Option<String> page = Tail.page(members, line.paper());
        return new Where(line.number(), line.line(), page, line.text());
    }

    /// Whether a line that stands first tells by itself that a log is in the notation.
    public static boolean isRecognized(RawLine raw) {
        String text = raw.shown();
        return raw.flaw().isEmpty()
                && (LineParser.headWord(text, 0).isDefined()
                        || isRead(LineParser.parse(text, 0, Base.DECIMAL).line()));
    }

    /// A page is none, since a list of JSON looks like one.
    private static boolean isRead(Line line) {
        return line instanceof Says || line instanceof OnTurn;
    }

    private void take(RawLine raw) {
        var _ =
                raw.flaw()
                        .peek(flaw -> add(unreadable(raw, flaw)))
                        .onEmpty(() -> take(raw, raw.shown()));
    }

    private void take(RawLine raw, String text) {
        Option<String> headWord = LineParser.headWord(text, 0);
        if (headWord.isDefined()) {
            headWord.forEach(word -> extendHead(raw, text, word));
            return;
        }
        head.forEach(open -> open.passed(text));
        switch (LineParser.parse(text, 0, base).line()) {
            case Nothing _, OfHead _ -> {}
            case OnTurn(Turn next) -> {
                turn = next;
                head.forEach(open -> open.onTurn(next));
            }
            case OnPage(Option<String> next) -> page = next;
            case Broken(Flaw flaw) -> add(unreadable(raw, flaw));
            case Says(String type, List<Member> members) -> {
                closeHead();
                add(entry(where(raw, Tail.page(members, page)), type, members));
            }
        }
    }

    private void extendHead(RawLine raw, String text, String word) {
        if (head.isEmpty() || word.equals(Words.SORTIS)) {
            closeHead();
            head = Option.some(new OpenHead(where(raw), base));
        }
        base = Head.base(text).getOrElse(base);
        head.forEach(open -> open.extend(text));
    }

    private void closeHead() {
        head.forEach(open -> {
            Head lines = Head.of(open.text(), open.before());
            Where start = open.start();
            Option<String> paper = Tail.page(lines.members(), start.paper());
            Where where = new Where(start.number(), start.line(), paper, open.text());
            read.addLast(lines.entry(where, member(open.turn())));
            var _ = read.addAll(open.unreadable());
        });
        head = Option.none();
    }

    /// An open head lets lines pass that cannot be read: it stands before them.
    private void add(LogLine line) {
        var _ =
                head.peek(open -> open.unreadable().addLast(line))
                        .onEmpty(() -> read.addLast(line));
    }

    private LogLine entry(Where where, String type, List<Member> members) {
        List<Member> fields = new ArrayList<>(members);
        var _ = fields.removeIf(member -> member.name().equals(EntryShapes.PAPER));
        if (members.stream().noneMatch(member -> member.name().equals(EntryShapes.TURN))) {
            fields.addLast(member(turn));
        }
        ObjectNode object = new ObjectNode(0, where.text().length(), List.copyOf(fields));
        return EntryShapes.named(type)
                .map(content -> read(where, object, content))
                .getOrElse(() ->
                        unreadable(where, new Flaw(0, new Fault(Problem.UNEXPECTED, type, ""))));
    }

    private LogLine read(Where where, ObjectNode object, Content content) {
        return Fields.only(object, fields -> EntryShapes.entry(where, fields, content))
                .fold(flaw -> unreadable(where, flaw), entry -> entry);
    }

    private static Member member(Turn turn) {
        return new Member(0, EntryShapes.TURN, new WholeNode(0, String.valueOf(turn.number())));
    }

    private Where where(RawLine raw) {
        return where(raw, page);
    }

    private Where where(RawLine raw, Option<String> paper) {
        EntryNumber present = number;
        number = number.plus(1);
        return new Where(present, raw.line(), paper, raw.shown());
    }

    private LogLine unreadable(RawLine raw, Flaw flaw) {
        return unreadable(where(raw), flaw);
    }

    private LogLine unreadable(Where where, Flaw flaw) {
        return new Unreadable(where, Option.some(turn), flaw.column(where.text()), flaw.fault());
    }
}
