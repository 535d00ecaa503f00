package sortis.cli.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine;
import sortis.play.Dice;
import sortis.replay.diagnosis.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Makes slips of every kind in the text of logs.
final class Mistakes {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// Whole entries of these types get lost.
    private static final Vector<String> LOSABLE =
            Vector.of(
                    "agent-moved",
                    "operation-started",
                    "loaded",
                    "building-raised",
                    "agent-joined");

    private static final Vector<String> AMOUNTS = Vector.of("batches", "wait", "from", "seq");
    private static final Vector<String> LEVELS = Vector.of("level", "grade");
    private static final Vector<String> SQUARES = Vector.of("at", "path", "stops", "via", "start");
    private static final Vector<String> CLAIMS =
            Vector.of(
                    "values", "value", "nibble", "terrain", "ore", "arrives", "period", "phase",
                    "wood", "paid", "yields", "ready", "slots", "gained", "stock");

    private final Dice dice;
    private final Vector<String> lines;

    Mistakes(Dice dice, Seq<String> lines) {
        this.dice = dice;
        this.lines = lines.toVector();
    }

    /// A slip of that kind somewhere, if the place chosen can have one.
    Option<Mistake> made(Kind kind) {
        int at = dice.below(lines.size());
        return isReadable(lines.get(at)) ? made(kind, at) : Option.none();
    }

    /// Whether an earlier slip has left the line readable.
    private static boolean isReadable(String line) {
        return Judgment.read(Vector.of(line)).forAll(LogLine.Entry.class::isInstance);
    }

    private static ObjectNode tree(String line) {
        return isReadable(line) ? (ObjectNode) MAPPER.readTree(line) : MAPPER.createObjectNode();
    }

    private Option<Mistake> made(Kind kind, int at) {
        return switch (kind) {
            case CLAIM -> value(kind, at, this::claims);
            case DIGIT -> value(kind, at, this::digits);
            case TURN -> value(kind, at, this::turns);
            case NUMBER -> value(kind, at, this::numbers);
            case LEVEL -> value(kind, at, this::levels);
            case SQUARE -> value(kind, at, this::squares);
            case AGENT -> value(kind, at, this::agents);
            case RESOURCE -> value(kind, at, this::resources);
            case UNREADABLE -> unreadable(at);
            case MISSING -> missing(at);
            case DOUBLE -> doubled(at);
            case ORDER -> moved(Kind.ORDER, at, at + 1);
            case MISPLACED -> moved(Kind.MISPLACED, at, at + dice.any(-1, 1) * (2 + dice.below(7)));
        };
    }

    /// A place in an entry that can be written otherwise.
    private record Spot(Runnable slip, String meant) {}

    @FunctionalInterface
    private interface Places {
        List<Spot> in(ObjectNode entry);
    }

    private Option<Mistake> value(Kind kind, int at, Places places) {
        ObjectNode entry = (ObjectNode) MAPPER.readTree(lines.get(at));
        List<Spot> spots = places.in(entry);
        if (spots.isEmpty()) {
            return Option.none();
        }
        Spot spot = spots.get(dice.below(spots.size()));
        spot.slip().run();
        String written = MAPPER.writeValueAsString(entry);
        return Option.when(
                !MAPPER.readTree(lines.get(at)).equals(entry),
                () -> new Mistake(kind, lines.update(at, written), at + 1, spot.meant()));
    }

    private List<Spot> claims(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        CLAIMS.filter(entry::has).forEach(key -> addClaim(spots, entry, key));
        if (type(entry).equals("position-noted")) {
            addSquare(spots, (ArrayNode) entry.get("at"));
        }
        return spots;
    }

    private void addClaim(List<Spot> spots, ObjectNode entry, String key) {
        JsonNode value = entry.get(key);
        switch (value) {
            case ArrayNode values when !values.isEmpty() -> {
                int index = dice.below(values.size());
                String truth = values.get(index).asString();
                spots.add(new Spot(() -> values.set(index, hex(truth)), quoted(truth)));
            }
            case ObjectNode bag when !bag.isEmpty() -> {
                String resource = dice.any(Vector.ofAll(bag.propertyNames()));
                long truth = bag.get(resource).asLong();
                String meant = key.equals("paid") ? bag.toString() : "" + truth;
                spots.add(new Spot(() -> bag.put(resource, miscounted(truth)), meant));
            }
            default -> {
                if (value.isNumber()) {
                    long truth = value.asLong();
                    spots.add(
                            new Spot(
                                    () ->
                                            entry.put(
                                                    key,
                                                    key.equals("ore")
                                                            ? (truth + 1 + dice.below(5)) % 6
                                                            : miscounted(truth)),
                                    "" + truth));
                } else if (value.isString()) {
                    String truth = value.asString();
                    spots.add(new Spot(() -> entry.put(key, otherWord(key, truth)), quoted(truth)));
                }
            }
        }
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }

