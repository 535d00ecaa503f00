package sortis.eventstore.seal;

import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// What a line and all lines before it come to: the SHA-256 of the link before, in hexadecimal, a
/// line feed, and the line without its end.
///
/// @param hash 64 hexadecimal digits, lower case
public record Link(String hash) {
    /// Before the first line.
    public static final Link START = new Link("0".repeat(64));

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    /// A link as it is written.
    public static Option<Link> parse(String text) {
        return Option.when(HASH.matcher(text).matches(), () -> new Link(text));
    }

    /// The link of the line after this one.
    public Link after(String line) {
        MessageDigest digest = begun();
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        return ended(digest);
    }

    MessageDigest begun() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((hash + "\n").getBytes(StandardCharsets.US_ASCII));
            return digest;
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static Link ended(MessageDigest digest) {
        return new Link(HexFormat.of().formatHex(digest.digest()));
    }
}
