package sortis.cli.report;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import sortis.finding.Finding;

/// Fingerprints by which a finding is known again in a later version of a log: they hold the text
/// of its line, its code and what it is about, but not where the line stands.
final class SarifPrints {
    private static final int DIGITS = 16;

    private SarifPrints() {}

    /// A finding with its fingerprint.
    ///
    /// @param print a hash, a colon, and which of several equal ones it is
    record Printed(Audited audit, Finding finding, String print) {}

    static Seq<Printed> of(Audited audit) {
        return audit.report()
                .findings()
                .foldLeft(
                        new Progress(HashMap.empty(), Vector.empty()),
                        (progress, finding) -> progress.with(audit, finding))
                .printed();
    }

    private static String hash(Finding finding) {
        String text = finding.origin().map(origin -> origin.where().text()).getOrElse("");
        String about = finding.code() + "\n" + finding.evidence().subject() + "\n" + text;
        return HexFormat.of()
                .formatHex(digest().digest(about.getBytes(StandardCharsets.UTF_8)))
                .substring(0, DIGITS);
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// @param seen how often each hash came so far
    private record Progress(Map<String, Integer> seen, Vector<Printed> printed) {
        private Progress with(Audited audit, Finding finding) {
            String hash = hash(finding);
            int nth = seen.getOrElse(hash, 0) + 1;
            return new Progress(
                    seen.put(hash, nth),
                    printed.append(new Printed(audit, finding, hash + ":" + nth)));
        }
    }
}
