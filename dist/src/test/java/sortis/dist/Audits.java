package sortis.dist;

import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What audits of the samples should tell.
final class Audits {
    static final Path GAMES = Path.of("../samples/games").toAbsolutePath().normalize();

    /// Keys of a finding in which each program speaks for itself.
    private static final List<String> OWN_WORDS = List.of("column", "message", "working");

    private Audits() {}

    /// A command line that names samples: `SLIPS` is a log, `GAMES` a folder.
    static String[] words(String command) {
        return command.replace("SLIPS", GAMES.resolve("slips/game.jsonl").toString())
                .replace("GAMES", GAMES.resolve("colony").toString())
                .split(" ");
    }

    static JsonNode expected(String game) {
        return JsonMapper.shared().readTree(GAMES.resolve(game, "audit.json"));
    }

    static JsonNode told(String json) {
        JsonNode audit = JsonMapper.shared().readTree(json);
        audit.get("findings").forEach(finding -> ((ObjectNode) finding).remove(OWN_WORDS));
        return audit;
    }
}
