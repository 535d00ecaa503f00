package sortis.eventstore.json;

import io.vavr.control.Validation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.Shown;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/// Where and why the parser refused a text.
final class JsonRefusal {
    private static final Pattern NUMBER =
            Pattern.compile("-?(?:(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?(?:[eE][+-]?[0-9]++)?)?");

    private JsonRefusal() {}

    static <T> Validation<Flaw, T> of(
            JacksonException refusal, JsonParser tokens, String text, Problem problem) {
        if (refusal instanceof StreamConstraintsException) {
            return beyondLimits(tokens);
        }
        int at = place(refusal, text);
        return Flaw.found(at, problem, Shown.character(text, at), "");
    }

    private static <T> Validation<Flaw, T> beyondLimits(JsonParser tokens) {
        boolean isDeep = tokens.streamReadContext().getNestingDepth() >= JsonTree.DEEPEST;
        int last = (int) tokens.currentLocation().getCharOffset() - 1;
        return isDeep
                ? Flaw.found(last, Problem.TOO_DEEP, "", String.valueOf(JsonTree.DEEPEST))
                : Flaw.found(last, Problem.TOO_MANY, "", String.valueOf(JsonTree.MOST_TOKENS));
    }

    private static int place(JacksonException refusal, String text) {
        TokenStreamLocation location = refusal.getLocation();
        int at = location == null ? text.length() : (int) location.getCharOffset();
        boolean isAtEnd = refusal instanceof UnexpectedEndOfInputException || at >= text.length();
        return isAtEnd ? at : inWord(text, at);
    }

    /// The parser points now at a number or word that is wrong, now into it and now behind it; here
    /// it is always the first character that cannot belong to a number, a minus aside.
    private static int inWord(String text, int at) {
        int start = at;
        while (start > 0 && isOfWord(text.charAt(start - 1))) {
            start--;
        }
        boolean isInText = text.charAt(at) < ' ' || text.startsWith("\\", start - 1);
        return isInText || start == at ? at : numberEnd(text, start);
    }

    private static boolean isOfWord(char unit) {
        return Character.isLetterOrDigit(unit) || unit == '+' || unit == '-' || unit == '.';
    }

    private static int numberEnd(String text, int start) {
        Matcher number = NUMBER.matcher(text).region(start, text.length());
        return number.lookingAt() ? number.end() : start;
    }
}
