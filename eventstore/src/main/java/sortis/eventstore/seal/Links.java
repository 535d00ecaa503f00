package sortis.eventstore.seal;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.util.Iterator;
import sortis.eventstore.line.LinePieces;

/// The links of a log's lines, one after the other, in little memory however long a line is. A line
/// ends at byte 0x0A; one CR before it, or before the end of the log, is no part of it, nor is a
/// byte order mark at the very start. So line ends may change, but nothing else.
public final class Links {
    private final LinePieces pieces;
    private Link link = Link.START;
    private boolean isReturnPending;

    private Links(InputStream in) {
        this.pieces = new LinePieces(in);
    }

    /// The links of all lines, each made when it is asked for.
    ///
    /// @throws UncheckedIOException while they are asked for, if the log cannot be read
    public static Iterator<Link> of(InputStream in) {
        Links links = new Links(in);
        return io.vavr.collection.Iterator.continually(links::following)
                .takeWhile(Option::isDefined)
                .flatMap(next -> next);
    }

    private Option<Link> following() {
        try {
            return pieces.hasMore() ? Option.some(ofLine()) : Option.none();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Link ofLine() throws IOException {
        MessageDigest digest = link.begun();
        isReturnPending = false;
        var _ = pieces.readLine((chunk, from, to) -> take(digest, chunk, from, to));
        link = Link.ended(digest);
        return link;
    }

    /// A CR is held back until it is clear whether something follows it.
    private void take(MessageDigest digest, byte[] chunk, int from, int to) {
        if (isReturnPending) {
            digest.update((byte) '\r');
        }
        isReturnPending = chunk[to - 1] == '\r';
        digest.update(chunk, from, to - from - (isReturnPending ? 1 : 0));
    }
}
