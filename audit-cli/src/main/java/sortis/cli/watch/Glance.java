package sortis.cli.watch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sortis.eventstore.EventStore;
import sortis.eventstore.file.Tail;
import sortis.replay.Transcript;

/// A log at one moment.
sealed interface Glance {
    /// All of it is there.
    record Whole(ByteBuffer bytes) implements Glance {}

    /// Its last line is perhaps still being written.
    record Growing(ByteBuffer bytes) implements Glance {}

    /// Nothing is there, perhaps for a moment only.
    record Nothing(Why why) implements Glance {}

    /// Why there is nothing.
    enum Why {
        /// There is no such file.
        GONE,
        /// It has no bytes.
        EMPTY,
        /// It cannot be read.
        CLOSED
    }

    /// Looks at a file, and takes no lock.
    static Glance at(Path file) {
        try {
            return of(Files.readAllBytes(file));
        } catch (NoSuchFileException _) {
            return new Nothing(Why.GONE);
        } catch (IOException _) {
            return new Nothing(Why.CLOSED);
        }
    }

    static Glance of(byte[] bytes) {
        if (bytes.length == 0) {
            return new Nothing(Why.EMPTY);
        }
        ByteBuffer kept = ByteBuffer.wrap(bytes).asReadOnlyBuffer();
        return Tail.of(bytes).isTorn() ? new Growing(kept) : new Whole(kept);
    }

    /// Whether there may be more in a moment.
    default boolean isPending() {
        return !(this instanceof Whole);
    }

    /// What it is if it stays so: a last line without an end is meant so, and so is an empty log.
    default Glance settled() {
        return switch (this) {
            case Whole whole -> whole;
            case Growing(var bytes) -> new Whole(bytes);
            case Nothing(var why) -> why == Why.EMPTY ? new Whole(ByteBuffer.allocate(0)) : this;
        };
    }

    /// The log with that content.
    static Transcript transcript(Whole whole) {
        byte[] copy = new byte[whole.bytes().capacity()];
        ByteBuffer _ = whole.bytes().duplicate().rewind().get(copy);
        return Transcript.of(EventStore.stream(new ByteArrayInputStream(copy)).read());
    }
}
