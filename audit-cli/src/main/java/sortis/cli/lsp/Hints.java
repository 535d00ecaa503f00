package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.map.WorldMap;
import sortis.value.Octet;

/// What is shown between the player's own words: after a line of the worksheet, the number that
/// comes next.
final class Hints {
    private static final int LAST_INDEX = 255;

    private Hints() {}

    static Seq<InlayHint> in(Study study, Range range) {
        return study.course()
                .transcript()
                .game()
                .map(game -> WorldMap.of(game.seeds().x(), game.seeds().y()))
                .toVector()
                .flatMap(map -> in(study, range, map));
    }

    private static Seq<InlayHint> in(Study study, Range range, WorldMap map) {
        int first = study.before(study.text().row(range.getStart())) + 1;
        int last = study.before(study.text().row(range.getEnd()) + 1);
        return study.lines()
                .slice(first, last + 1)
                .flatMap(line -> next(line, map).map(number -> hint(study, line, number)));
    }

    private static Option<Octet> next(LogLine line, WorldMap map) {
        return line instanceof Entry entry
                        && entry.content()
                                instanceof SequenceWritten(var axis, int from, var values)
                        && from + values.size() <= LAST_INDEX
                ? Option.of(map.number(axis, from + values.size()))
                : Option.none();
    }

    private static InlayHint hint(Study study, LogLine line, Octet number) {
        Position end = study.line(line).getEnd();
        InlayHint hint = new InlayHint(end, Either.forLeft("next " + number));
        hint.setPaddingLeft(true);
        return hint;
    }
}
