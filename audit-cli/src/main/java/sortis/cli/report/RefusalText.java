package sortis.cli.report;

import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.file.Refusal;

/// The words for why a log was left as it was, and what to do about it.
public final class RefusalText {
    private static final int SHOWN = 40;

    private RefusalText() {}

    /// Says it, without a full stop at its end.
    ///
    /// @param log as it was given
    public static String of(String log, Refusal refusal) {
        String detail = refusal.detail();
        return switch (refusal.why()) {
            case TORN -> torn(log, detail);
            case DAMAGED -> refusal.line().map(line -> damaged(log, line)).getOrElse(log);
            case UNREADABLE -> refusal.line().map(line -> unreadable(log, line)).getOrElse(log);
            case CONFLICT -> conflict(log, detail);
            case NOT_WANTED -> "nothing was written to " + log;
            case CHANGED -> log + " was changed by somebody else meanwhile: leave and start again";
            case GONE -> log + " is gone";
            case EXISTS -> log + " exists already and is not replaced";
            case LOCKED -> locked(log, detail);
            case READ_ONLY -> log + " is packed and can only be read; unpack it first: gunzip";
            case UNREACHABLE -> log + " cannot be written to: " + detail;
            case NOT_WRITTEN ->
                    log + " could not be written: " + detail + "; it is as it was before";
            case IN_DOUBT ->
                    log + " could not be written (" + detail + "), and may end in a part of it";
            case SEAL_BROKEN -> sealBroken(log, detail);
            case SEALED -> log + " is sealed, so nothing is taken back; strike the entry instead";
            case NOT_LAST -> "it is no longer the last part of " + log;
        };
    }

    /// What to say of a log whose last line is not whole.
    public static String torn(String log, String line) {
        return "the last line of "
                + log
                + " has no end and cannot be read: "
                + shown(line)
                + "; mend it, or let sortis repair "
                + log
                + " put it aside";
    }

    private static String shown(String line) {
        return line.length() > SHOWN ? line.substring(0, SHOWN) + "..." : line;
    }

    private static String damaged(String log, Unreadable line) {
        return unreadable(log, line)
                + "; mend this line, or strike entry "
                + line.number()
                + ", before anything is added";
    }

    private static String unreadable(String log, Unreadable line) {
        return FaultText.place(log, line)
                + ": "
                + AuditText.ended(FaultText.sentence(line))
                + " Nothing was written";
    }

    private static String conflict(String log, String entries) {
        return log
                + " has "
                + entries
                + (entries.equals("1") ? " entry" : " entries")
                + ", and not what was expected there; nothing was written. Read it again, and"
                + " decide anew";
    }

    private static String locked(String log, String seconds) {
        return "another program has been writing to "
                + log
                + " for "
                + seconds
                + " s; nothing was written. Try again, or wait longer";
    }

    private static String sealBroken(String log, String line) {
        String what =
                line.equals("0")
                        ? "the seal of " + log + " is damaged"
                        : log + ":" + line + ": this line is not as it was sealed";
        return what
                + "; nothing was written. sortis verify "
                + log
                + " says more, and sortis seal --anew "
                + log
                + " seals what stands there now";
    }
}
