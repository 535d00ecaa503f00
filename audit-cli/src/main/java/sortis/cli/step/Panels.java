package sortis.cli.step;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.Locale;
import sortis.cli.picture.Chart;
import sortis.cli.picture.Coordinates;
import sortis.cli.picture.Figure;
import sortis.cli.picture.Paint;
import sortis.cli.picture.SignMap;
import sortis.cli.picture.Strip;
import sortis.cli.report.MapText.Window;
import sortis.cli.report.Signs;
import sortis.cli.report.Situation;
import sortis.cli.report.StepText;
import sortis.finding.Finding;
import sortis.value.Square;

/// The parts of a page.
record Panels(Stepper stepper, Signs signs) {
    private static final int WRITTEN = 4;

    /// Columns that stand before the map and between it and the text beside it.
    private static final int MARGIN = 4;

    private static final int GAP = 3;
    private static final int SQUARE = 2;

    /// The entries around this one, a line each.
    Seq<Strip> list(int columns, int rows) {
        int size = stepper.film().size();
        int first = Math.clamp(stepper.index() - rows / 2L, 0, Math.max(0, size - rows));
        return Vector.range(first, Math.min(size, first + rows)).map(index -> row(index, columns));
    }

    private Strip row(int index, int columns) {
        Film film = stepper.film();
        boolean isHere = index == stepper.index();
        String start =
                String.format(
                        Locale.ROOT,
                        "%s %" + String.valueOf(film.size()).length() + "d  t%-5s ",
                        isHere ? ">" : " ",
                        index + 1,
                        film.turn(index));
        String phrase = start + text().phrase(film.line(index));
        Strip words =
                film.isStruck(index)
                        ? Strip.of(phrase + " (struck)", Paint.CALM)
                        : Strip.of(phrase, isHere ? Paint.BOLD : Paint.PLAIN);
        Strip flags = flags(film.findings(index));
        return words.fitted(Math.max(0, columns - flags.width() - 1)).then(" ").then(flags);
    }

    private static Strip flags(Seq<Finding> findings) {
        String more = findings.size() > 1 ? " +" + (findings.size() - 1) : "";
        return findings.headOption()
                .map(first -> Strip.of(first.code() + more, paint(first)))
                .getOrElse(Strip.EMPTY);
    }

    private static Paint paint(Finding finding) {
        return switch (finding.severity()) {
            case ERROR -> Paint.WRONG;
            case WARNING -> Paint.ODD;
            case FOLLOW_ON, ACCEPTED -> Paint.CALM;
        };
    }

    /// The map around the entry, and to its right what the entry changed.
    Seq<Strip> mapAndFacts(int columns, int rows) {
        int wide = Math.max(8, (columns - GAP) * 9 / 20 - MARGIN) / SQUARE;
        Seq<Strip> map = sign(wide, Math.max(1, rows - 1)).lines();
        int left = MARGIN + SQUARE * wide;
        Seq<Strip> facts = facts(columns - left - GAP);
        return map.take(rows)
                .toVector()
                .padTo(rows, Strip.EMPTY)
                .zipWith(
                        facts.toVector().padTo(rows, Strip.EMPTY),
                        (one, other) -> one.fitted(left + GAP).then(other));
    }

    /// The map around the entry, as large as there is room, with what its signs mean.
    Seq<Strip> map(int columns, int rows) {
        int wide = Math.max(4, (columns - MARGIN) / SQUARE);
        SignMap map = sign(wide, Math.max(1, rows - 5));
        return map.lines()
                .append(Strip.EMPTY)
                .appendAll(map.legend())
                .append(row(stepper.index(), columns));
    }

    private SignMap sign(int columns, int rows) {
        Chart chart = Chart.of(stepper.film().world(stepper.index()));
        SortedSet<Square> marked = squares();
        Seq<Square> middle = marked.isEmpty() ? known(chart) : marked.toVector();
        Window part = Chart.around(middle, columns, rows);
        return new SignMap(chart, part, Coordinates.DECIMAL, SQUARE, marked);
    }

    private SortedSet<Square> squares() {
        return stepper.film().situation(stepper.index()) instanceof Situation.Taken taken
                ? taken.moment().squares()
                : TreeSet.empty();
    }

    /// Where something is to be seen, if the entry has no place.
    private static Seq<Square> known(Chart chart) {
        return chart.figures().map(Figure::at).take(1).append(new Square(0, 0)).take(1);
    }

    /// What the entry changed.
    Seq<Strip> facts(int columns) {
        return text().facts(stepper.film().situation(stepper.index()), columns)
                .dropWhile(String::isBlank)
                .map(line -> line.startsWith("  * ") ? Strip.of(line, Paint.BOLD) : Strip.of(line));
    }

    /// The entry as it was written, and its findings.
    Seq<Strip> below(int columns) {
        Seq<Strip> written =
                text().written(stepper.film().line(stepper.index()), columns - 2, WRITTEN)
                        .map(line -> Strip.of("| " + line, Paint.PLAIN));
        return written.appendAll(
                stepper.film().findings(stepper.index()).flatMap(each -> finding(each, columns)));
    }

    private Seq<Strip> finding(Finding finding, int columns) {
        return text().finding(finding, columns)
                .map(Strip::of)
                .prepend(Strip.of(finding.severity() + " " + finding.code(), paint(finding)));
    }

    private StepText text() {
        return new StepText(signs);
    }
}
