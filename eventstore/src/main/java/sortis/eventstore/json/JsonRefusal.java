package sortis.eventstore.json;

import io.vavr.control.Validation;
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
        return refusal instanceof UnexpectedEndOfInputException ? at : beforeNoNumber(text, at);
    }

    /// The parser points behind the words `NaN` and `Infinity`, but at the beginning of everything
    /// else.
    private static int beforeNoNumber(String text, int at) {
        boolean isInText = at < text.length() && text.charAt(at) < ' ';
        int word = isInText ? at : before("NaN", text, before("Infinity", text, at));
        return word < at ? before("-", text, word) : at;
    }

    private static int before(String word, String text, int at) {
        int start = at - word.length();
        return text.startsWith(word, start) ? start : at;
    }
}
