package sortis.replay;

import java.util.function.Supplier;

/// Lets somebody hear how work goes on, without the work knowing who that is: every entry that is
/// played or judged is a beat.
public final class Heartbeat {
    private static final ScopedValue<Runnable> LISTENER = ScopedValue.newInstance();

    private Heartbeat() {}

    /// The result of some work, whose beats the listener hears on the thread that does it.
    public static <T> T heard(Runnable listener, Supplier<T> work) {
        return ScopedValue.where(LISTENER, listener).call(work::get);
    }

    /// An entry was played or judged.
    public static void beat() {
        if (LISTENER.isBound()) {
            LISTENER.get().run();
        }
    }
}
