package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import sortis.cli.lsp.Study.Spot;
import sortis.cli.lsp.TrueValue.Squares;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.shape.Places;
import sortis.eventstore.shape.Places.Span;
import sortis.value.AgentName;
import sortis.value.EntryNumber;
import sortis.value.Square;

/// What stands under the cursor.
final class Pointing {
    private static final Pattern JSON =
            Pattern.compile("\\[\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*\\]");
    private static final Pattern DECIMAL =
            Pattern.compile("(?<![\\w,])(\\d{1,3})[ \\t]*,[ \\t]*(\\d{1,3})(?![\\w,])");
    private static final Pattern HEXADECIMAL =
            Pattern.compile(
                    "(?<![\\w,])(\\p{XDigit}{1,2})[ \\t]*,[ \\t]*(\\p{XDigit}{1,2})(?![\\w,])");

    private Pointing() {}

    /// Something, and where it is written.
    record Pointed<T>(T what, Range range) {}

    /// The square whose coordinates are there.
    static Option<Pointed<Square>> square(Study study, Position place) {
        long row = study.text().row(place);
        int column = study.text().column(place);
        boolean isHexadecimal = TrueValue.in(study).squares() == Squares.HEXADECIMAL;
        return Vector.ofAll(
                        pattern(study.form(), isHexadecimal ? 16 : 10)
                                .matcher(study.text().row(row))
                                .results())
                .find(found -> found.start() <= column && column <= found.end())
                .flatMap(found ->
                        square(found, isHexadecimal ? 16 : 10)
                                .map(at ->
                                        new Pointed<>(at, study.text().range(row, span(found)))));
    }

    private static Pattern pattern(Form form, int base) {
        return switch (form) {
            case JSON_LINES -> JSON;
            case NOTATION -> base == 16 ? HEXADECIMAL : DECIMAL;
        };
    }

    private static Option<Square> square(MatchResult found, int base) {
        int x = Integer.parseInt(found.group(1), base);
        int y = Integer.parseInt(found.group(2), base);
        return Option.when(x <= Square.LAST && y <= Square.LAST, () -> new Square(x, y));
    }

    private static Span span(MatchResult found) {
        return new Span(found.start(), found.end());
    }

    /// The agent whose name is there.
    static Option<Pointed<AgentName>> agent(Study study, Spot spot) {
        return spot.line() instanceof Entry entry
                ? named(entry)
                        .find(each -> holds(each.place(), spot.at()))
                        .map(each ->
                                new Pointed<>(
                                        each.name(),
                                        study.text().range(entry.where(), each.place())))
                : Option.none();
    }

    /// A name, and where in the entry it stands.
    record Named(AgentName name, Span place) {}

    /// The names of agents that an entry gives.
    static Seq<Named> named(Entry entry) {
        Places places = Form.places(entry.where().text());
        Seq<AgentName> founders =
                entry.content() instanceof GameStarted game ? game.agents() : Vector.empty();
        return entry.content()
                .namedAgent()
                .toVector()
                .flatMap(name -> places.find("agent").map(span -> new Named(name, span)))
                .appendAll(
                        founders.zipWithIndex()
                                .flatMap(each ->
                                        places.find("agents/" + each._2)
                                                .map(span -> new Named(each._1, span))));
    }

    /// The entry whose number is there, in a strike.
    static Option<EntryNumber> entry(Spot spot) {
        return spot.line() instanceof Entry(var where, _, _, _, EntryStruck(var target, _))
                        && Form.places(where.text())
                                .find("entry")
                                .exists(span -> holds(span, spot.at()))
                ? Option.of(target)
                : Option.none();
    }

    private static boolean holds(Span span, int at) {
        return span.from() <= at && at <= span.to();
    }
}
