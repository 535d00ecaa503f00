package sortis.cli.progress;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import sortis.cli.Console;
import sortis.cli.report.Signs;
import sortis.replay.Heartbeat;

/// Shows people at a terminal how far work has come that takes longer than a second. Nothing is
/// shown, and nothing spent, where errors do not go to a terminal, or somebody wants it plain
/// (`NO_COLOR`, `TERM=dumb`).
public final class Progress {
    private static final ScopedValue<Meter> METER = ScopedValue.newInstance();

    private static final int FEW = 9;

    private Progress() {}

    /// The result of some work, which is shown meanwhile. It must not write to the terminal.
    public static <T> T during(Console console, Supplier<T> work) {
        return isWanted() ? metered(new Meter(System::nanoTime, line(console)), work) : work.get();
    }

    private static boolean isWanted() {
        return Boolean.getBoolean("sortis.progress")
                && System.getenv("NO_COLOR") == null
                && !"dumb".equals(System.getenv("TERM"));
    }

    private static StatusLine line(Console console) {
        return new StatusLine(console.err(), console.signs() == Signs.ANY ? Bar.BLOCKS : Bar.ASCII);
    }

    static <T> T metered(Meter meter, Supplier<T> work) {
        try {
            return ScopedValue.where(METER, meter).call(() -> Heartbeat.heard(meter::entry, work));
        } finally {
            meter.finish();
        }
    }

    /// Works on things, on all processors, and hands over what comes out one by one in the order of
    /// the things, on this thread. A few things are not counted, but what is done with each.
    ///
    /// @param doing such as `auditing`
    /// @param counted such as `logs`
    public static <A, B> void through(
            String doing, String counted, Seq<A> things, Function<A, B> work, Consumer<B> taker) {
        if (things.size() > FEW) {
            meter().forEach(meter -> meter.things(doing, counted, things.size()));
        }
        InOrder.through(
                things,
                work,
                done -> {
                    meter().forEach(Meter::aside);
                    taker.accept(done);
                    meter().forEach(Meter::thing);
                });
    }

    /// From now on entries are gone through.
    ///
    /// @param entries how many, 0 if that is not known
    public static void entries(String doing, long entries) {
        meter().forEach(meter -> meter.entries(doing, entries));
    }

    /// From now on something is done that cannot be counted.
    public static void work(String doing) {
        meter().forEach(meter -> meter.work(doing));
    }

    /// From now on things are gone through, each told of by [#thing].
    public static void things(String doing, String counted, long things) {
        meter().forEach(meter -> meter.things(doing, counted, things));
    }

    /// One thing more is done.
    public static void thing() {
        meter().forEach(Meter::thing);
    }

    /// A file that is read.
    ///
    /// @param size in bytes
    public static InputStream reading(InputStream file, long size) {
        meter().forEach(meter -> meter.file(size));
        return meter().<InputStream>map(meter -> new Reading(file, meter)).getOrElse(file);
    }

    private static Option<Meter> meter() {
        return METER.isBound() ? Option.of(METER.get()) : Option.none();
    }

    /// Tells of the bytes that are read.
    private static final class Reading extends FilterInputStream {
        private final Meter meter;

        Reading(InputStream file, Meter meter) {
            super(file);
            this.meter = meter;
        }

        @Override
        public int read() throws IOException {
            int octet = super.read();
            meter.bytes(1);
            return octet;
        }

        @Override
        public int read(byte[] octets, int from, int length) throws IOException {
            int read = super.read(octets, from, length);
            meter.bytes(Math.max(0, read));
            return read;
        }
    }
}
