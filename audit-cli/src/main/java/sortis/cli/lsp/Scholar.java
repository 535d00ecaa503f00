package sortis.cli.lsp;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import sortis.finding.RuleCode;
import sortis.time.Unforeseeable;

/// Studies the texts of one document one after the other, each with what it knows from before.
final class Scholar {
    private final Supplier<Predicate<RuleCode>> wants;
    private Option<Study> good = Option.none();
    private Option<Text> latest = Option.none();
    private Either<String, Study> result = Either.left("");

    /// @param wants which rules the player wants to hear of, asked anew for every text
    Scholar(Supplier<Predicate<RuleCode>> wants) {
        this.wants = wants;
    }

    /// The study of a text, or why it cannot be studied, in words for the player.
    ///
    /// @param isVain asked again and again; once it says so, the study is given up
    /// @throws CancellationException if it was given up
    Either<String, Study> study(Text text, BooleanSupplier isVain) {
        if (!latest.exists(known -> known == text)) {
            result = attempted(text, isVain);
            latest = Option.of(text);
            good = result.toOption().orElse(good);
        }
        return result;
    }

    /// The study of the last text that could be studied.
    Option<Study> lastGood() {
        return good;
    }

    private Either<String, Study> attempted(Text text, BooleanSupplier isVain) {
        try {
            return Either.right(Study.of(text, good, wants.get(), isVain));
        } catch (CancellationException givenUp) {
            throw givenUp;
        } catch (Unforeseeable routes) {
            return Either.left(
                    "This log cannot be audited: the routes of "
                            + routes.agents().mkString(", ")
                            + " work on the same piles and take too long to come round together.");
        } catch (ArithmeticException _) {
            return Either.left(
                    "This log cannot be audited: amounts in it add up to more than 64 bits hold.");
        } catch (OutOfMemoryError _) {
            good = Option.none();
            return Either.left(
                    "There is not enough memory to audit this log; give more:"
                            + " SORTIS_JAVA_OPTS=-Xmx2g");
        } catch (RuntimeException | StackOverflowError fault) {
            return Either.left("A fault of sortis itself; please report it: " + fault);
        }
    }
}
