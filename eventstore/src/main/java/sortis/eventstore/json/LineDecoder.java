package sortis.eventstore.json;

import io.vavr.control.Option;
import io.vavr.control.Validation;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unknown;
import sortis.entry.LogLine.Unreadable;
import sortis.entry.LogLine.Where;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Fields;
import sortis.eventstore.shape.GameShapes;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Shapes;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// Reads the text of one line. A text that is no JSON is refused as such; else the first flaw in
/// reading order counts.
///
/// @param number of the entry
/// @param line in the file
/// @param format that of the log
record LineDecoder(EntryNumber number, long line, String text, Formats formats, long format) {
    /// A line of the newest format.
    LineDecoder(EntryNumber number, long line, String text) {
        this(number, line, text, Formats.KNOWN, Formats.KNOWN.newest());
    }

    LogLine decode() {
        LogLine line = unplaced();
        return line instanceof Unreadable ? placed() : line;
    }

    /// The entry that it is, if it is one: what is wrong with it is not looked for.
    Option<Entry> entry() {
        return unplaced() instanceof Entry entry ? Option.of(entry) : Option.none();
    }

    private LogLine unplaced() {
        return JsonTree.parseWithoutPlaces(text).fold(this::nothing, this::whole);
    }

    private LogLine placed() {
        return JsonTree.parse(text).fold(this::nothing, this::whole);
    }

    /// A line of which nothing can be read.
    Unreadable nothing(Flaw flaw) {
        return unreadable(where(Option.none()), Option.none(), flaw);
    }

    private LogLine whole(JsonTree tree) {
        if (!(tree.root() instanceof ObjectNode object)) {
            return nothing(new Flaw(tree.root().at(), new Fault(Problem.NOT_AN_OBJECT, "", "{}")));
        }
        LogLine once = formats.raised(object, format).fold(this::other, this::once);
        return tree.repeated().fold(() -> once, flaw -> repeated(flaw, once));
    }

    /// A line of a format that is none of those known.
    private LogLine other(Flaw flaw) {
        return nothing(flaw);
    }

    /// A line with a key twice: neither its turn nor its page can be told for sure.
    private Unreadable repeated(Flaw flaw, LogLine once) {
        Unreadable twice = nothing(flaw);
        return once instanceof Unreadable(_, _, int column, Fault fault) && column < twice.column()
                ? new Unreadable(twice.where(), Option.none(), column, fault)
                : twice;
    }

    private LogLine once(ObjectNode object) {
        return Fields.among(object, fields -> fields.required(EntryShapes.TYPE, Shapes.TEXT))
                .fold(flaw -> untyped(object, flaw), type -> typed(object, type));
    }

    private LogLine untyped(ObjectNode object, Flaw flaw) {
        Where where = where(paper(object));
        return settled(
                object,
                Fields.among(
                        object,
                        fields -> EntryShapes.entry(where, fields, _ -> Validation.invalid(flaw))));
    }

    private LogLine typed(ObjectNode object, String type) {
        Where where = where(paper(object));
        return EntryShapes.named(type)
                .fold(
                        () -> new Unknown(where, turn(object), type),
                        content ->
                                settled(
                                        object,
                                        Fields.only(
                                                object,
                                                fields ->
                                                        EntryShapes.entry(
                                                                where, fields, content))));
    }

    private LogLine settled(ObjectNode object, Validation<Flaw, Entry> entry) {
        return entry.fold(
                flaw -> unreadable(where(paper(object)), turn(object), flaw), readable -> readable);
    }

    private static Option<Turn> turn(ObjectNode object) {
        return Fields.among(object, fields -> fields.required(EntryShapes.TURN, GameShapes.TURN))
                .toOption();
    }

    private static Option<String> paper(ObjectNode object) {
        return object.value(EntryShapes.PAPER)
                .flatMap(node ->
                        node instanceof TextNode(_, String paper)
                                ? Option.some(paper)
                                : Option.none());
    }

    private Where where(Option<String> paper) {
        return new Where(number, line, paper, text);
    }

    private Unreadable unreadable(Where where, Option<Turn> turn, Flaw flaw) {
        return new Unreadable(where, turn, flaw.column(text), flaw.fault());
    }
}
