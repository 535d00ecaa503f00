package sortis.eventstore.notation;

/// A word, a sign or a text in quotes of a line.
///
/// @param at where it begins, in UTF-16 units from 0
/// @param end where it ends, that place excluded
/// @param text as written; of a text in quotes what it means
record Token(Kind kind, int at, int end, String text) {
    enum Kind {
        WORD,
        SIGN,
        TEXT
    }

    boolean isSign(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isWord() {
        return kind == Kind.WORD;
    }

    boolean isText() {
        return kind == Kind.TEXT;
    }

    /// Whether it can be a name: a text in quotes, or a word that begins with a letter or a digit.
    boolean isName() {
        boolean isPlain =
                isWord()
                        && (text.startsWith("_") || Character.isLetterOrDigit(text.codePointAt(0)));
        return isPlain || (isText() && !text.isEmpty());
    }

    /// Whether it is that word, in upper or lower case.
    boolean isWord(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }
}
