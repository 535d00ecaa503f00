package sortis.eventstore.notation;

import io.vavr.control.Option;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.Shown;

/// A text in quotes, with the escapes of JSON.
///
/// @param meaning what it says, as far as it can be read
/// @param end the place behind its last quote
/// @param flaw why it cannot be read
record Quotation(String meaning, int end, Option<Flaw> flaw) {
    private static final String PLAIN = "\"\\/";
    private static final String LETTERS = "bfnrt";
    private static final String CONTROLS = "\b\f\n\r\t";
    private static final String ESCAPES = "\\\\, \\\"";
    private static final int UNIT = 4;

    /// The one whose first quote stands at that place of a line that has an end.
    static Quotation at(String text, int from, int end) {
        StringBuilder meaning = new StringBuilder();
        int at = from + 1;
        while (at < end && text.charAt(at) != '"') {
            int length = text.charAt(at) == '\\' ? escape(text, at, end, meaning) : 1;
            if (length == 0) {
                return refused(at, "\\" + Shown.character(text, at + 1), ESCAPES);
            }
            if (text.charAt(at) != '\\') {
                var _ = meaning.append(text.charAt(at));
            }
            at += length;
        }
        return at < end
                ? new Quotation(meaning.toString(), at + 1, Option.none())
                : refused(end, "", "\"");
    }

    private static Quotation refused(int at, String subject, String wanted) {
        Fault fault = new Fault(Problem.UNEXPECTED, subject, wanted);
        return new Quotation("", at, Option.some(new Flaw(at, fault)));
    }

    /// Adds what an escape means.
    ///
    /// @return its length, 0 if it is none
    private static int escape(String text, int at, int end, StringBuilder meaning) {
        char letter = at + 1 < end ? text.charAt(at + 1) : 0;
        int known = LETTERS.indexOf(letter);
        if (PLAIN.indexOf(letter) >= 0 || known >= 0) {
            var _ = meaning.append(known < 0 ? letter : CONTROLS.charAt(known));
            return 2;
        }
        String digits = text.substring(Math.min(at + 2, end), Math.min(at + 2 + UNIT, end));
        if (letter != 'u' || !digits.matches("[0-9A-Fa-f]{4}")) {
            return 0;
        }
        var _ = meaning.append((char) Integer.parseInt(digits, 16));
        return 2 + UNIT;
    }
}
