package sortis.eventstore.csv;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Random;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.json.JsonValue;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;
import sortis.eventstore.shape.Node.WholeNode;

/// Writes logs as people fill in spreadsheets: each cell in one of the ways that mean it, or as
/// JSON.
final class CsvWriter {
    private final Random random;
    private final String separator;

    CsvWriter(long seed, String separator) {
        this.random = new Random(seed);
        this.separator = separator;
    }

    String written(Seq<Entry> entries) {
        String header = Column.ALL.map(Column::name).mkString(separator);
        return entries.map(this::row).prepend(header).mkString("", "\r\n", "\r\n");
    }

    /// Whether cells can hold it: an empty one is a field left out, and half a character is none.
    static boolean isExpressible(Entry entry) {
        ObjectNode fields = fields(entry);
        return Column.ALL
                .filter(column -> column.kind() == CellKind.TEXT)
                .flatMap(column -> fields.value(column.name()))
                .append(fields.value("agent").getOrElse(new TextNode(0, "A")))
                .forAll(node ->
                        node instanceof TextNode(_, String text)
                                && !text.isBlank()
                                && StandardCharsets.UTF_8.newEncoder().canEncode(text));
    }

    private String row(Entry entry) {
        ObjectNode fields = fields(entry);
        return Column.ALL
                .map(column ->
                        fields.value(column.name())
                                .map(node -> cell(column.kind(), node))
                                .map(this::escaped)
                                .getOrElse(""))
                .mkString(separator);
    }

    private static ObjectNode fields(Entry entry) {
        return (ObjectNode)
                JsonValue.parse(EntryJson.write(entry)).getOrElseThrow(AssertionError::new);
    }

    private String escaped(String cell) {
        boolean isPlain =
                !cell.contains(separator)
                        && cell.chars().noneMatch(it -> "\"\r\n".indexOf(it) >= 0);
        return isPlain && random.nextBoolean() ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }

    private String cell(CellKind kind, Node node) {
        return switch (kind) {
            case TEXT -> text(node);
            case WORD -> any(text(node), text(node).toUpperCase(Locale.ROOT));
            case NAME -> name(text(node));
            case NUMBER, DIGITS -> any(text(node), " " + text(node) + " ");
            default -> any(json(node), natural(kind, node));
        };
    }

    private String natural(CellKind kind, Node node) {
        return switch (kind) {
            case SQUARE -> square(node);
            case PATH -> items(node).map(this::square).mkString(any(" > ", ">", " -> "));
            case GOODS, PAYMENT, GAIN -> goods(node);
            case OCTETS -> items(node).map(CsvWriter::text).mkString(any(" ", ", ", "\n"));
            case SEEDS -> values(node).map(CsvWriter::text).mkString(any(" ", ",", "; "));
            case NAMES -> names(items(node).map(CsvWriter::text));
            case RULINGS -> members(node).map(this::ruling).mkString(any(" ", ", "));
            default -> items(node).zipWithIndex().map(it -> stop(it._1, it._2)).mkString(" > ");
        };
    }

    private String square(Node node) {
        String plain = items(node).map(CsvWriter::text).mkString(any(",", " ", ", ", ";"));
        return any(plain, "[" + plain + "]", "(" + plain + ")");
    }

    private String goods(Node node) {
        boolean isNamed = random.nextBoolean();
        Seq<String> amounts =
                members(node)
                        .map(it ->
                                isNamed
                                        ? it.name() + any(":", ": ", "=") + text(it.value())
                                        : text(it.value()) + brief(it.name()));
        return amounts.isEmpty() ? "0" : amounts.mkString(any(" ", ", ", "; "));
    }

    private static String brief(String resource) {
        return resource.equals("wood") ? "w" : resource.replaceAll("ore\\(([0-9]+)\\)", "o$1");
    }

    private static String name(String name) {
        boolean isPlain = name.equals(name.strip()) && !name.startsWith("\"");
        return isPlain ? name : Quoted.of(name);
    }

    private static String names(Seq<String> names) {
        return names.isEmpty() ? "[]" : names.map(Quoted::of).mkString(" ");
    }

    private String ruling(Member ruling) {
        boolean isBag = ruling.value() instanceof ObjectNode;
        return ruling.name() + "=" + (isBag ? goods(ruling.value()) : text(ruling.value()));
    }

    private String stop(Node node, int index) {
        ObjectNode stop = (ObjectNode) node;
        String work = members(stop).map(this::work).mkString();
        String idle = work.isEmpty() && index > 0 ? " wait 0" : "";
        String via =
                stop.value("via")
                        .map(way -> items(way).map(at -> " > " + plain(at)).mkString())
                        .getOrElse("");
        return stop.value("at").map(CsvWriter::plain).getOrElse("") + work + idle + via;
    }

    private String work(Member member) {
        return switch (member.name()) {
            case "wait" -> " wait " + text(member.value());
            case "feed" -> " feed";
            case "load" -> " load " + spaced(member.value());
            case "unload" ->
                    " drop "
                            + (member.value() instanceof TextNode ? "all" : spaced(member.value()));
            default -> "";
        };
    }

    private String spaced(Node bag) {
        return goods(bag).replaceAll("[,;]", "");
    }

    private static String plain(Node square) {
        return items(square).map(CsvWriter::text).mkString(",");
    }

    private String any(String... ways) {
        return ways[random.nextInt(ways.length)];
    }

    private static Seq<Node> items(Node node) {
        return Array.ofAll(((ListNode) node).items());
    }

    private static Seq<Member> members(Node node) {
        return Array.ofAll(((ObjectNode) node).members());
    }

    private static Seq<Node> values(Node node) {
        return members(node).map(Member::value);
    }

    private static String text(Node node) {
        return switch (node) {
            case TextNode(_, String text) -> text;
            case WholeNode(_, String digits) -> digits;
            case DecimalNode(_, String literal) -> literal;
            case TruthNode(_, boolean isTrue) -> String.valueOf(isTrue);
            case NullNode _, ListNode _, ObjectNode _ ->
                    throw new IllegalArgumentException("no cell of one word: " + node);
        };
    }

    private static String json(Node node) {
        return switch (node) {
            case TextNode(_, String text) -> Quoted.of(text);
            case ListNode list -> items(list).map(CsvWriter::json).mkString("[", ", ", "]");
            case ObjectNode object ->
                    members(object)
                            .map(it -> Quoted.of(it.name()) + ": " + json(it.value()))
                            .mkString("{", ", ", "}");
            default -> text(node);
        };
    }
}
