package sortis.eventstore.notation;

import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.Shown;
import sortis.eventstore.notation.Token.Kind;

/// A line cut into words, signs and texts in quotes.
///
/// @param each up to the flaw, if there is one
/// @param end where the last of them ends
/// @param comment where the comment begins: at its `#`, or at the end of the line
/// @param flaw what cannot be cut
record Tokens(List<Token> each, int end, int comment, Option<Flaw> flaw) {
    /// How many a line may have, so that memory stays bounded.
    static final int MOST = 500_000;

    private static final String SIGNS = ",:=>@[]";

    /// Cuts the line of the text that begins at `from`.
    static Tokens of(String text, int from) {
        int end = text.indexOf('\n', from);
        return new Cutter(text, from, end < 0 ? text.length() : end).cut();
    }

    /// The word with which the line begins, empty if it begins with something else.
    static String firstWord(String text, int from) {
        int start = from;
        while (start < text.length() && isSpace(text.charAt(start))) {
            start++;
        }
        int end = start;
        while (end < text.length() && isOfWord(text.charAt(end))) {
            end++;
        }
        return text.substring(start, end);
    }

    private static boolean isOfWord(char character) {
        return !isSpace(character)
                && character != '\r'
                && character != '\n'
                && character != '"'
                && character != '#'
                && SIGNS.indexOf(character) < 0;
    }

    static boolean isSpace(char character) {
        return character == ' ' || character == '\t';
    }

    /// Cuts one line, from left to right.
    private static final class Cutter {
        private final String text;
        private final int end;
        private final List<Token> each = new ArrayList<>();
        private int at;
        private Option<Flaw> flaw = Option.none();

        Cutter(String text, int from, int end) {
            this.text = text;
            this.at = from;
            this.end = withoutReturns(text, from, end);
        }

        /// Some editors leave more than one CR at the end of a line.
        private static int withoutReturns(String text, int from, int end) {
            int last = end;
            while (last > from
                    && (isSpace(text.charAt(last - 1)) || text.charAt(last - 1) == '\r')) {
                last--;
            }
            return last;
        }

        Tokens cut() {
            skipSpace();
            while (flaw.isEmpty() && at < end && text.charAt(at) != '#') {
                next();
                skipSpace();
            }
            int last = each.isEmpty() ? at : each.getLast().end();
            int stray = text.indexOf('\r', at);
            if (flaw.isEmpty() && stray >= 0 && stray < end) {
                refuse(stray, Problem.UNEXPECTED, Shown.character(text, stray), "");
            }
            return new Tokens(List.copyOf(each), last, at, flaw);
        }

        private void next() {
            char first = text.charAt(at);
            if (each.size() >= MOST) {
                refuse(at, Problem.TOO_MANY, "", String.valueOf(MOST));
            } else if (first == '"') {
                quoted();
            } else if (first == '[') {
                page();
            } else if (SIGNS.indexOf(first) >= 0) {
                add(Kind.SIGN, at, at + 1, String.valueOf(first));
            } else {
                word();
            }
        }

        private void word() {
            int last = at;
            while (last < end && isOfWord(text.charAt(last))) {
                last++;
            }
            if (last == at) {
                refuse(at, Problem.UNEXPECTED, Shown.character(text, at), "");
            } else {
                add(Kind.WORD, at, last, text.substring(at, last));
            }
        }

        /// What stands in brackets is one text, with or without quotes.
        private void page() {
            add(Kind.SIGN, at, at + 1, "[");
            skipSpace();
            int last = at;
            while (last < end && "]\"#\r".indexOf(text.charAt(last)) < 0) {
                last++;
            }
            while (last > at && isSpace(text.charAt(last - 1))) {
                last--;
            }
            if (last > at) {
                add(Kind.TEXT, at, last, text.substring(at, last));
            }
        }

        private void quoted() {
            Quotation quotation = Quotation.at(text, at, end);
            flaw = quotation.flaw();
            if (flaw.isEmpty()) {
                add(Kind.TEXT, at, quotation.end(), quotation.meaning());
            }
        }

        private void add(Kind kind, int from, int to, String meaning) {
            each.addLast(new Token(kind, from, to, meaning));
            at = to;
        }

        private void refuse(int place, Problem problem, String subject, String wanted) {
            flaw = Option.some(new Flaw(place, new Fault(problem, subject, wanted)));
        }

        private void skipSpace() {
            while (at < end && isSpace(text.charAt(at))) {
                at++;
            }
        }
    }
}
