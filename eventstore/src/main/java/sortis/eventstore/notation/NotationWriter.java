package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.Quoted;
import sortis.value.Turn;

import java.util.ArrayList;
import java.util.List;

/// Writes entries in the notation, those of one turn and of one page together. What readers assume
/// anyway is left out, but for the agents' names. Reading the lines gives equal entries.
public final class NotationWriter {
    private final List<String> lines = new ArrayList<>();
    private Turn turn = Turn.ZERO;
    private Option<String> page = Option.none();

    private NotationWriter() {}

    /// The lines of a log, without their ends.
    public static Seq<String> lines(Seq<Entry> entries) {
        NotationWriter writer = new NotationWriter();
        entries.forEach(writer::write);
        return Array.ofAll(writer.lines);
    }

    /// One entry alone, on as many lines as it takes, without its turn and page.
    public static Seq<String> alone(Entry entry) {
        return entry.content() instanceof GameStarted game
                ? HeadText.lines(game, Turn.ZERO, tail(entry))
                : Array.of(line(entry));
    }

    private void write(Entry entry) {
        if (!entry.where().paper().equals(page)) {
            turnTo(entry.where().paper());
        }
        switch (entry.content()) {
            case GameStarted game -> start(entry, game);
            case TurnsSkipped _ -> lines.addLast(line(entry));
            default -> on(entry);
        }
    }

    private void turnTo(Option<String> next) {
        separate();
        page = next;
        lines.addLast(next.map(Spelling::page).getOrElse("[]"));
    }

    private void start(Entry entry, GameStarted game) {
        lines.addAll(HeadText.lines(game, entry.turn(), tail(entry)).asJava());
        turn = entry.turn().equals(Turn.ZERO) ? turn : entry.turn();
        separate();
    }

    private void on(Entry entry) {
        if (!entry.turn().equals(turn)) {
            turn = entry.turn();
            lines.addLast("@" + turn);
        }
        lines.addLast(line(entry));
    }

    private void separate() {
        boolean isBelowText = !lines.isEmpty() && !lines.getLast().isEmpty();
        if (isBelowText) {
            lines.addLast("");
        }
    }

    private static String line(Entry entry) {
        return EntryText.of(entry.turn(), entry.content()) + tail(entry);
    }

    private static String tail(Entry entry) {
        String seq = entry.seq().map(number -> " " + Tail.SEQ + " " + number).getOrElse("");
        String word = EntryText.endsInText(entry.content()) ? " " + Tail.NOTE : "";
        return seq + entry.note().map(note -> word + " " + Quoted.of(note)).getOrElse("");
    }
}
