package sortis.eventstore.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A grammar in EBNF, as a maker of lines. Rules in small letters are made of words, with blanks
/// between them; those in capitals have none inside.
final class Grammar {
    private static final Pattern PIECE =
            Pattern.compile("\"([^\"]*)\"|'([^']*)'|\\?\\s*(.*?)\\s*\\?|(\\w+)|([=;|\\[\\]{}()])");

    private static final String LETTERS = "AbzéÅß日Ω";
    private static final String CHARACTERS = "Ab z#[]@>,:='.-é日😀\t";
    private static final Pattern RANGE = Pattern.compile("([0-9]+) to ([0-9]+)");

    private final Map<String, Part> rules = new HashMap<>();
    private final Random random;

    /// Something that lines are made of.
    private sealed interface Part {
        record Said(String text) implements Part {}

        record Special(String words) implements Part {}

        record Named(String rule) implements Part {}

        record InOrder(List<Part> parts) implements Part {}

        record OneOf(List<Part> parts) implements Part {}

        record Often(Part part, int most) implements Part {}
    }

    Grammar(String text, long seed) {
        this.random = new Random(seed);
        new Reader(text).rules();
    }

    Set<String> names() {
        return rules.keySet();
    }

    /// A random text of a rule.
    String make(String rule) {
        boolean isTight = Character.isUpperCase(rule.charAt(0));
        return make(rules.getOrDefault(rule, new Part.Named(rule)), isTight);
    }

    private String make(Part part, boolean isTight) {
        return switch (part) {
            case Part.Said(String text) -> text;
            case Part.Special(String words) -> special(words);
            case Part.Named(String rule) -> make(rule);
            case Part.InOrder(List<Part> parts) -> joined(parts, isTight);
            case Part.OneOf(List<Part> parts) ->
                    make(parts.get(random.nextInt(parts.size())), isTight);
            case Part.Often(Part inner, int most) -> {
                List<Part> parts = new ArrayList<>();
                for (int times = random.nextInt(most + 1); times > 0; times--) {
                    parts.add(inner);
                }
                yield joined(parts, isTight);
            }
        };
    }

    private String joined(List<Part> parts, boolean isTight) {
        StringBuilder joined = new StringBuilder();
        for (Part part : parts) {
            String next = make(part, isTight);
            if (!isTight && !joined.isEmpty() && !next.isEmpty()) {
                joined.append(blanks(joined.charAt(joined.length() - 1), next.charAt(0)));
            }
            joined.append(next);
        }
        return joined.toString();
    }

    /// Around signs blanks are free.
    private String blanks(char before, char after) {
        boolean isFree = ",:=>@[]".indexOf(before) >= 0 || ",:=>@[]".indexOf(after) >= 0;
        String[] some = {" ", "  ", "\t", isFree ? "" : " "};
        return some[random.nextInt(some.length)];
    }

    private String special(String words) {
        Matcher range = RANGE.matcher(words);
        if (range.matches()) {
            long first = Long.parseLong(range.group(1));
            long last = Long.parseLong(range.group(2));
            long[] some = {first, last, random.nextLong(first, last + 1)};
            return String.valueOf(some[random.nextInt(some.length)]);
        }
        return switch (words) {
            case "any letter" -> any(LETTERS);
            case "any character but \" and \\" -> any(CHARACTERS);
            case "any text without [ ] \" #" -> "p" + random.nextInt(9) + " l." + any(LETTERS);
            default -> throw new IllegalArgumentException(words);
        };
    }

    private String any(String characters) {
        int[] points = characters.codePoints().toArray();
        return Character.toString(points[random.nextInt(points.length)]);
    }

    /// Reads the grammar itself.
    private final class Reader {
        private final List<String> pieces = new ArrayList<>();
        private int next;

        Reader(String text) {
            Matcher piece = PIECE.matcher(text);
            while (piece.find()) {
                pieces.add(piece.group());
            }
        }

        void rules() {
            while (next < pieces.size()) {
                String name = pieces.get(next);
                next += 2;
                rules.put(name, choice());
                next++;
            }
        }

        private Part choice() {
            List<Part> parts = new ArrayList<>();
            parts.add(sequence());
            while (pieces.get(next).equals("|")) {
                next++;
                parts.add(sequence());
            }
            return new Part.OneOf(parts);
        }

        private Part sequence() {
            List<Part> parts = new ArrayList<>();
            while (!List.of("|", ";", ")", "]", "}").contains(pieces.get(next))) {
                parts.add(one(pieces.get(next++)));
            }
            return new Part.InOrder(parts);
        }

        private Part one(String piece) {
            return switch (piece.charAt(0)) {
                case '"', '\'' -> new Part.Said(piece.substring(1, piece.length() - 1));
                case '?' -> new Part.Special(piece.substring(1, piece.length() - 1).strip());
                case '(' -> inside(1, 1);
                case '[' -> inside(0, 1);
                case '{' -> inside(0, 3);
                default -> new Part.Named(piece);
            };
        }

        private Part inside(int least, int most) {
            Part inner = choice();
            next++;
            return least == 1 ? inner : new Part.Often(inner, most);
        }
    }
}
