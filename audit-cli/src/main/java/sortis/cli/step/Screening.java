package sortis.cli.step;

import io.vavr.control.Option;
import sortis.cli.ExitCode;
import sortis.cli.picture.Depth;
import sortis.cli.report.Signs;

/// Somebody steps through a game at a terminal.
public final class Screening {
    /// How long to wait before looking whether the terminal has another size, in milliseconds.
    private static final long LOOK = 200;

    private Screening() {}

    /// Goes on until somebody leaves; then the terminal is as it was.
    ///
    /// @return the exit code
    /// @throws sortis.cli.Trouble if the terminal cannot be used
    public static int of(Film film, Depth depth, Signs signs) {
        try (Screen screen = Screen.open(depth)) {
            Stepper last = run(screen, Stepper.begun(film), signs);
            return last.view() == Stepper.View.BROKEN_OFF ? ExitCode.INTERRUPTED : ExitCode.FINE;
        }
    }

    private static Stepper run(Screen screen, Stepper first, Signs signs) {
        Stepper now = first;
        Size size = screen.size();
        screen.show(new Page(now, size, signs).lines());
        while (!now.isOver()) {
            Stepper next = heard(screen, now, Page.listed(size));
            Size other = screen.size();
            if (!next.isOver() && (!next.equals(now) || !other.equals(size))) {
                screen.show(new Page(next, other, signs).lines());
            }
            now = next;
            size = other;
        }
        return now;
    }

    /// After all keys that were pressed meanwhile, so that the page never lags behind them.
    private static Stepper heard(Screen screen, Stepper before, int page) {
        Stepper now = before;
        Option<Key> key = screen.key(LOOK);
        while (key.isDefined() && !now.isOver()) {
            Stepper earlier = now;
            now = key.map(pressed -> earlier.pressed(pressed, page)).getOrElse(earlier);
            key = now.isOver() ? Option.none() : screen.key(1);
        }
        return now;
    }
}
