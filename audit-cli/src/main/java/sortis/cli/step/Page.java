package sortis.cli.step;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.picture.Paint;
import sortis.cli.picture.Strip;
import sortis.cli.report.Signs;
import sortis.cli.report.StepText;

/// What is to be seen at one place of a game: just as many lines as the terminal has, none wider
/// than it.
record Page(Stepper stepper, Size size, Signs signs) {
    private static final int LEAST_BESIDE = 60;

    private static final String KEYS =
            "arrows step  n/N finding  / search  t turn  m map  ? help  q quit";

    Seq<Strip> lines() {
        Seq<Strip> body =
                switch (stepper.view()) {
                    case ENTRY -> entry();
                    case MAP -> new Panels(stepper, signs).map(size.columns(), room());
                    case HELP ->
                            StepText.HELP.map(line -> Strip.of("  " + line)).prepend(Strip.EMPTY);
                    case LEFT, BROKEN_OFF -> Vector.empty();
                };
        return filled(body, room())
                .prepend(bar())
                .append(bottom())
                .take(size.rows())
                .map(line -> line.cut(size.columns()));
    }

    /// How many lines there are between the first and the last one.
    private int room() {
        return Math.max(0, size.rows() - 2);
    }

    /// How many entries the list shows, which is a page.
    static int listed(Size size) {
        return Math.clamp(size.rows() / 4L, 1, 12);
    }

    private static Vector<Strip> filled(Seq<Strip> lines, int rows) {
        return lines.take(rows).toVector().padTo(rows, Strip.EMPTY);
    }

    private Strip bar() {
        Film film = stepper.film();
        int index = stepper.index();
        StepText text = new StepText(signs);
        String left = " " + text.shown(film.name()) + "  " + place(film, index, text);
        String right = faults(film) + " ";
        int blanks = Math.max(2, size.columns() - Strip.of(left + right).width());
        return Strip.of(left + " ".repeat(blanks) + right, Paint.BAR);
    }

    private static String place(Film film, int index, StepText text) {
        return "entry "
                + (index + 1)
                + " of "
                + film.size()
                + ", line "
                + film.line(index).where().line()
                + ", turn "
                + film.turn(index)
                + film.line(index)
                        .where()
                        .paper()
                        .map(page -> ", " + text.shown(page))
                        .getOrElse("");
    }

    private String faults(Film film) {
        int all = film.faults().size();
        int here = film.faults().indexOf(stepper.index()) + 1;
        return all == 0
                ? "no findings"
                : here > 0 ? "finding " + here + " of " + all : all + " with findings";
    }

    private Strip bottom() {
        return stepper.typing()
                .map(asked ->
                        Strip.of(asked.question().prompt(), Paint.BOLD)
                                .then(new StepText(signs).shown(asked.text()))
                                .then("_"))
                .getOrElse(() ->
                        stepper.said()
                                .map(words ->
                                        Strip.of(new StepText(signs).shown(words), Paint.BOLD))
                                .getOrElse(() -> Strip.of(KEYS, Paint.CALM)));
    }

    /// The list, the map beside what the entry changed, the entry as it was written, its findings.
    private Seq<Strip> entry() {
        Panels panels = new Panels(stepper, signs);
        int columns = size.columns();
        int list = Math.min(listed(size), stepper.film().size());
        Seq<Strip> below = panels.below(columns);
        int left = Math.max(0, room() - list - 2);
        int low = Math.min(below.size(), Math.max(left - panels.facts(columns).size(), left / 2));
        int middle = left - low;
        Seq<Strip> beside =
                columns < LEAST_BESIDE
                        ? panels.facts(columns)
                        : panels.mapAndFacts(columns, middle);
        return panels.list(columns, list)
                .append(Strip.EMPTY)
                .appendAll(filled(beside, middle))
                .append(Strip.EMPTY)
                .appendAll(scrolled(below, low));
    }

    private Seq<Strip> scrolled(Seq<Strip> lines, int rows) {
        int from = Math.clamp(stepper.scrolled(), 0, Math.max(0, lines.size() - rows));
        Vector<Strip> part = lines.drop(from).take(rows).toVector();
        boolean isMore = from + rows < lines.size();
        return isMore && rows > 0
                ? part.dropRight(1).append(Strip.of("  (more: d)", Paint.CALM))
                : part;
    }
}
