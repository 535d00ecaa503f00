package sortis.cli.progress;

import java.time.Duration;
import java.util.function.LongSupplier;

/// Follows some work and shows how far it has come once it takes longer than a second, a few times
/// a second. It looks at the clock when it hears of the work, and at no other time. Several threads
/// may tell it.
final class Meter {
    private static final long PATIENCE = Duration.ofSeconds(1).toNanos();
    private static final long PAUSE = Duration.ofMillis(200).toNanos();

    private final LongSupplier clock;
    private final Display display;
    private final long begun;
    private Counting counting = Counting.NOTHING;
    private String doing = "";
    private String things = "";
    private long done;
    private long total;
    private long since;
    private long next;

    /// What the numbers of the present stage are.
    private enum Counting {
        NOTHING,
        BYTES,
        ENTRIES,
        THINGS
    }

    /// Where it is shown.
    interface Display {
        void show(Stage stage);

        void clear();
    }

    /// @param clock in nanoseconds
    Meter(LongSupplier clock, Display display) {
        this.clock = clock;
        this.display = display;
        this.begun = clock.getAsLong();
        this.next = begun + PATIENCE;
    }

    /// Things are gone through one by one; what happens within one of them is not counted.
    synchronized void things(String work, String counted, long all) {
        begin(Counting.THINGS, work, counted, all);
    }

    /// One of the things is done.
    synchronized void thing() {
        done++;
        look();
    }

    /// Entries are gone through.
    ///
    /// @param all how many there are, 0 if that is not known
    synchronized void entries(String work, long all) {
        if (counting != Counting.THINGS) {
            begin(Counting.ENTRIES, work, "entries", all);
        }
    }

    /// Something is done that cannot be counted.
    synchronized void work(String work) {
        if (counting != Counting.THINGS) {
            begin(Counting.ENTRIES, work, "", 0);
        }
    }

    /// An entry was played or judged.
    synchronized void entry() {
        done += counting == Counting.ENTRIES ? 1 : 0;
        look();
    }

    /// A file is read.
    synchronized void file(long bytes) {
        if (counting != Counting.THINGS) {
            begin(Counting.BYTES, "reading", "", bytes);
        }
    }

    /// Some more of the file was read.
    synchronized void bytes(long more) {
        done += counting == Counting.BYTES ? more : 0;
        look();
    }

    private void begin(Counting kind, String work, String counted, long all) {
        counting = kind;
        doing = work;
        things = counted;
        done = 0;
        total = all;
        since = clock.getAsLong();
    }

    private void look() {
        long now = clock.getAsLong();
        if (now - next >= 0 && counting != Counting.NOTHING) {
            next = now + PAUSE;
            display.show(new Stage(doing, things, done, total, Duration.ofNanos(now - since)));
        }
    }

    /// Makes room for something else on the terminal.
    synchronized void aside() {
        display.clear();
    }

    synchronized void finish() {
        display.clear();
    }
}
