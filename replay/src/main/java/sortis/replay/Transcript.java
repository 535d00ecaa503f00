package sortis.replay;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.transcript.Chronology;
import sortis.transcript.Strikes;
import sortis.value.Turn;

/// A log with what can be said of it as a whole: which lines count, and on which turns they are
/// taken.
///
/// @param lines all that are not blank, in order
public record Transcript(Seq<LogLine> lines, Strikes strikes, Chronology chronology) {
    public static Transcript of(Seq<LogLine> lines) {
        Strikes strikes = Strikes.of(lines);
        return new Transcript(lines, strikes, Chronology.of(taken(lines, strikes)));
    }

    private static Seq<Entry> taken(Seq<LogLine> lines, Strikes strikes) {
        List<Entry> taken = new ArrayList<>();
        for (LogLine line : lines) {
            if (line instanceof Entry entry && !strikes.isStruck(line)) {
                taken.addLast(entry);
            }
        }
        return Vector.ofAll(taken);
    }

    /// The lines that are not struck.
    public Seq<LogLine> standing() {
        return lines.reject(strikes::isStruck);
    }

    /// The first entry of all, if it starts a game.
    public Option<GameStarted> game() {
        return lines.headOption().flatMap(Transcript::start);
    }

    /// The game that a line starts, if it does.
    public static Option<GameStarted> start(LogLine line) {
        return line instanceof Entry entry && entry.content() instanceof GameStarted game
                ? Option.of(game)
                : Option.none();
    }

    /// The entries that are taken: those that are readable and not struck.
    public Seq<Entry> taken() {
        return taken(lines, strikes);
    }

    /// The turn on which an entry is taken.
    public Turn turnOf(Entry entry) {
        return chronology.taken(entry);
    }

    /// The turn on which a line is taken; 0 if it is no entry.
    public Turn turnOf(LogLine line) {
        return line instanceof Entry entry ? turnOf(entry) : Turn.ZERO;
    }

    /// The turn of the last entry taken; none without a game.
    public Option<Turn> lastTurn() {
        return game().flatMap(_ -> taken().lastOption()).map(this::turnOf);
    }
}
