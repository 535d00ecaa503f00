package sortis.cli.lsp;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.eventstore.notation.Expectations;
import sortis.eventstore.shape.Places.Span;

/// What can follow in a line of the notation; the notation's own parser says what it would take.
final class NotationCompletion {
    private static final Pattern LAST_WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}_.,+-]*$");

    private static final Pattern RULING =
            Pattern.compile("^\\s*rulings\\b.*?\\b(\\w+)\\s*=\\s*$", Pattern.CASE_INSENSITIVE);

    private static final Array<String> HEAD =
            Array.of("sortis", "seeds", "start", "agents", "rulings", "coordinates");

    private NotationCompletion() {}

    static Seq<CompletionItem> at(Study study, Position place) {
        long row = study.text().row(place);
        int column = study.text().column(place);
        String line = study.text().row(row);
        String before = line.substring(0, Math.min(column, line.length()));
        Matcher word = LAST_WORD.matcher(before);
        int from = word.find() ? word.start() : before.length();
        String beginning = before.substring(0, from);
        Range range = study.text().range(row, new Span(from, before.length()));
        return beginning.contains("#")
                ? Vector.empty()
                : Offer.items(offers(study, place, beginning), range);
    }

    private static Seq<Offer> offers(Study study, Position place, String beginning) {
        Matcher ruling = RULING.matcher(beginning);
        if (ruling.find()) {
            return JsonCompletion.rulings(ruling.group(1)).map(Offer::keyword);
        }
        boolean isUnderWay = Completions.isUnderWay(study, place);
        Seq<Offer> wanted =
                Expectations.after(beginning)
                        .reject(word -> isUnderWay && HEAD.contains(word))
                        .flatMap(word -> offers(study, place, beginning, word));
        return beginning.isBlank() ? starts(study, place).appendAll(wanted) : wanted;
    }

    private static Seq<Offer> starts(Study study, Position place) {
        return Completions.agents(study, place, Expectations::name)
                .appendAll(Vector.of("x:", "y:").map(Offer::keyword));
    }

    private static Seq<Offer> offers(Study study, Position place, String beginning, String wanted) {
        return switch (wanted) {
            case "<square>", "<hex square>" -> Completions.squares(study, place);
            case "<name>" -> Completions.agents(study, place, Expectations::name);
            case "<page>", "<text>" -> Vector.empty();
            default -> word(beginning, wanted).toVector();
        };
    }

    private static Option<Offer> word(String beginning, String word) {
        boolean isWord = word.length() > 1 && Character.isLetter(word.charAt(0));
        boolean isKey = beginning.stripLeading().toLowerCase(Locale.ROOT).startsWith("rulings");
        String text = isKey && !word.equals("note") && !word.equals("seq") ? word + "=" : word;
        return Option.when(isWord, () -> new Offer(word, text, CompletionItemKind.Keyword));
    }
}
