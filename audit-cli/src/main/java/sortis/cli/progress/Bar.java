package sortis.cli.progress;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Duration;

/// The looks of a stage on one line.
enum Bar {
    BLOCKS("", "\u2588", "\u2591", ""),
    ASCII("[", "#", ".", "]");

    /// The bar itself, in columns.
    private static final int LENGTH = 24;

    /// Before that, an estimate of the time is worth nothing.
    private static final Duration EARLY = Duration.ofSeconds(2);

    private final String start;
    private final String full;
    private final String empty;
    private final String end;

    Bar(String start, String full, String empty, String end) {
        this.start = start;
        this.full = full;
        this.empty = empty;
        this.end = end;
    }

    /// The line that says most of what fits into so many columns; nothing in less than one.
    String of(Stage stage, int columns) {
        Seq<String> lines = stage.isMeasured() ? measured(stage) : counted(stage);
        return lines.find(line -> line.length() <= columns).getOrElse("");
    }

    private Seq<String> measured(Stage stage) {
        String percent = (int) (100 * stage.part()) + "%";
        String bar = stage.doing() + " " + drawn(stage.part()) + " " + padded(percent);
        return Vector.of(
                bar + counts(stage) + left(stage),
                bar + left(stage),
                bar,
                stage.doing() + " " + percent,
                percent);
    }

    private String drawn(double part) {
        int done = (int) (part * LENGTH);
        return start + full.repeat(done) + empty.repeat(LENGTH - done) + end;
    }

    private static String padded(String percent) {
        return " ".repeat(Math.max(0, 4 - percent.length())) + percent;
    }

    private static String counts(Stage stage) {
        return stage.things().isEmpty()
                ? ""
                : ", " + stage.done() + " of " + stage.total() + " " + stage.things();
    }

    private static String left(Stage stage) {
        boolean isKnown =
                stage.elapsed().compareTo(EARLY) >= 0 && 0 < stage.part() && stage.part() < 1;
        return isKnown ? ", about " + time(stage.left()) + " left" : "";
    }

    private static Seq<String> counted(Stage stage) {
        String time = time(stage.elapsed());
        String counts = stage.things().isEmpty() ? "" : ", " + stage.done() + " " + stage.things();
        return Vector.of(stage.doing() + counts + ", " + time, stage.doing() + ", " + time, time);
    }

    /// `3 s`, `2 min 5 s`, `1 h 2 min`.
    static String time(Duration time) {
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : Math.max(1, time.toSeconds()) + " s";
    }
}
