package sortis.replay.diagnosis;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.transcript.TurnColumn;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// A change of one place of a log. Places are indices of lines that are not blank, from 0.
public sealed interface Correction {
    /// Nothing that was done was otherwise, only what was claimed of it.
    record Unchanged(int index) implements Correction {}

    /// The line says that entry.
    record Rewritten(int index, Entry entry) implements Correction {}

    /// An entry more, which then stands at that index.
    record Inserted(int index, Entry entry) implements Correction {}

    record Removed(int index) implements Correction {}

    /// The line is no entry and sets the turn of those below it that stand on the same turn as it.
    ///
    /// @param count how many lines those are
    record Retimed(int index, Turn turn, int count) implements Correction {
        private boolean isBelow(int at) {
            return index < at && at <= index + count;
        }

        private LogLine line(LogLine line, int at) {
            return isBelow(at) ? onTurn(line) : line;
        }

        private LogLine onTurn(LogLine line) {
            return switch (line) {
                case Entry(var where, _, var seq, var note, var content) ->
                        new Entry(where, turn, seq, note, content);
                case LogLine.Unreadable(var where, _, int column, var fault) ->
                        new LogLine.Unreadable(where, Option.of(turn), column, fault);
                case LogLine.Unknown(var where, _, var type) ->
                        new LogLine.Unknown(where, Option.of(turn), type);
            };
        }
    }

    /// A line that then stands at the second index.
    record Moved(int from, int to) implements Correction {}

    /// The index of the line that it is about.
    default int index() {
        return switch (this) {
            case Unchanged(int index) -> index;
            case Rewritten(int index, _) -> index;
            case Inserted(int index, _) -> index;
            case Removed(int index) -> index;
            case Retimed(int index, _, _) -> index;
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
            case Removed _, Retimed _ -> -1;
        };
    }

    /// The entry that is new, or new in its place.
    default Option<Entry> written() {
        return switch (this) {
            case Rewritten(_, Entry entry) -> Option.of(entry);
            case Inserted(_, Entry entry) -> Option.of(entry);
            case Unchanged _, Removed _, Retimed _, Moved _ -> Option.none();
        };
    }

    /// The index at which the line of that index stands afterwards; of one that is removed, that of
    /// the line before it.
    default int moved(int line) {
        return switch (this) {
            case Unchanged _, Rewritten _ -> line;
            case Inserted(int index, _) -> line + (index <= line ? 1 : 0);
            case Removed(int index) -> line - (index <= line ? 1 : 0);
            case Retimed(int index, _, _) -> line - (index <= line ? 1 : 0);
            case Moved(int from, int to) when from == line -> to;
            case Moved(int from, int to) when from < line -> line - (line <= to ? 1 : 0);
            case Moved(_, int to) -> line + (to <= line ? 1 : 0);
        };
    }

    /// The line that then stands at an index, numbered anew.
    default LogLine line(Vector<LogLine> lines, int at) {
        return switch (this) {
            case Rewritten(int index, Entry entry) when index == at -> entry;
            case Unchanged _, Rewritten _ -> lines.get(at);
            case Inserted(int index, Entry entry) when index == at -> numbered(entry, at);
            case Inserted(int index, _) ->
                    at < index ? lines.get(at) : numbered(lines.get(at - 1), at);
            case Removed(int index) -> at < index ? lines.get(at) : numbered(lines.get(at + 1), at);
            case Retimed(int index, _, _) when at < index -> lines.get(at);
            case Retimed retimed -> numbered(retimed.line(lines.get(at + 1), at + 1), at);
            case Moved(int from, int to) when to == at -> numbered(lines.get(from), at);
            case Moved(int from, int to) when from < to ->
                    from <= at && at < to ? numbered(lines.get(at + 1), at) : lines.get(at);
            case Moved(int from, int to) ->
                    to < at && at <= from ? numbered(lines.get(at - 1), at) : lines.get(at);
        };
    }

    /// The lines of a log with the change.
    default Vector<LogLine> in(Vector<LogLine> lines) {
        return this instanceof Rewritten(int index, Entry entry)
                ? lines.update(index, entry)
                : lines.take(first())
                        .appendAll(
                                Vector.range(first(), lines.size() + growth())
                                        .map(at -> line(lines, at)));
    }

    /// The turns of a log with the change.
    default TurnColumn in(TurnColumn turns) {
        return switch (this) {
            case Unchanged _ -> turns;
            case Rewritten(int index, Entry entry) -> turns.rewritten(index, entry.turn());
            case Inserted(int index, Entry entry) -> turns.inserted(index, entry.turn());
            case Removed(int index) -> turns.removed(index);
            case Retimed(int index, Turn turn, int count) ->
                    turns.retimed(index + 1, count, turn).removed(index);
            case Moved(int from, int to) -> turns.moved(from, to);
        };
    }

    /// Whether turns that never go backwards do not do so with the change either, so far as that
    /// can be told from its neighbours.
    default boolean keepsOrder(TurnColumn turns) {
        return turns.isSorted()
                && switch (this) {
                    case Unchanged _, Removed _ -> true;
                    case Retimed _ -> false;
                    case Rewritten(int index, Entry entry) ->
                            turns.hasRoom(entry.turn(), index - 1, index + 1);
                    case Inserted(int index, Entry entry) ->
                            turns.hasRoom(entry.turn(), index - 1, index);
                    case Moved(int from, int to) when from < to ->
                            turns.at(from).forAll(turn -> turns.hasRoom(turn, to, to + 1));
                    case Moved(int from, int to) ->
                            turns.at(from).forAll(turn -> turns.hasRoom(turn, to - 1, to));
                };
    }

    private static LogLine numbered(LogLine line, int index) {
        Where old = line.where();
        Where where = new Where(new EntryNumber(index + 1L), old.line(), old.paper(), old.text());
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
