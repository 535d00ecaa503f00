package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import sortis.cli.report.Phrases;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.shape.Places.Span;
import sortis.value.Turn;

/// A log by pages of the notebook and, within them, by turns.
final class Outline {
    private final Study study;

    private Outline(Study study) {
        this.study = study;
    }

    /// The pages with their turns with their entries; entries on no page stand under their turns
    /// alone.
    static Seq<DocumentSymbol> of(Study study) {
        return new Outline(study).symbols();
    }

    /// The pages as parts that can be folded.
    static Seq<FoldingRange> folds(Study study) {
        return runs(study.lines(), Outline::page)
                .filter(run -> page(run.first()).isDefined() && run.lines().size() > 1)
                .map(run -> new Outline(study).span(run))
                .map(span -> new FoldingRange(span.getStart().getLine(), span.getEnd().getLine()));
    }

    private Seq<DocumentSymbol> symbols() {
        return runs(study.lines(), Outline::page).flatMap(this::page);
    }

    private Seq<DocumentSymbol> page(Run run) {
        Seq<DocumentSymbol> turns = runs(run.lines(), this::turn).map(this::turnSymbol);
        return page(run.first())
                .map(page ->
                        (Seq<DocumentSymbol>)
                                Vector.of(group(page, SymbolKind.Namespace, run, turns)))
                .getOrElse(turns);
    }

    private DocumentSymbol turnSymbol(Run run) {
        return group(
                "turn " + turn(run.first()), SymbolKind.Event, run, run.lines().map(this::entry));
    }

    private DocumentSymbol group(
            String name, SymbolKind kind, Run run, Seq<DocumentSymbol> children) {
        DocumentSymbol symbol = new DocumentSymbol(name, kind, span(run), study.line(run.first()));
        symbol.setChildren(children.asJava());
        return symbol;
    }

    private DocumentSymbol entry(LogLine line) {
        String name = line instanceof Entry entry ? Phrases.of(entry.content()) : "cannot be read";
        DocumentSymbol symbol =
                new DocumentSymbol(name, SymbolKind.Field, whole(line), study.line(line));
        symbol.setDetail(line.where().paper().map(Phrases::shown).getOrElse(""));
        return symbol;
    }

    private Range span(Run run) {
        return new Range(study.line(run.first()).getStart(), whole(run.last()).getEnd());
    }

    private Range whole(LogLine line) {
        return study.text().range(line.where(), new Span(0, line.where().text().length()));
    }

    private Turn turn(LogLine line) {
        Turn written = line.writtenTurn().getOrElse(Turn.ZERO);
        return line instanceof Entry entry && !study.course().transcript().strikes().isStruck(line)
                ? study.course().transcript().turnOf(entry)
                : written;
    }

    /// The first word of where an entry stands, such as `p3`.
    private static Option<String> page(LogLine line) {
        return line.where()
                .paper()
                .map(paper -> Phrases.shown(paper.strip().split("\\s", 2)[0]))
                .filter(word -> !word.isEmpty());
    }

    /// Lines one after the other that belong together.
    private record Run(LogLine first, LogLine last, Seq<LogLine> lines) {
        private Run and(LogLine line) {
            return new Run(first, line, lines.append(line));
        }
    }

    private static Seq<Run> runs(Seq<LogLine> lines, Function<LogLine, ?> key) {
        List<Run> runs = new ArrayList<>();
        for (LogLine line : lines) {
            if (!runs.isEmpty() && key.apply(runs.getLast().first()).equals(key.apply(line))) {
                var _ = runs.set(runs.size() - 1, runs.getLast().and(line));
            } else {
                runs.addLast(new Run(line, line, Vector.of(line)));
            }
        }
        return Vector.ofAll(runs);
    }
}
