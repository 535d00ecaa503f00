package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.line.Quoted;
import sortis.value.Turn;

/// Writes entries in the notation, those of one turn and of one page together. What readers assume
/// anyway is left out, but for the agents' names. Reading the lines gives equal entries.
public final class NotationWriter {
    private final List<String> lines = new ArrayList<>();
    private Turn turn;
    private Option<String> page;
    private boolean isBelowHead;

    private NotationWriter(Turn turn, Option<String> page) {
        this.turn = turn;
        this.page = page;
    }

    /// The lines of a log, without their ends.
    public static Seq<String> lines(Seq<Entry> entries) {
        return lines(entries, Turn.ZERO, Option.none());
    }

    /// Lines that stand below others, without their ends.
    ///
    /// @param turn on which the lines above leave off
    /// @param page on which they leave off
    public static Seq<String> lines(Seq<Entry> entries, Turn turn, Option<String> page) {
        NotationWriter writer = new NotationWriter(turn, page);
        Iterator<Option<String>> next =
                entries.map(entry -> entry.where().paper()).drop(1).iterator();
        for (Entry entry : entries) {
            writer.write(entry, next.hasNext() && next.next().equals(entry.where().paper()));
        }
        return Array.ofAll(writer.lines);
    }

    /// A page that one entry alone stands on is written on its line.
    private void write(Entry entry, boolean isNextThere) {
        if (isBelowHead) {
            separate();
            isBelowHead = false;
        }
        Option<String> paper = entry.where().paper();
        boolean isElsewhere = !paper.equals(page);
        if (isElsewhere && isNextThere) {
            turnTo(paper);
        }
        String own = isElsewhere && !isNextThere ? " " + page(paper) : "";
        switch (entry.content()) {
            case GameStarted game -> start(entry, game, own);
            case TurnsSkipped _ -> lines.addLast(line(entry, own));
            default -> on(entry, own);
        }
    }

    private void turnTo(Option<String> next) {
        separate();
        page = next;
        lines.addLast(page(next));
    }

    private static String page(Option<String> page) {
        return page.map(Spelling::page).getOrElse("[]");
    }

    private void start(Entry entry, GameStarted game, String own) {
        var _ = lines.addAll(HeadText.lines(game, entry.turn(), tail(entry, own)).asJava());
        turn = entry.turn().equals(Turn.ZERO) ? turn : entry.turn();
        isBelowHead = true;
    }

    private void on(Entry entry, String own) {
        if (!entry.turn().equals(turn)) {
            turn = entry.turn();
            lines.addLast("@" + turn);
        }
        lines.addLast(line(entry, own));
    }

    private void separate() {
        boolean isBelowText = !lines.isEmpty() && !lines.getLast().isEmpty();
        if (isBelowText) {
            lines.addLast("");
        }
    }

    private static String line(Entry entry, String own) {
        return EntryText.of(entry.turn(), entry.content()) + tail(entry, own);
    }

    private static String tail(Entry entry, String own) {
        String seq = entry.seq().map(number -> " " + Tail.SEQ + " " + number).getOrElse("");
        String word = EntryText.endsInText(entry.content()) ? " " + Tail.NOTE : "";
        return seq + own + entry.note().map(note -> word + " " + Quoted.of(note)).getOrElse("");
    }
}
