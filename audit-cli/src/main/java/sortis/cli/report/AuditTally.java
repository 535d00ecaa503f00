package sortis.cli.report;

/// How the audits of several logs came out.
///
/// @param unread how many logs could not be audited
public record AuditTally(int clean, int faulty, int unread) {
    public static final AuditTally NONE = new AuditTally(0, 0, 0);

    /// With one audit more.
    public AuditTally with(boolean isClean) {
        return new AuditTally(clean + (isClean ? 1 : 0), faulty + (isClean ? 0 : 1), unread);
    }

    /// With one log more that could not be audited.
    public AuditTally withUnread() {
        return new AuditTally(clean, faulty, unread + 1);
    }

    int logs() {
        return clean + faulty + unread;
    }
}
