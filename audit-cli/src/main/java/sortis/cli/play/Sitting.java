package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.play.Typist.End;
import sortis.cli.play.Typist.Interrupted;
import sortis.cli.play.Typist.Text;
import sortis.cli.play.Typist.ThrownAway;

/// A session from its beginning to its end: what is typed, and what is shown.
public final class Sitting {
    private final Session session;
    private final Typist typist;
    private final Console console;
    private Leaving leaving = Leaving.NOT_ASKED;

    /// Whether somebody asked to leave just now, and was asked back.
    private enum Leaving {
        NOT_ASKED,
        ASKED,
        LEFT,
        BROKEN_OFF
    }

    Sitting(Session session, Typist typist, Console console) {
        this.session = session;
        this.typist = typist;
        this.console = console;
    }

    /// Goes on until somebody leaves or nothing more comes, at the terminal if there is one.
    ///
    /// @return the exit code
    /// @throws sortis.cli.Trouble if the terminal cannot be used
    public static int over(Session session, Console console) {
        try (Typist typist = typist(session)) {
            return new Sitting(session, typist, console).run();
        }
    }

    private static Typist typist(Session session) {
        return Option.of(System.console()).exists(terminal -> terminal.isTerminal())
                ? LineEditor.with(session::vocabulary)
                : new Reader(System.in);
    }

    int run() {
        if (typist.isPerson()) {
            show(session.greeting());
        }
        while (leaving == Leaving.NOT_ASKED || leaving == Leaving.ASKED) {
            hear(typist.next(session.prompt()));
        }
        Seq<String> unwritten = session.close();
        show(unwritten);
        return code(unwritten);
    }

    private int code(Seq<String> unwritten) {
        if (!unwritten.isEmpty()) {
            return ExitCode.TROUBLE;
        }
        boolean isWrong = !typist.isPerson() && session.refusals() > 0;
        return leaving == Leaving.BROKEN_OFF
                ? ExitCode.INTERRUPTED
                : isWrong ? ExitCode.WRONG : ExitCode.FINE;
    }

    private void hear(Typist.Typed typed) {
        switch (typed) {
            case Text(String text) -> Vector.of(text.split("\n", -1)).forEach(this::hear);
            case ThrownAway _ -> leaving = Leaving.NOT_ASKED;
            case Interrupted _ -> interrupted();
            case End _ -> leaving = Leaving.LEFT;
        }
    }

    private void hear(String line) {
        Order order = Order.of(line);
        if (order.kind() == Order.Kind.QUIT) {
            quit();
        } else if (!line.isBlank()) {
            leaving = Leaving.NOT_ASKED;
            show(session.answer(order));
        }
    }

    private void quit() {
        boolean mustAsk = typist.isPerson() && session.isUnsaved() && leaving == Leaving.NOT_ASKED;
        leaving = mustAsk ? Leaving.ASKED : Leaving.LEFT;
        if (mustAsk) {
            show(Vector.of("This game is in no file; save FILE keeps it, quit forgets it."));
        }
    }

    private void interrupted() {
        boolean isSecond = leaving == Leaving.ASKED;
        leaving = isSecond ? Leaving.BROKEN_OFF : Leaving.ASKED;
        if (!isSecond) {
            show(session.parting());
        }
    }

    private void show(Seq<String> lines) {
        lines.forEach(console.out()::println);
        console.out().flush();
    }
}
