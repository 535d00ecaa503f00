package sortis.cli.lsp;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.cli.report.Phrases;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.EventStore;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Places.Span;
import sortis.value.Resource;

/// What can follow in a JSON line. The line so far is closed behind a key or word that nobody
/// knows, and the reader of logs says what it would have taken instead.
final class JsonCompletion {
    private static final String NOBODY = "\u00A7";

    private static final Pattern TYPE = Pattern.compile("\"type\"\\s*:\\s*\"([\\w-]+)\"");

    /// What can be said before it is said what of.
    private static final Array<String> ENVELOPE = Array.of("type", "turn", "seq", "paper", "note");

    private static final String RANGE = " \u2026 ";
    private static final int COMMON_ORES = 10;

    private static final Array<String> ON_SQUARES = Array.of("at", "start", "path", "via");

    private JsonCompletion() {}

    static Seq<CompletionItem> at(Study study, Position place) {
        long row = study.text().row(place);
        int column = study.text().column(place);
        String line = study.text().row(row);
        JsonPrefix prefix = JsonPrefix.of(line.substring(0, Math.min(column, line.length())));
        boolean isQuoteNext = prefix.isInText() && line.startsWith("\"", column);
        Range range =
                study.text().range(row, new Span(prefix.from(), column + (isQuoteNext ? 1 : 0)));
        return Offer.items(offers(study, place, line, prefix), range);
    }

    private static Seq<Offer> offers(Study study, Position place, String line, JsonPrefix prefix) {
        return switch (prefix.role()) {
            case KEY -> keys(line, prefix);
            case VALUE -> values(study, place, line, prefix);
            case NEITHER -> Vector.empty();
        };
    }

    private static Seq<Offer> keys(String line, JsonPrefix prefix) {
        boolean isBare = prefix.open().size() == 1 && !TYPE.matcher(line).find();
        Seq<String> known = isBare ? ENVELOPE : known(line, prefix, quoted(NOBODY) + ": 0");
        return known.reject(prefix.keys()::contains)
                .map(key -> new Offer(key, quoted(key) + ": ", CompletionItemKind.Property));
    }

    private static Seq<Offer> values(Study study, Position place, String line, JsonPrefix prefix) {
        String key = prefix.key();
        if (key.equals("type")) {
            return Phrases.types().map(JsonCompletion::text);
        }
        if (key.equals("agent")) {
            return Completions.agents(study, place, Quoted::of);
        }
        return ON_SQUARES.contains(key) && !prefix.isInText()
                ? Completions.squares(study, place)
                : known(line, prefix, quoted(NOBODY)).map(JsonCompletion::text);
    }

    private static Offer text(String word) {
        return new Offer(word, quoted(word), CompletionItemKind.EnumMember);
    }

    private static String quoted(String word) {
        return "\"" + word + "\"";
    }

    /// The choices that a ruling has.
    static Seq<String> rulings(String key) {
        return taken(
                "{\"type\": \"game-started\", \"rulings\": {"
                        + quoted(key)
                        + ": "
                        + quoted(NOBODY)
                        + "}}");
    }

    private static Seq<String> known(String line, JsonPrefix prefix, String unknown) {
        Matcher type = TYPE.matcher(line);
        boolean isTyped = prefix.head().contains("\"type\"") || !type.find();
        String head =
                isTyped
                        ? prefix.head()
                        : prefix.head().replaceFirst("\\{", "{" + type.group() + ", ");
        return taken(head + unknown + prefix.closing());
    }

    /// What stands for nobody's word in that line, if that is what the reader stumbles over.
    private static Seq<String> taken(String probe) {
        byte[] bytes = probe.getBytes(StandardCharsets.UTF_8);
        return EventStore.stream(new ByteArrayInputStream(bytes))
                .read()
                .headOption()
                .flatMap(line ->
                        line instanceof Unreadable unread && unread.fault().subject().equals(NOBODY)
                                ? Option.of(unread.fault())
                                : Option.none())
                .filter(fault ->
                        fault.problem() == Problem.UNKNOWN_KEY
                                || fault.problem() == Problem.NOT_A_CHOICE)
                .map(fault -> (Seq<String>) Array.of(fault.wanted().split(", ", -1)))
                .getOrElse(Vector.empty())
                .flatMap(JsonCompletion::words);
    }

    /// Of the ores the ones that most games know, of other ranges nothing.
    private static Seq<String> words(String wanted) {
        if (wanted.startsWith(Resource.ore(0) + RANGE)) {
            return Vector.range(0, COMMON_ORES).map(Resource::ore).map(Resource::toString);
        }
        return wanted.isEmpty() || wanted.contains(RANGE) ? Vector.empty() : Vector.of(wanted);
    }
}