    private String otherWord(String key, String truth) {
        return key.equals("terrain") ? dice.any("water", "forest", "mountain") : hex(truth);
    }

    /// Other hexadecimal digits, as many.
    private String hex(String truth) {
        String other = "%02X".formatted(dice.below(256));
        return truth.length() == 1 ? other.substring(1) : other;
    }

    private long miscounted(long truth) {
        return Math.abs(truth + dice.any(1L, 1L, -1L, -1L, 2L, -2L, 10L, truth, dice.from(1, 300)));
    }

    private List<Spot> digits(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        for (String key : Vector.of("value", "values", "seeds")) {
            if (entry.get(key) instanceof ArrayNode values) {
                int index = dice.below(values.size());
                String truth = values.get(index).asString();
                spots.add(new Spot(() -> values.set(index, misread(truth)), quoted(truth)));
            } else if (entry.get(key) instanceof ObjectNode seeds) {
                String axis = dice.any("x", "y");
                String truth = seeds.get(axis).asString();
                spots.add(new Spot(() -> seeds.put(axis, misread(truth)), quoted(truth)));
            } else if (entry.has(key)) {
                String truth = entry.get(key).asString();
                spots.add(new Spot(() -> entry.put(key, misread(truth)), quoted(truth)));
            }
        }
        return spots;
    }

    /// One digit is a like one, or two are exchanged.
    private String misread(String hex) {
        int at = dice.below(hex.length());
        String pairs = "8B B8 0D D0 17 71 56 65 6B B6 EF FE 3B B3 C6 6C 38 83 49 94";
        Vector<String> like =
                Vector.of(pairs.split(" ", -1)).filter(pair -> pair.charAt(0) == hex.charAt(at));
        return like.isEmpty() || dice.chance(20)
                ? new StringBuilder(hex).reverse().toString()
                : hex.substring(0, at) + dice.any(like).charAt(1) + hex.substring(at + 1);
    }

    private List<Spot> turns(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        for (String key : Vector.of("turn", "turn", "to")) {
            if (entry.has(key)) {
                long truth = entry.get(key).asLong();
                spots.add(new Spot(() -> entry.put(key, mistyped(truth)), "" + truth));
            }
        }
        return spots;
    }

    /// A number with a digit wrong, exchanged, lost or doubled.
    private long mistyped(long number) {
        String digits = Long.toString(number);
        int at = dice.below(digits.length());
        String before = digits.substring(0, at);
        String after = digits.substring(at + 1);
        return Long.parseLong(
                switch (dice.below(6)) {
                    case 0 -> digits.length() > 1 ? before + after : "1" + digits;
                    case 1 -> before + digits.charAt(at) + digits.charAt(at) + after;
                    case 2 ->
                            after.isEmpty()
                                    ? before + dice.below(10)
                                    : before
                                            + after.charAt(0)
                                            + digits.charAt(at)
                                            + after.substring(1);
                    default -> before + dice.below(10) + after;
                });
    }

    private List<Spot> numbers(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        AMOUNTS.filter(entry::has)
                .forEach(key -> {
                    long truth = entry.get(key).asLong();
                    spots.add(new Spot(() -> entry.put(key, mistyped(truth)), "" + truth));
                });
        bags(entry)
                .forEach(bag -> {
                    String resource = dice.any(Vector.ofAll(bag.propertyNames()));
                    long truth = bag.get(resource).asLong();
                    spots.add(new Spot(() -> bag.put(resource, mistyped(truth)), "" + truth));
                });
        return spots;
    }

    private static Vector<ObjectNode> bags(ObjectNode entry) {
        Vector<JsonNode> carriers =
                entry.get("stops") instanceof ArrayNode stops
                        ? Vector.ofAll(stops.values())
                        : Vector.of(entry);
        return carriers.flatMap(carrier -> Vector.of("what", "load", "unload").map(carrier::get))
                .filter(bag -> bag instanceof ObjectNode && !bag.isEmpty())
                .map(ObjectNode.class::cast);
    }

