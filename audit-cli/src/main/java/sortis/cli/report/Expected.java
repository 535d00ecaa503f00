package sortis.cli.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/// The words for what a line of the notation should say where it says something else.
final class Expected {
    /// More than so many are not listed.
    private static final int MOST = 6;

    private Expected() {}

    /// @param subject what stands there, empty at the end of the line
    /// @param wanted words that may stand there, and names of kinds such as `<square>`
    static String sentence(String subject, String wanted) {
        Array<String> all = Array.of(wanted.split(", ", -1)).reject(String::isEmpty);
        String stands =
                subject.isEmpty()
                        ? "The line ends here"
                        : Faults.quoted(subject) + " cannot stand here";
        return sentence(subject, all, stands);
    }

    /// The same of a cell of a spreadsheet.
    static String inCell(String subject, String wanted) {
        Array<String> all = Array.of(wanted.split(", ", -1)).reject(String::isEmpty);
        String stands =
                subject.isEmpty()
                        ? "Something is missing here"
                        : Faults.quoted(subject) + " cannot stand here";
        return sentence(subject, all, stands);
    }

    private static String sentence(String subject, Array<String> all, String stands) {
        return Nearest.of(subject, all.reject(Expected::isKind))
                .map(word -> stands + "; did you mean " + Faults.quoted(word) + "?")
                .getOrElse(() -> stands + expected(all.map(Expected::worded).distinct()));
    }

    private static String expected(Seq<String> all) {
        Seq<String> named = all.take(MOST);
        return all.isEmpty() ? "" : "; expected " + named.mkString(" or ");
    }

    private static boolean isKind(String wanted) {
        return wanted.length() < 2 || wanted.startsWith("<");
    }

    private static String worded(String wanted) {
        return switch (wanted) {
            case "<square>" -> "a square such as 12,7";
            case "<hex square>" -> "a hexadecimal square such as 0C,07";
            case "<number>" -> "a whole number";
            case "<amount>" -> "an amount such as 3w or 2o0";
            case "<gain>" -> "a gain such as +3w";
            case "<payment>" -> "a payment such as -2o0";
            case "<wood gain>" -> "wood gained such as +1w";
            case "<octet>" -> "two hexadecimal digits";
            case "<claim>" -> "a value such as EF, E. or o0";
            case "<name>" -> "a name";
            case "<page>" -> "a page such as [p3 l12]";
            case "<text>" -> "text in quotes";
            default -> wanted.length() < 3 ? "\"" + wanted + "\"" : wanted;
        };
    }
}
