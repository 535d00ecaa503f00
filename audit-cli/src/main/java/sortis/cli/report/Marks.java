package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine.Where;
import sortis.eventstore.Form;
import sortis.eventstore.shape.Places;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.finding.Origin;
import sortis.finding.Subject;

/// Which part of a line a finding is about.
final class Marks {
    private Marks() {}

    /// The part to be marked, if the line has it.
    static Option<Span> of(Finding finding, Origin origin) {
        String text = origin.where().text();
        return origin.column()
                .map(column -> character(text, column))
                .orElse(() -> field(finding, Form.places(text)));
    }

    /// The line of the file in which the part stands, and the part as columns of that line; else
    /// the whole line in which the entry begins.
    static Region region(Finding finding, Origin origin) {
        String text = origin.where().text();
        int end = text.indexOf('\n');
        Span first = new Span(0, end < 0 ? text.length() : end);
        return region(origin.where(), of(finding, origin).getOrElse(first));
    }

    /// The line of the file in which a part of an entry's text stands, and the part as columns of
    /// it.
    static Region region(Where where, Span span) {
        String text = where.text();
        String before = text.substring(0, Math.min(span.from(), text.length()));
        int start = before.lastIndexOf('\n') + 1;
        long line = where.line() + before.chars().filter(it -> it == '\n').count();
        int column = before.codePointCount(start, before.length()) + 1;
        return new Region(line, column, new Span(span.from() - start, span.to() - start));
    }

    /// A part of a line of a file.
    ///
    /// @param column of its first character, counted in characters from 1
    /// @param span in UTF-16 units from 0
    record Region(long line, int column, Span span) {}

    /// The character in a column, counted in characters from 1; at the end of the line, the place
    /// behind it.
    private static Span character(String text, int column) {
        int from =
                text.offsetByCodePoints(
                        0, Math.min(column - 1, text.codePointCount(0, text.length())));
        int to = from < text.length() ? text.offsetByCodePoints(from, 1) : from + 1;
        return new Span(from, to);
    }

    private static Option<Span> field(Finding finding, Places places) {
        return ways(finding, places)
                .map(places::find)
                .find(Option::isDefined)
                .flatMap(span -> span);
    }

    /// Where the value may stand that the finding is about, the first that is there counts.
    private static Seq<String> ways(Finding finding, Places places) {
        return switch (finding.code().text()) {
            case "entry-order", "skip-overlap" -> Vector.of("turn");
            case "entry-number" -> Vector.of("seq");
            case "start-square" -> Vector.of("start");
            case "opening-agents" -> Vector.of("agents");
            case "seed-zero" -> Vector.of("seeds/" + axis(finding));
            case "strike-entry" -> Vector.of("entry");
            case "lfsr-seed", "lfsr-step" ->
                    Vector.of("values/" + (index(finding) - places.number("from").getOrElse(0L)));
            case "map-value" -> Vector.of("value", "nibble");
            case "map-terrain" -> Vector.of("terrain");
            case "map-ore" -> Vector.of("ore");
            case "agent-unknown", "agent-duplicate", "operate-idle" -> Vector.of("agent");
            case "path-broken", "path-water" -> Vector.of("path", "stops");
            case "arrival-turn" -> Vector.of("arrives");
            case "route-period" -> Vector.of("period");
            case "route-phase" -> Vector.of("phase");
            case "clear-yield" -> Vector.of("wood");
            case "build-level",
                    "build-workshop",
                    "build-authority",
                    "build-funds",
                    "vehicle-workshop" ->
                    Vector.of("level", "grade");
            case "build-cost", "smelt-cost" -> Vector.of("paid");
            case "smelt-rate", "smelt-funds" -> Vector.of("batches", "at");
            case "smelt-yield" -> Vector.of("yields");
            case "smelt-ready" -> Vector.of("ready");
            case "load-stock", "load-capacity", "unload-stock" -> Vector.of("what");
            case "vehicle-slots" -> Vector.of("slots");
            case "skip-range" -> Vector.of("to");
            case "skip-gain" -> Vector.of("gained/" + Subjects.resource(finding).getOrElse(""));
            case "stock-count" -> Vector.of("stock/" + Subjects.resource(finding).getOrElse(""));
            case "game-start", "entry-unknown" -> Vector.of("type");
            default -> Vector.of("at", "path/0", "stops/0/at");
        };
    }

    private static long index(Finding finding) {
        return finding.evidence().subject() instanceof Subject.InSequence(_, int index) ? index : 0;
    }

    private static String axis(Finding finding) {
        return finding.evidence().subject() instanceof Subject.OnAxis(var axis)
                ? axis.toString()
                : "";
    }
}
