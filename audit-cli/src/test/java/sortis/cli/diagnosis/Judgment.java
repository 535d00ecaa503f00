package sortis.cli.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.json.EntryJson;
import sortis.eventstore.json.JsonLines;
import sortis.finding.Datum;
import sortis.replay.diagnosis.Diagnosis;
import sortis.replay.diagnosis.Diagnosis.Explained;
import sortis.replay.diagnosis.Kind;
import sortis.replay.diagnosis.Slip;
import sortis.value.Square;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// How right a diagnosis is about a slip that was made on purpose.
record Judgment(Mistake mistake, Seq<Explained> found) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// Claims and what does not matter in an entry that is missing.
    private static final Vector<String> ASIDE =
            Vector.of(
                    "turn", "seq", "note", "paper", "paid", "wood", "arrives", "slots", "yields",
                    "ready", "period", "phase");

    static Seq<LogLine> read(Seq<String> lines) {
        return JsonLines.readAll(
                new ByteArrayInputStream(lines.mkString("\n").getBytes(StandardCharsets.UTF_8)));
    }

    static Judgment of(Mistake mistake, Diagnosis diagnosis) {
        return new Judgment(mistake, diagnosis.slips());
    }

    boolean hasRightEntry() {
        return found.exists(this::isRightEntry);
    }

    boolean hasRightMeaning() {
        return found.exists(one -> isRightEntry(one) && isRightMeaning(one.slip()));
    }

    private boolean isRightEntry(Explained one) {
        int line = (int) one.where().line();
        boolean isThere = line == mistake.line();
        return switch (mistake.kind()) {
            case MISSING -> (one.slip().kind() == Kind.MISSING && isBetween(line)) || isThere;
            case DOUBLE -> isThere || text(line).equals(text(mistake.line()));
            case ORDER -> isThere || line == mistake.line() - 1 || isOrderRestored(one.slip());
            case MISPLACED -> isThere || isOrderRestored(one.slip());
            default -> isThere;
        };
    }

    private String text(int line) {
        return mistake.lines().get(Math.min(line, mistake.lines().size()) - 1);
    }

    /// Whether the agent of the lost entry does nothing between the two places.
    private boolean isBetween(int line) {
        String agent = MAPPER.readTree(mistake.meant()).path("agent").asString("");
        return mistake.lines()
                .slice(Math.min(line, mistake.line()) - 1, Math.max(line, mistake.line()) - 1)
                .forAll(text -> !MAPPER.readTree(text).path("agent").asString("").equals(agent));
    }

    /// Whether each agent does the same things in the same order as before the slip.
    private boolean isOrderRestored(Slip slip) {
        return slip.kind() == Kind.ORDER || slip.kind() == Kind.MISPLACED;
    }

    private boolean isRightMeaning(Slip slip) {
        return switch (mistake.kind()) {
            case MISSING ->
                    slip.entry().exists(entry -> essence(entry).equals(essence(mistake.meant())));
            case UNREADABLE ->
                    slip.entry()
                            .exists(entry ->
                                    read(Vector.of(mistake.meant()))
                                            .exists(line ->
                                                    line instanceof Entry truth
                                                            && truth.content()
                                                                    .equals(entry.content())
                                                            && truth.turn().equals(entry.turn())));
            case DOUBLE -> slip.kind() == Kind.DOUBLE;
            case ORDER, MISPLACED -> slip.kind() == Kind.ORDER || slip.kind() == Kind.MISPLACED;
            default -> slip.meant().exists(meant -> json(meant).equals(mistake.meant()));
        };
    }

    private static JsonNode essence(Entry entry) {
        return essence(EntryJson.write(entry));
    }

    private static JsonNode essence(String json) {
        ObjectNode entry = (ObjectNode) MAPPER.readTree(json);
        ASIDE.forEach(entry::remove);
        return entry.has("path") && entry.get("type").asString().equals("agent-moved")
                ? MAPPER.createArrayNode()
                        .add(entry.get("agent"))
                        .add(entry.get("path").get(0))
                        .add(entry.get("path").get(entry.get("path").size() - 1))
                : entry;
    }

    static String json(Datum datum) {
        return switch (datum) {
            case Datum.Count(long number) -> Long.toString(number);
            case Datum.Word(String text) -> "\"" + text + "\"";
            case Datum.Spot(Square at) -> "[" + at.x() + "," + at.y() + "]";
            case Datum.Goods(var bag) ->
                    bag.amounts()
                            .map(each -> "\"" + each._1 + "\":" + each._2)
                            .mkString("{", ",", "}");
            case Datum.Fact() -> "";
        };
    }
}
