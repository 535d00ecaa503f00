package sortis.cli.command;

import io.vavr.control.Either;
import java.util.function.Supplier;
import sortis.cli.Console;
import sortis.cli.Trouble;
import sortis.time.Unforeseeable;

/// Trouble that commands share.
final class Troubles {
    private Troubles() {}

    /// The result of some work, or the trouble with it.
    static <T> Either<Trouble, T> caught(Supplier<T> work) {
        try {
            return Either.right(work.get());
        } catch (Trouble trouble) {
            return Either.left(trouble);
        } catch (Unforeseeable routes) {
            return Either.left(trouble(routes));
        }
    }

    /// The result of some work on a log; whatever goes wrong, others need not suffer from it.
    static <T> Either<Trouble, T> caughtOf(String log, Supplier<T> work) {
        try {
            return Either.right(work.get());
        } catch (Trouble trouble) {
            return Either.left(trouble);
        } catch (Unforeseeable routes) {
            return Either.left(new Trouble(log + ": " + trouble(routes).words()));
        } catch (ArithmeticException _) {
            return Either.left(
                    new Trouble(log + ": amounts in this log add up to more than 64 bits hold"));
        } catch (RuntimeException | StackOverflowError fault) {
            return Either.left(
                    new Trouble(log + ": a fault of sortis itself; please report it: " + fault));
        }
    }

    /// The result of some work.
    ///
    /// @throws Trouble if it cannot be done
    static <T> T orThrow(Supplier<T> work) {
        return caught(work).getOrElseThrow(trouble -> trouble);
    }

    private static Trouble trouble(Unforeseeable routes) {
        return new Trouble(
                "the routes of "
                        + routes.agents().mkString(", ")
                        + " work on the same piles and take too long to come round together;"
                        + " ask for an earlier turn");
    }

    static void tell(String command, Trouble trouble, Console console) {
        console.complain("sortis " + command + ": " + trouble.words());
    }
}
