package sortis.cli.lsp;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/// The beginning of a JSON line up to the cursor.
///
/// @param head up to the word that is being written
/// @param from where that word begins, its quote included
/// @param isInText whether that word stands in quotes
/// @param open the brackets that are open, the innermost first
/// @param keys those of the innermost object so far
/// @param key the one to which a value here belongs, empty if there is none
record JsonPrefix(
        String head,
        int from,
        boolean isInText,
        List<Character> open,
        Seq<String> keys,
        String key) {
    /// What the word can be.
    enum Role {
        KEY,
        VALUE,
        NEITHER
    }

    static JsonPrefix of(String text) {
        return new Walk(text).prefix();
    }

    Role role() {
        String before = head.stripTrailing();
        char last = before.isEmpty() ? ' ' : before.charAt(before.length() - 1);
        boolean isInObject = open.headOption().contains('{');
        if (isInObject && (last == '{' || last == ',')) {
            return Role.KEY;
        }
        boolean isInList = open.headOption().contains('[') && (last == '[' || last == ',');
        return isInList || (isInObject && last == ':') ? Role.VALUE : Role.NEITHER;
    }

    /// What closes all that is open.
    String closing() {
        return open.map(bracket -> bracket == '{' ? "}" : "]").mkString();
    }

    /// Goes through the text once.
    private static final class Walk {
        private final String text;
        private List<Character> open = List.empty();
        private List<List<String>> keys = List.empty();
        private List<String> owners = List.of("");
        private int quote = -1;
        private int word;
        private String latest = "";

        private Walk(String text) {
            this.text = text;
        }

        private JsonPrefix prefix() {
            for (int at = 0; at < text.length(); at++) {
                at = quote >= 0 && text.charAt(at) == '\\' ? at + 1 : step(at);
            }
            int from = quote >= 0 ? quote : word;
            return new JsonPrefix(
                    text.substring(0, from),
                    from,
                    quote >= 0,
                    open,
                    keys.headOption().getOrElse(List.empty()),
                    owners.headOption().getOrElse(""));
        }

        private int step(int at) {
            char sign = text.charAt(at);
            if (sign == '"') {
                turnQuote(at);
            } else if (quote < 0) {
                outside(at, sign);
            }
            return at;
        }

        private void turnQuote(int at) {
            if (quote >= 0) {
                latest = text.substring(quote + 1, at);
                word = at + 1;
            }
            quote = quote >= 0 ? -1 : at;
        }

        private void outside(int at, char sign) {
            switch (sign) {
                case '{', '[' -> enter(sign);
                case '}', ']' -> leave();
                case ':' -> named();
                default -> {}
            }
            boolean isOfWord = Character.isLetterOrDigit(sign) || sign == '-' || sign == '_';
            word = isOfWord ? word : at + 1;
        }

        private void enter(char bracket) {
            open = open.prepend(bracket);
            keys = keys.prepend(List.empty());
            owners = owners.prepend(bracket == '{' ? "" : owners.headOption().getOrElse(""));
        }

        private void leave() {
            open = open.drop(1);
            keys = keys.drop(1);
            owners = owners.size() > 1 ? owners.drop(1) : owners;
        }

        private void named() {
            keys = keys.isEmpty() ? keys : keys.update(0, these -> these.prepend(latest));
            owners = owners.update(0, latest);
        }
    }
}
