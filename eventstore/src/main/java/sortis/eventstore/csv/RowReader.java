package sortis.eventstore.csv;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Where;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.EntryShapes.Content;
import sortis.eventstore.shape.Fields;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;
import sortis.eventstore.shape.Node.WholeNode;
import sortis.eventstore.shape.Shapes;
import sortis.value.EntryNumber;

/// Reads one row: the fields that its cells make up, each standing in the place of its column.
///
/// @param number of the entry
record RowReader(Header header, Row row, EntryNumber number) {
    /// Where a field stands that is not there.
    private static final int NOWHERE = Integer.MAX_VALUE;

    /// The types of entry, so that the nearest one can be named (rulebook §7).
    static final Array<String> TYPES =
            Array.of(
                    "game-started",
                    "sequence-written",
                    "square-charted",
                    "agent-moved",
                    "route-assigned",
                    "forest-cleared",
                    "building-raised",
                    "road-laid",
                    "operation-started",
                    "operation-ended",
                    "smelter-fed",
                    "loaded",
                    "unloaded",
                    "vehicle-built",
                    "agent-joined",
                    "turns-skipped",
                    "stock-counted",
                    "position-noted",
                    "entry-struck");

    /// The entry, or all cells that cannot be read, or the first one that does not fit the others.
    Either<Seq<Misfit>, Entry> read() {
        return Either.traverse(row.filled(), this::member)
                .flatMap(members -> entry(new ObjectNode(0, NOWHERE, members.asJava())));
    }

    private Either<Misfit, Member> member(int place) {
        return header.column(place)
                .toEither(() ->
                        row.misfit(place, Problem.UNEXPECTED, row.cell(place), Misfit.NAME_ABOVE))
                .flatMap(column -> member(place, column));
    }

    private Either<Misfit, Member> member(int place, Column column) {
        return column.kind()
                .read(row.cell(place))
                .map(node -> new Member(place, column.name(), placed(node, place)))
                .mapError(flaw -> row.misfit(place, flaw.fault()))
                .toEither();
    }

    private Either<Seq<Misfit>, Entry> entry(ObjectNode object) {
        return Fields.among(object, fields -> fields.required(EntryShapes.TYPE, Shapes.TEXT))
                .flatMap(this::content)
                .flatMap(content -> Fields.only(object, fields -> entry(fields, content)))
                .fold(flaw -> Either.left(Vector.of(misfit(flaw))), Either::right);
    }

    private Validation<Flaw, Content> content(String type) {
        return EntryShapes.named(type).fold(() -> unknown(type), Validation::valid);
    }

    private Validation<Flaw, Content> unknown(String type) {
        int at = header.place(EntryShapes.TYPE).getOrElse(NOWHERE);
        return Flaw.found(at, Problem.NOT_A_CHOICE, type, TYPES.mkString(", "));
    }

    private Validation<Flaw, Entry> entry(Fields fields, Content content) {
        Option<String> paper =
                header.place(EntryShapes.PAPER).map(row::cell).filter(cell -> !cell.isBlank());
        Where where = new Where(number, row.number(), paper, row.cells().mkString("; "));
        return EntryShapes.entry(where, fields, content);
    }

    /// What is missing is pointed at in its own column, if there is one.
    private Misfit misfit(Flaw flaw) {
        Option<Integer> place =
                Option.of(flaw.at())
                        .filter(at -> at != NOWHERE)
                        .orElse(() -> header.place(flaw.fault().subject()));
        return place.map(at -> row.misfit(at, flaw.fault()))
                .getOrElse(() -> new Misfit(row.number(), Option.none(), "", flaw.fault()));
    }

    /// The same node, standing in that place with all that is in it.
    private static Node placed(Node node, int at) {
        return switch (node) {
            case ObjectNode object ->
                    new ObjectNode(
                            at,
                            at,
                            object.members().stream().map(member -> placed(member, at)).toList());
            case ListNode list ->
                    new ListNode(at, at, list.items().stream().map(it -> placed(it, at)).toList());
            case TextNode(_, String text) -> new TextNode(at, text);
            case WholeNode(_, String digits) -> new WholeNode(at, digits);
            case DecimalNode(_, String literal) -> new DecimalNode(at, literal);
            case TruthNode(_, boolean isTrue) -> new TruthNode(at, isTrue);
            case NullNode _ -> new NullNode(at);
        };
    }

    private static Member placed(Member member, int at) {
        return new Member(at, member.name(), placed(member.value(), at));
    }
}
