package sortis.cli.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/// The tables that a page should show for what `replay --format json` says.
record StateTables(JsonNode state) {
    List<List<String>> all() {
        List<List<String>> tables = new ArrayList<>();
        add(tables, "Agents", rows("agents", StateTables::agent));
        add(
                tables,
                "Buildings",
                rows(
                        "buildings",
                        each ->
                                at(each)
                                        + " | "
                                        + text(each, "building")
                                        + " | "
                                        + text(each, "level")));
        add(tables, "Piles", rows("piles", each -> at(each) + " | " + goods(each.path("stock"))));
        add(
                tables,
                "Due on the next turn",
                rows("due", each -> at(each) + " | " + goods(each.path("stock"))));
        add(tables, "Roads", rows("roads", each -> at(each) + " | road | " + text(each, "grade")));
        List<String> cleared = rows("cleared", StateTables::square);
        add(
                tables,
                "Cleared land",
                cleared.isEmpty() ? List.of() : List.of(String.join("  ", cleared)));
        return tables;
    }

    private static void add(List<List<String>> tables, String caption, List<String> rows) {
        if (!rows.isEmpty()) {
            List<String> table = new ArrayList<>(List.of(caption));
            table.addAll(rows);
            tables.add(table);
        }
    }

    private List<String> rows(String key, java.util.function.Function<JsonNode, String> row) {
        return StreamSupport.stream(state.path(key).spliterator(), false).map(row).toList();
    }

    private static String agent(JsonNode agent) {
        String load = goods(agent.path("load"));
        return String.join(
                " | ",
                text(agent, "name"),
                at(agent),
                text(agent, "activity"),
                text(agent, "authority"),
                text(agent, "vehicle"),
                load.isEmpty() ? "nothing" : load);
    }

    private static String text(JsonNode node, String key) {
        return node.has(key) ? node.path(key).asString() : "none";
    }

    private static String at(JsonNode node) {
        return node.has("at") ? square(node.path("at")) : "store";
    }

    private static String square(JsonNode at) {
        return at.get(0).asInt() + "," + at.get(1).asInt();
    }

    private static String goods(JsonNode bag) {
        return bag.properties().stream()
                .map(each -> each.getValue().asString() + " " + each.getKey())
                .collect(Collectors.joining(", "));
    }
}
