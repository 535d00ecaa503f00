package sortis.replay.audit;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.play.Dice;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// Changes of logs that leave few things as they were.
public final class Alterations {
    private Alterations() {}

    /// With a line taken out, doubled, on another turn, or struck at the end.
    public static Seq<LogLine> changed(Seq<LogLine> lines, Dice dice) {
        int at = 1 + dice.below(lines.size() - 1);
        LogLine line = lines.get(at);
        return numbered(
                switch (dice.below(4)) {
                    case 0 -> lines.removeAt(at);
                    case 1 -> lines.insert(at, line);
                    case 2 -> lines.update(at, delayed(line, dice.below(90)));
                    default -> lines.append(strike(at + 1L, line));
                });
    }

    private static LogLine delayed(LogLine line, int turns) {
        return line instanceof Entry(var where, var turn, var seq, var note, var content)
                ? new Entry(where, turn.plus(turns), seq, note, content)
                : line;
    }

    private static LogLine strike(long number, LogLine line) {
        EntryStruck strike = new EntryStruck(new EntryNumber(number), Option.none());
        return new Entry(line.where(), new Turn(1), Option.none(), Option.none(), strike);
    }

    private static Seq<LogLine> numbered(Seq<LogLine> lines) {
        return lines.zipWithIndex((line, index) -> numbered(line, index + 1L));
    }

    private static LogLine numbered(LogLine line, long number) {
        Where old = line.where();
        Where where = new Where(new EntryNumber(number), number, old.paper(), old.text());
        return line instanceof Entry(_, var turn, var seq, var note, var content)
                ? new Entry(where, turn, seq, note, content)
                : line;
    }
}
