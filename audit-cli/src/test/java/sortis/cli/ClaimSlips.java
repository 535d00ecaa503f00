package sortis.cli;

import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sortis.play.Dice;

/// Makes claims in the JSON text of a log wrong.
final class ClaimSlips {
    private static final Vector<Claim> CLAIMS =
            Vector.of(
                    new Claim("\"(?:arrives|period|phase|wood|yields|ready|slots)\": (\\d+)", 1),
                    new Claim("\"(?:paid|gained|stock)\": \\{[^}]*?: (\\d+)", 1),
                    new Claim("\"on\": \\d+, \"at\": \\[(\\d+)", 1),
                    new Claim("\"value\": \"(..)\"", 16),
                    new Claim("\"values\": \\[(?:\"..\", )*?\"(..)\"", 16),
                    new Claim("\"terrain\": \"(forest|water)\"", 0),
                    new Claim("\"ore\": (\\d+)", 1));

    private ClaimSlips() {}

    /// @param base of its digits; 0 for a word, 1 for a decimal number
    private record Claim(String pattern, int base) {
        String slipped(String line) {
            Matcher found = Pattern.compile(pattern).matcher(line);
            return found.find()
                    ? line.substring(0, found.start(1))
                            + wrong(found.group(1))
                            + line.substring(found.end(1))
                    : line;
        }

        private String wrong(String claim) {
            return switch (base) {
                case 0 -> "mountain";
                case 1 -> String.valueOf((Long.parseLong(claim) + 1) % 40);
                default -> String.format("%02X", Integer.parseInt(claim, 16) ^ 0x41);
            };
        }
    }

    /// The lines with about so many of them wrong in some claim.
    static Vector<String> in(Vector<String> lines, int slips, Dice dice) {
        UnaryOperator<Vector<String>> slip =
                all -> {
                    int at = dice.below(all.size());
                    return all.update(at, line -> dice.any(CLAIMS).slipped(line));
                };
        Vector<String> slipped = lines;
        for (int tries = 0; tries < 20 * slips; tries++) {
            slipped = slip.apply(slipped);
        }
        return slipped;
    }
}
