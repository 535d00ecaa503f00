package sortis.cli.report;
import io.vavr.collection.Array;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;

/// The words for why a line cannot be read.
final class Faults {
    /// Between the ends of a range.
    private static final String BETWEEN = " \u2026 ";

    private Faults() {}

    /// @param line in which it stands, as it is shown
    static String sentence(Fault fault, String line) {
        String subject = Words.shown(fault.subject());
        String wanted = fault.wanted();
        return switch (fault.problem()) {
            case NOT_UTF8 -> "The byte " + subject + " is not UTF-8" + Encodings.advice(line);
            case NOT_JSON -> notJson(subject, wanted) + Encodings.doubt(subject, line);
            case TOO_LONG -> "The line has " + subject + " bytes; 16 MiB is the most";
            case TOO_DEEP -> "Brackets are nested too deep here";
            case NOT_AN_OBJECT -> "An entry is a JSON object { ... }; this is none";
            case TRAILING_TEXT -> "The entry has ended, but more follows: " + quoted(subject);
            case DUPLICATE_KEY -> "The key " + quoted(subject) + " stands here twice";
            case NEWER_FORMAT ->
                    "This log is of format "
                            + subject
                            + ", and this version of sortis reads formats up to "
                            + wanted
                            + "; update sortis to read it";
            case UNKNOWN_KEY ->
                    "The key " + quoted(subject) + " is not known here" + meant(subject, wanted);
            case MISSING_KEY -> missing(subject);
            case WRONG_KIND -> quoted(subject) + " should be " + described(wanted);
            case NOT_A_WHOLE_NUMBER, OUT_OF_RANGE ->
                    quoted(subject) + " should be " + described(wanted) + plain(fault);
            case NOT_A_CHOICE -> quoted(subject) + " is not known here" + meant(subject, wanted);
            case NAMED_TWICE -> "The name " + quoted(subject) + " is given twice";
            case TOO_FEW -> quoted(subject) + sized(wanted, " needs at least ");
            case TOO_MANY -> quoted(subject) + sized(wanted, " may hold at most ");
            case UNEXPECTED -> Expected.sentence(subject, wanted);
        };
    }

    private static String plain(Fault fault) {
        return fault.problem() == Problem.NOT_A_WHOLE_NUMBER
                ? ", without a point or an exponent"
                : "";
    }

    private static String notJson(String subject, String wanted) {
        String place = subject.isEmpty() ? "the end of the line" : quoted(subject);
        return "This is not JSON: "
                + place
                + " cannot stand here"
                + (wanted.isEmpty() ? "" : "; expected " + wanted);
    }

    private static String missing(String subject) {
        return subject.contains(", ")
                ? "One of " + subject + " is needed here"
                : "The key " + quoted(subject) + " is missing";
    }

    static String meant(String subject, String wanted) {
        Array<String> words = Array.of(wanted.split(", "));
        return Nearest.of(subject, words)
                .map(word -> "; did you mean " + quoted(word) + "?")
                .getOrElse(
                        wanted.isEmpty() ? "" : "; known are " + wanted.replace(BETWEEN, " to "));
    }

    private static String described(String wanted) {
        boolean isRange = wanted.contains(BETWEEN);
        if (isRange && wanted.startsWith("0" + BETWEEN + "F")) {
            return "one hexadecimal digit, 0 to F";
        }
        if (isRange && wanted.startsWith("00" + BETWEEN)) {
            return "two hexadecimal digits, 00 to FF";
        }
        return isRange ? "a whole number, " + wanted.replace(BETWEEN, " to ") : kind(wanted);
    }

    private static String kind(String wanted) {
        return switch (wanted) {
            case "" -> "something else";
            case "[]" -> "a list [ ... ]";
            case "{}" -> "an object { ... }";
            case "[x, y]" -> "a square [x, y]";
            case "true, false" -> "true or false";
            default -> wanted;
        };
    }

    private static String sized(String wanted, String most) {
        boolean isNumber = !wanted.isEmpty() && wanted.chars().allMatch(Character::isDigit);
        return isNumber ? most + wanted : " should be " + kind(wanted);
    }

    static String quoted(String text) {
        return "\"" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "\"";
    }
}
