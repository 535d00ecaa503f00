package sortis.replay.diagnosis;

import io.vavr.collection.Vector;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.value.EntryNumber;

/// A change of one place of a log. Places are indices of lines that are not blank, from 0.
public sealed interface Correction {
    /// Nothing that was done was otherwise, only what was claimed of it.
    record Unchanged(int index) implements Correction {}

    /// The line says that entry.
    record Rewritten(int index, Entry entry) implements Correction {}

    /// An entry more, which then stands at that index.
    record Inserted(int index, Entry entry) implements Correction {}

    record Removed(int index) implements Correction {}

    /// A line that then stands at the second index.
    record Moved(int from, int to) implements Correction {}

    /// The index of the line that it is about.
    default int index() {
        return switch (this) {
            case Unchanged(int index) -> index;
            case Rewritten(int index, _) -> index;
            case Inserted(int index, _) -> index;
            case Removed(int index) -> index;
            case Moved(int from, _) -> from;
        };
    }

    /// The index of the first line that is another one afterwards.
    default int first() {
        return this instanceof Moved(int from, int to) ? Math.min(from, to) : index();
    }

    /// How many lines more there are afterwards.
    default int growth() {
        return switch (this) {
            case Unchanged _, Rewritten _, Moved _ -> 0;
            case Inserted _ -> 1;
            case Removed _ -> -1;
        };
    }

    /// The index at which the line of that index stands afterwards; of one that is removed, that of
    /// the line before it.
    default int moved(int line) {
        return switch (this) {
            case Unchanged _, Rewritten _ -> line;
            case Inserted(int index, _) -> line + (index <= line ? 1 : 0);
            case Removed(int index) -> line - (index <= line ? 1 : 0);
            case Moved(int from, int to) when from == line -> to;
            case Moved(int from, int to) ->
                    line - (from < line ? 1 : 0) + (to < line || to == line && from > line ? 1 : 0);
        };
    }

    /// The lines of a log with the change, numbered anew.
    default Vector<LogLine> in(Vector<LogLine> lines) {
        return switch (this) {
            case Unchanged _ -> lines;
            case Rewritten(int index, Entry entry) -> lines.update(index, entry);
            case Inserted(int index, Entry entry) -> numbered(lines.insert(index, entry), index);
            case Removed(int index) -> numbered(lines.removeAt(index), index);
            case Moved(int from, int to) ->
                    numbered(lines.removeAt(from).insert(to, lines.get(from)), first());
        };
    }

    /// Whether each entry is taken on the turn it was taken on before, and as many are struck.
    default boolean keepsOrder(Vector<LogLine> lines) {
        return switch (this) {
            case Unchanged _ -> true;
            case Rewritten(int index, Entry entry) ->
                    lines.get(index) instanceof Entry old
                            && old.turn().equals(entry.turn())
                            && !(old.content() instanceof EntryStruck)
                            && !(entry.content() instanceof EntryStruck);
            case Inserted _, Removed _, Moved _ -> false;
        };
    }

    private static Vector<LogLine> numbered(Vector<LogLine> lines, int from) {
        return lines.take(from)
                .appendAll(
                        lines.drop(from)
                                .zipWithIndex((line, index) -> numbered(line, from + index + 1L)));
    }

    private static LogLine numbered(LogLine line, long number) {
        Where old = line.where();
        Where where = new Where(new EntryNumber(number), old.line(), old.paper(), old.text());
        return switch (line) {
            case Entry entry ->
                    new Entry(where, entry.turn(), entry.seq(), entry.note(), entry.content());
            case LogLine.Unreadable bad ->
                    new LogLine.Unreadable(where, bad.turn(), bad.column(), bad.fault());
            case LogLine.Unknown unknown ->
                    new LogLine.Unknown(where, unknown.turn(), unknown.type());
        };
    }
}
