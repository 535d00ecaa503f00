package sortis.eventstore.json;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.List;
import java.util.function.UnaryOperator;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.WholeNode;

/// The formats that logs have had. A log names its own in `format` of its first entry; without it,
/// it is of format 1. An older log is never rewritten: its entries are raised to the newest format
/// as they are read, one step after the other.
///
/// @param steps what makes an entry of format 1 one of format 2, of format 2 one of 3, and so on;
///   each depends on the entry alone, and keeps the places of what it keeps
public record Formats(Seq<UnaryOperator<ObjectNode>> steps) {
    /// Those of this program.
    public static final Formats KNOWN = new Formats(Vector.empty());

    static final String FORMAT = "format";

    private static final String START = "game-started";
    private static final int MOST_DIGITS = 18;

    /// The format that entries are read in, and written in.
    public long newest() {
        return steps.size() + 1L;
    }

    /// The format of a log that begins so; the oldest if it does not tell.
    long of(String firstLine) {
        return Option.when(mayNameOne(firstLine), firstLine)
                .flatMap(line -> JsonTree.parse(line).toOption())
                .flatMap(tree -> startWithFormat(tree.root()))
                .flatMap(Formats::number)
                .filter(format -> format >= 1)
                .getOrElse(1L);
    }

    /// Most first lines need not be read twice.
    private static boolean mayNameOne(String line) {
        return line.contains(FORMAT) || line.contains("\\u");
    }

    /// An entry in the newest format, without the number of its own.
    ///
    /// @param format of the log
    Validation<Flaw, ObjectNode> raised(ObjectNode entry, long format) {
        return startWithFormat(entry)
                .<Validation<Flaw, ObjectNode>>map(named -> checked(named).map(_ -> without(entry)))
                .getOrElse(() -> Validation.valid(entry))
                .map(plain ->
                        stepsFrom(format).foldLeft(plain, (sofar, step) -> step.apply(sofar)));
    }

    private Seq<UnaryOperator<ObjectNode>> stepsFrom(long format) {
        return format == newest()
                ? Vector.empty()
                : steps.drop((int) Math.min(format - 1, steps.size()));
    }

    private Validation<Flaw, Long> checked(Node named) {
        String range = "1 … " + newest();
        Option<Long> number = number(named);
        return number.filter(format -> 1 <= format && format <= newest())
                .fold(() -> refused(named, number, range), Validation::valid);
    }

    private Validation<Flaw, Long> refused(Node named, Option<Long> number, String range) {
        return number.filter(format -> format > newest())
                .fold(
                        () -> Flaw.found(named.at(), Problem.OUT_OF_RANGE, FORMAT, range),
                        format ->
                                Flaw.found(
                                        named.at(),
                                        Problem.NEWER_FORMAT,
                                        String.valueOf(format),
                                        String.valueOf(newest())));
    }

    private static Option<Node> startWithFormat(Node root) {
        boolean isStart =
                root instanceof ObjectNode entry
                        && entry.value(EntryShapes.TYPE)
                                .exists(type ->
                                        type instanceof TextNode(_, String name)
                                                && name.equals(START));
        return isStart && root instanceof ObjectNode entry ? entry.value(FORMAT) : Option.none();
    }

    private static Option<Long> number(Node node) {
        return node instanceof WholeNode(_, String digits) && digits.length() <= MOST_DIGITS
                ? Option.some(Long.parseLong(digits))
                : Option.none();
    }

    private static ObjectNode without(ObjectNode entry) {
        List<Member> others =
                entry.members().stream().filter(member -> !member.name().equals(FORMAT)).toList();
        return new ObjectNode(entry.at(), entry.end(), others);
    }
}
