package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

/// JSON read with the least there is, to compare with what the program reads.
final class Json {
    private static final String LETTERS = "bfnrt";
    private static final String MEANT = "\b\f\n\r\t";

    private Json() {}

    /// What stands between the quotes of a JSON text, some bytes as `<00>`.
    static String text(String written) {
        String text = new String(Torture.octets(written), UTF_8);
        StringBuilder read = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            boolean isEscaped = text.charAt(at) == '\\';
            boolean isUnit = isEscaped && text.charAt(at + 1) == 'u';
            read.append(
                    isUnit
                            ? unit(text, at)
                            : isEscaped ? escaped(text.charAt(at + 1)) : text.charAt(at));
            at += isUnit ? 6 : isEscaped ? 2 : 1;
        }
        return read.toString();
    }

    private static char unit(String text, int at) {
        return (char) Integer.parseInt(text.substring(at + 2, at + 6), 16);
    }

    private static char escaped(char letter) {
        int at = LETTERS.indexOf(letter);
        return at < 0 ? letter : MEANT.charAt(at);
    }
}