    private List<Spot> levels(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        LEVELS.filter(entry::has)
                .forEach(key -> {
                    long truth = entry.get(key).asLong();
                    long other = Math.max(0, truth + dice.any(-1, 1, 1, 2));
                    spots.add(new Spot(() -> entry.put(key, other), "" + truth));
                });
        return spots;
    }

    private List<Spot> squares(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        if (!type(entry).equals("position-noted")) {
            SQUARES.filter(entry::has).forEach(key -> addSquares(spots, entry.get(key)));
        }
        return spots;
    }

    private void addSquares(List<Spot> spots, JsonNode node) {
        if (node instanceof ArrayNode square && square.size() == 2 && square.get(0).isNumber()) {
            addSquare(spots, square);
        } else if (node instanceof ArrayNode list) {
            list.forEach(inner -> addSquares(spots, inner));
        } else if (node instanceof ObjectNode stop) {
            SQUARES.filter(stop::has).forEach(key -> addSquares(spots, stop.get(key)));
        }
    }

    private void addSquare(List<Spot> spots, ArrayNode square) {
        int x = square.get(0).asInt();
        int y = square.get(1).asInt();
        spots.add(
                new Spot(
                        () -> {
                            int other = dice.chance(50) ? 0 : 1;
                            int truth = other == 0 ? x : y;
                            boolean isSwap = dice.chance(15);
                            if (isSwap) {
                                var _ = square.set(0, y).set(1, x);
                            } else {
                                long typed =
                                        dice.chance(40)
                                                ? Math.abs(truth + dice.any(-1, 1))
                                                : mistyped(truth);
                                var _ = square.set(other, typed <= 255 ? typed : truth);
                            }
                        },
                        "[" + x + "," + y + "]"));
    }

    private List<Spot> agents(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        if (entry.has("agent")) {
            String truth = entry.get("agent").asString();
            Vector<String> names =
                    lines.map(line -> tree(line).path("agent").asString(""))
                            .distinct()
                            .filter(name -> !name.isEmpty() && !name.equals(truth));
            String other = names.isEmpty() ? truth + "a" : dice.any(names);
            spots.add(new Spot(() -> entry.put("agent", other), quoted(truth)));
        }
        return spots;
    }

    private List<Spot> resources(ObjectNode entry) {
        List<Spot> spots = new ArrayList<>();
        bags(entry)
                .forEach(bag -> {
                    String truth = dice.any(Vector.ofAll(bag.propertyNames()));
                    String other = dice.any("wood", "ore(0)", "ore(1)", "ore(2)");
                    spots.add(
                            new Spot(
                                    () -> {
                                        JsonNode amount = bag.remove(truth);
                                        var _ = bag.set(other, amount);
                                    },
                                    quoted(truth)));
                });
        return spots;
    }

    private Option<Mistake> unreadable(int at) {
        String line = lines.get(at);
        int place = dice.below(line.length());
        String before = line.substring(0, place);
        String after = line.substring(place + 1);
        String typed =
                switch (dice.below(5)) {
                    case 0, 1 -> before + after;
                    case 2 -> before + line.charAt(place) + line.charAt(place) + after;
                    case 3 -> before + dice.any("\"", ",", "l", "O", "x", "}", "3") + after;
                    default ->
                            after.isEmpty()
                                    ? before
                                    : before
                                            + after.charAt(0)
                                            + line.charAt(place)
                                            + after.substring(1);
                };
        return Option.when(
                !typed.isBlank(),
                () -> new Mistake(Kind.UNREADABLE, lines.update(at, typed), at + 1, line));
    }

    private Option<Mistake> missing(int at) {
        String line = lines.get(at);
        return Option.when(
                at > 0 && LOSABLE.contains(type(tree(line))),
                () -> new Mistake(Kind.MISSING, lines.removeAt(at), at + 1, line));
    }

    private Option<Mistake> doubled(int at) {
        int to = Math.min(lines.size(), at + 1 + dice.any(0, 0, 0, 1, 2, 3));
        return Option.when(
                at > 0,
                () -> new Mistake(Kind.DOUBLE, lines.insert(to, lines.get(at)), to + 1, ""));
    }

    private Option<Mistake> moved(Kind kind, int from, int to) {
        return Option.when(
                from > 0 && to > 0 && from < lines.size() && to < lines.size(),
                () ->
                        new Mistake(
                                kind,
                                lines.removeAt(from).insert(to, lines.get(from)),
                                to + 1,
                                lines.get(from)));
    }

    private static String type(ObjectNode entry) {
        return entry.path("type").asString("");
    }
}
