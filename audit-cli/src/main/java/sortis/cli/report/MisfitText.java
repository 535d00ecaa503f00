package sortis.cli.report;

import sortis.entry.LogLine.Fault;
import sortis.eventstore.csv.Misfit;

/// The words for what is wrong in a spreadsheet.
public final class MisfitText {
    private MisfitText() {}

    /// Where it is, as in `game.csv:14:C`, and what is wrong there.
    public static String of(String path, Misfit misfit) {
        String place = misfit.letters().map(letters -> ":" + letters).getOrElse("");
        String sentence = sentence(misfit);
        String end = sentence.endsWith("?") ? "" : ".";
        return path + ":" + misfit.row() + place + ": " + sentence + end;
    }

    /// What follows from so many of them.
    public static String summary(int count, int most) {
        String shown = count > most ? ", the first " + most + " of them shown" : "";
        return Words.counted(count, "place") + " to mend" + shown + "; nothing was written";
    }

    private static String sentence(Misfit misfit) {
        Fault fault = misfit.fault();
        return switch (fault.problem()) {
            case MISSING_KEY -> missing(misfit);
            case UNKNOWN_KEY -> unknown(misfit);
            case DUPLICATE_KEY -> "The column " + Faults.quoted(fault.subject()) + " stands twice";
            case UNEXPECTED -> unexpected(misfit);
            case WRONG_KIND, NOT_A_WHOLE_NUMBER, OUT_OF_RANGE ->
                    Faults.sentence(fault, misfit.cell()) + stands(misfit);
            default -> Faults.sentence(fault, misfit.cell());
        };
    }

    private static String missing(Misfit misfit) {
        String subject = Words.shown(misfit.fault().subject());
        return subject.contains(", ")
                ? "One of " + subject + " has to be filled in"
                : Faults.quoted(subject)
                        + (misfit.column().isDefined()
                                ? " has to be filled in"
                                : " is missing: the first row names the columns, "
                                        + "and one of them is to be "
                                        + subject);
    }

    /// In the first row, a name that is none; else a field that entries of this type do not have.
    private static String unknown(Misfit misfit) {
        Fault fault = misfit.fault();
        boolean isInHeader = misfit.cell().strip().equals(fault.subject());
        String name = Faults.quoted(Words.shown(fault.subject()));
        return isInHeader
                ? "There is no field " + name + Faults.meant(fault.subject(), fault.wanted())
                : "This type of entry has no " + name + "; leave the cell empty";
    }

    private static String unexpected(Misfit misfit) {
        Fault fault = misfit.fault();
        String subject = Words.shown(fault.subject());
        return switch (fault.wanted()) {
            case Misfit.QUOTES ->
                    "Quotation marks do not go together from here on; put the cell in quotes and"
                            + " write each quote in it twice";
            case Misfit.NAME_ABOVE ->
                    Faults.quoted(subject)
                            + " stands under no name; name its column in the first row, or empty"
                            + " it";
            case "<payment>", "<gain>" -> Expected.inCell(subject, "<amount>");
            default -> Expected.inCell(subject, fault.wanted());
        };
    }

    private static String stands(Misfit misfit) {
        return misfit.cell().isBlank()
                ? ""
                : ", not " + Faults.quoted(Words.shown(misfit.cell().strip()));
    }
}
