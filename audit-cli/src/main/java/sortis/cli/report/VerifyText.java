package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import sortis.eventstore.seal.Verification.Break;
import sortis.eventstore.seal.Verification.Span;
import sortis.eventstore.seal.Verification;

/// What a seal proves, as text and as JSON.
public final class VerifyText {
    private VerifyText() {}

    /// All there is to say, a line each.
    ///
    /// @param log as it was given
    /// @param found what is proved, or the line of the seal that cannot be read
    public static Seq<String> lines(String log, Either<Long, Verification> found) {
        String shown = Words.shown(log);
        return found.fold(line -> Vector.of(damaged(shown, line)), each -> lines(shown, each))
                .flatMap(line -> Lines.wrapped(line, 2));
    }

    private static Vector<String> lines(String log, Verification found) {
        if (found.isImpossible()) {
            return Vector.of(
                    log + ": not provable: it was never sealed, or its seal is lost.",
                    "  help: sortis seal " + log + " seals it as it is now.");
        }
        return Vector.<String>empty()
                .appendAll(found.broken().map(broken -> broken(log, found, broken)))
                .appendAll(kept(log, found))
                .appendAll(found.unsealed().map(span -> unsealed(log, span)))
                .appendAll(tail(found));
    }

    private static String broken(String log, Verification found, Break broken) {
        return switch (broken.harm()) {
            case CHANGED ->
                    broken.line() == 0
                            ? log
                                    + ": error: its first "
                                    + found.sealed()
                                    + " lines are not those of the head. Which one differs cannot"
                                    + " be told without the seal."
                            : log
                                    + ":"
                                    + broken.line()
                                    + ": error: this is not the line that was sealed here: it was"
                                    + " changed or added, or one was taken away.";
            case MISSING ->
                    log
                            + ":"
                            + broken.line()
                            + ": error: "
                            + lines(new Span(broken.line(), found.sealed()))
                            + " of those sealed "
                            + (broken.line() == found.sealed() ? "is" : "are")
                            + " missing; the log ends before.";
            case SEAL_DAMAGED -> damaged(log, broken.line() + 1);
            case OTHER_HEAD ->
                    log
                            + ": error: the log and its seal agree, but not with the head. Both"
                            + " were changed since it was noted, or it is that of another log.";
        };
    }

    private static String damaged(String log, long line) {
        return log
                + ".seal:"
                + line
                + ": error: the seal is damaged here. If the log is right, sortis seal --anew "
                + log
                + " makes a new one.";
    }

    /// The lines that are proved to be as they were.
    private static Vector<String> kept(String log, Verification found) {
        long last =
                found.broken()
                        .map(broken ->
                                broken.harm() == Break.Harm.SEAL_DAMAGED
                                        ? found.sealed()
                                        : Math.max(0, broken.line() - 1))
                        .getOrElse(found.sealed());
        return last == 0
                ? Vector.empty()
                : Vector.of(
                        log
                                + ": "
                                + lines(new Span(1, last))
                                + (last == 1 ? " is as it was" : " are as they were")
                                + " sealed.");
    }

    private static String unsealed(String log, Span span) {
        boolean isOne = span.from() == span.to();
        return log
                + ":"
                + span.from()
                + ": unsealed: "
                + lines(span)
                + (isOne ? " was" : " were")
                + " written by other means, and nothing tells whether "
                + (isOne ? "it is as it was" : "they are as they were")
                + ". sortis seal takes "
                + (isOne ? "it" : "them")
                + " as "
                + (isOne ? "it is" : "they are")
                + " now.";
    }

    private static Vector<String> tail(Verification found) {
        return found.isTailProved() || found.broken().isDefined()
                ? Vector.empty()
                : Vector.of(
                        "Whether lines were lost at the end, and their seal too, is not provable"
                                + " without a head that was kept elsewhere: --head COUNT:HASH.");
    }

    private static String lines(Span span) {
        return span.from() == span.to()
                ? "line " + span.from()
                : "lines " + span.from() + " to " + span.to();
    }

    /// As JSON, on one line.
    ///
    /// @param name of the log's file
    public static String json(String name, Either<Long, Verification> found) {
        Json.Fields log = Json.object().with("log", name);
        return found.fold(
                        line -> log.with("verdict", "seal damaged").with("line", line),
                        each -> log.and(json(each)))
                .text();
    }

    private static Json.Fields json(Verification found) {
        return Json.object()
                .with("verdict", verdict(found))
                .with("lines", found.lines())
                .with("sealed", found.sealed())
                .with(
                        "line",
                        found.broken()
                                .filter(broken -> broken.line() > 0)
                                .map(broken -> new Json.Count(broken.line())))
                .with("unsealed", Json.ifAny(found.unsealed().map(VerifyText::pair)))
                .with("tail", found.isTailProved() ? "proved" : "not provable");
    }

    private static Json pair(Span span) {
        return new Json.Elements(Vector.of(new Json.Count(span.from()), new Json.Count(span.to())));
    }

    private static String verdict(Verification found) {
        String whole = found.unsealed().isEmpty() ? "sealed" : "unsealed";
        return found.isImpossible()
                ? "not provable"
                : found.broken().map(broken -> verdict(broken.harm())).getOrElse(whole);
    }

    private static String verdict(Break.Harm harm) {
        return switch (harm) {
            case CHANGED -> "changed";
            case MISSING -> "missing";
            case SEAL_DAMAGED -> "seal damaged";
            case OTHER_HEAD -> "other head";
        };
    }
}
