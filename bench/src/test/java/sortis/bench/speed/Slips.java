package sortis.bench.speed;

import java.util.ArrayList;
import java.util.List;

/// Puts slips into a log: entries that were forgotten, evenly over the game. What was loaded there
/// is missing later.
final class Slips {
    private Slips() {}

    /// The log without that many of its `loaded` lines.
    static String in(String text, int slips) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        List<String> loads = lines.stream().filter(Slips::isLoad).toList();
        for (int slip = 1; slip <= slips; slip++) {
            String _ = lines.remove(lines.indexOf(loads.get(slip * loads.size() / (slips + 1))));
        }
        return String.join("\n", lines);
    }

    private static boolean isLoad(String line) {
        return line.startsWith("{\"type\": \"loaded\"");
    }
}
