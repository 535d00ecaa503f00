package sortis.cli.report;

import io.vavr.collection.Array;
import sortis.entry.LogLine.Fault;

/// The words for why a line cannot be read.
final class Faults {
    private Faults() {}

    static String sentence(Fault fault) {
        String subject = Words.shown(fault.subject());
        String wanted = fault.wanted();
        return switch (fault.problem()) {
            case NOT_UTF8 -> "The byte " + subject + " is not UTF-8" + encoding(subject);
            case NOT_JSON -> notJson(subject, wanted);
            case TOO_LONG ->
                    "The line is longer than "
                            + wanted
                            + orElse(wanted, "16 MiB")
                            + ": "
                            + subject
                            + " bytes";
            case TOO_DEEP -> "Brackets are nested too deep here";
            case NOT_AN_OBJECT -> "An entry is a JSON object { ... }, this is not";
            case TRAILING_TEXT ->
                    "There is more on the line after the entry has ended, at " + quoted(subject);
            case DUPLICATE_KEY -> "The key " + quoted(subject) + " stands here twice";
            case UNKNOWN_KEY ->
                    "The key " + quoted(subject) + " is not known here" + meant(subject, wanted);
            case MISSING_KEY -> missing(subject);
            case WRONG_KIND -> quoted(subject) + " should be " + described(wanted);
            case NOT_A_WHOLE_NUMBER ->
                    quoted(subject)
                            + " should be a whole number, without point or exponent"
                            + range(wanted);
            case OUT_OF_RANGE -> quoted(subject) + " is out of range" + range(wanted);
            case NOT_A_CHOICE -> quoted(subject) + " is not known here" + meant(subject, wanted);
            case NAMED_TWICE -> "The name " + quoted(subject) + " is given twice";
            case TOO_FEW -> quoted(subject) + " is too short" + range(wanted);
            case TOO_MANY -> quoted(subject) + " is too long" + range(wanted);
        };
    }

    private static String notJson(String subject, String wanted) {
        String place = subject.isEmpty() ? "the end of the line" : quoted(subject);
        String nul = subject.equals("U+0000") ? " (a file in UTF-16, or damaged?)" : "";
        return "This is not JSON: "
                + place
                + " cannot stand here"
                + nul
                + (wanted.isEmpty() ? "" : "; expected " + wanted);
    }

    private static String encoding(String octet) {
        boolean isMark = octet.contains("FF") || octet.contains("FE");
        return isMark
                ? "; the file looks like UTF-16: save it as UTF-8"
                : "; save the file as UTF-8 (it may be Windows-1252)";
    }

    private static String missing(String subject) {
        return subject.contains(", ")
                ? "One of " + subject + " is needed here"
                : "The key " + quoted(subject) + " is missing";
    }

    private static String meant(String subject, String wanted) {
        Array<String> words = Array.of(wanted.split(", "));
        return Nearest.of(subject, words)
                .map(word -> "; did you mean " + quoted(word) + "?")
                .getOrElse(wanted.isEmpty() ? "" : "; known are " + wanted);
    }

    private static String described(String wanted) {
        return wanted.isEmpty() ? "something else" : wanted;
    }

    private static String range(String wanted) {
        return wanted.isEmpty() ? "" : "; it should be " + wanted;
    }

    private static String orElse(String wanted, String otherwise) {
        return wanted.isEmpty() ? otherwise : "";
    }

    private static String quoted(String text) {
        return "\"" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "\"";
    }
}
