package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.Shown;

/// A place between the tokens of a line. It remembers what was looked for there and not found, so
/// that a fault can say it, and writes down tidily all that it passes. After the first fault
/// nothing is found any more.
final class Cursor {
    private final Tokens tokens;
    private final StringBuilder tidy = new StringBuilder();
    private final List<String> lookedFor = new ArrayList<>();
    private int next;
    private boolean isGlued = true;
    private Option<Flaw> flaw = Option.none();

    Cursor(Tokens tokens) {
        this.tokens = tokens;
    }

    /// What is wrong, if anything is; what is left of the line is wrong, too.
    Option<Flaw> flawAtEnd() {
        if (flaw.isEmpty() && next < tokens.each().size()) {
            unexpected();
        }
        return flaw.orElse(tokens.flaw());
    }

    /// All that was passed, with one blank where one belongs.
    String tidy() {
        return tidy.toString();
    }

    /// Where the next token begins; at the end, where the last one ends.
    int at() {
        return peek().map(Token::at).getOrElse(tokens.end());
    }

    /// Where the last token passed ends.
    int behind() {
        return next == 0 ? at() : tokens.each().get(next - 1).end();
    }

    Option<Token> peek() {
        return ahead(0);
    }

    /// The token so many places on.
    Option<Token> ahead(int places) {
        int place = next + places;
        return Option.when(
                flaw.isEmpty() && place < tokens.each().size(), () -> tokens.each().get(place));
    }

    /// Passes the word, if it is there.
    boolean word(String word) {
        return take(word, token -> token.isWord(word)).peek(_ -> write(word)).isDefined();
    }

    /// Passes one of the words, if one is there.
    Option<String> oneOf(Array<String> words) {
        return words.find(this::word);
    }

    /// Passes a sign with blanks around it, if it is there.
    boolean sign(String sign) {
        return take(sign, token -> token.isSign(sign)).peek(_ -> write(sign)).isDefined();
    }

    /// Passes a sign that has no blank before it.
    boolean closeSign(String sign) {
        isGlued = isGlued || peek().exists(token -> token.isSign(sign));
        return sign(sign);
    }

    /// Passes a word or text of some kind.
    ///
    /// @param name of the kind, for who looks for it in vain
    Option<Token> take(String name, Predicate<Token> kind) {
        Option<Token> found = peek().filter(kind);
        if (found.isDefined()) {
            next++;
            lookedFor.clear();
        } else if (flaw.isEmpty()) {
            lookedFor.addLast(name);
        }
        return found;
    }

    /// Writes a piece of the tidy line.
    void write(String piece) {
        var _ = tidy.append(isGlued ? "" : " ").append(piece);
        isGlued = false;
    }

    /// What stands here should be of some kind.
    void expecting(String name) {
        if (flaw.isEmpty()) {
            lookedFor.addLast(name);
        }
    }

    /// The next piece follows without a blank.
    void glue() {
        isGlued = true;
    }

    /// Something else was expected here: all that was looked for.
    void unexpected() {
        Array<String> wanted = Array.ofAll(lookedFor).reject(String::isEmpty);
        boolean areWords = !wanted.isEmpty() && wanted.forAll(Cursor::isPlainWord);
        boolean isWord = peek().exists(Token::isWord);
        Problem problem = isWord && areWords ? Problem.NOT_A_CHOICE : Problem.UNEXPECTED;
        refuse(problem, wanted.distinct().mkString(", "));
    }

    /// What stands here is wrong.
    void refuse(Problem problem, String wanted) {
        boolean isCut = peek().isEmpty() && tokens.flaw().isDefined();
        if (flaw.isEmpty() && !isCut) {
            refuse(new Flaw(at(), new Fault(problem, shown(), wanted)));
        }
    }

    void refuse(Flaw found) {
        flaw = flaw.orElse(Option.some(found));
    }

    /// A line that cannot begin so.
    void beginning(Seq<String> words) {
        refuse(
                new Flaw(
                        tokens.each().isEmpty() ? tokens.end() : tokens.each().getFirst().at(),
                        new Fault(
                                Problem.NOT_A_CHOICE,
                                tokens.each().isEmpty() ? "" : tokens.each().getFirst().text(),
                                words.mkString(", "))));
    }

    private String shown() {
        return peek().map(Token::text).map(Cursor::shown).getOrElse("");
    }

    private static String shown(String word) {
        return word.length() == 1 ? Shown.character(word, 0) : word;
    }

    private static boolean isPlainWord(String wanted) {
        return Character.isLetter(wanted.charAt(0));
    }

    /// A word as keywords are compared.
    static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
