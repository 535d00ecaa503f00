package sortis.entry;

import io.vavr.control.Option;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// A line of a log that is not blank: one entry, readable or not (rulebook §7, §8
/// `entry-unreadable`, `entry-unknown`).
public sealed interface LogLine {
    Where where();

    /// A readable entry.
    ///
    /// @param turn the turn written
    /// @param seq the number that the player gave it
    /// @param note the player's own words
    record Entry(
            Where where, Turn turn, Option<EntryNumber> seq, Option<String> note, GameEntry content)
            implements LogLine {}

    /// A line that is no entry.
    ///
    /// @param turn its turn, if that can be read
    /// @param column of the first character that is wrong, counted from 1 in characters
    record Unreadable(Where where, Option<Turn> turn, int column, Fault fault) implements LogLine {}

    /// An entry of a type that the rulebook does not know.
    ///
    /// @param turn its turn, if that can be read
    record Unknown(Where where, Option<Turn> turn, String type) implements LogLine {}

    /// The turn written, as far as it can be read.
    default Option<Turn> writtenTurn() {
        return switch (this) {
            case Entry entry -> Option.of(entry.turn());
            case Unreadable unreadable -> unreadable.turn();
            case Unknown unknown -> unknown.turn();
        };
    }

    default EntryNumber number() {
        return where().number();
    }

    /// Where a line stands.
    ///
    /// @param number of the entry, over all entries
    /// @param line in the file, counted from 1, blank lines too
    /// @param paper where the entry stands in the notebook, such as `p3 l12`
    /// @param text the line as written, without its end
    record Where(EntryNumber number, long line, Option<String> paper, String text) {}

    /// Why a line cannot be read, as data.
    ///
    /// @param problem what is wrong
    /// @param subject what it is wrong with: a field's name, a text, a byte
    /// @param wanted what was expected there
    record Fault(Problem problem, String subject, String wanted) {}

    /// The ways in which a line can be no entry.
    enum Problem {
        NOT_UTF8,
        NOT_JSON,
        TOO_LONG,
        TOO_DEEP,
        NOT_AN_OBJECT,
        TRAILING_TEXT,
        DUPLICATE_KEY,
        NEWER_FORMAT,
        UNKNOWN_KEY,
        MISSING_KEY,
        WRONG_KIND,
        NOT_A_WHOLE_NUMBER,
        OUT_OF_RANGE,
        NOT_A_CHOICE,
        NAMED_TWICE,
        TOO_FEW,
        TOO_MANY,
        UNEXPECTED
    }
}
