package sortis.replay.diff;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.entry.LogLine;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// Where two logs part: the first number under which they do not say the same.
public final class LogDiff {
    private LogDiff() {}

    /// The first difference.
    ///
    /// @param a the entry of the one log; none if it has ended
    /// @param b that of the other
    public record Difference(EntryNumber number, Option<LogLine> a, Option<LogLine> b) {
        /// The turn written in the one entry, else in the other, if it can be read.
        public Option<Turn> turn() {
            return a.flatMap(LogLine::writtenTurn).orElse(() -> b.flatMap(LogLine::writtenTurn));
        }
    }

    /// Compares entry by entry, struck and unreadable ones too.
    ///
    /// @param content what counts in a line when it is compared
    public static Option<Difference> first(
            Seq<LogLine> a, Seq<LogLine> b, Function<LogLine, String> content) {
        Option<LogLine> ended = Option.none();
        return a.map(Option::of)
                .zipAll(b.map(Option::of), ended, ended)
                .zipWithIndex()
                .map(each ->
                        new Difference(EntryNumber.FIRST.plus(each._2), each._1._1, each._1._2))
                .find(pair -> !pair.a().map(content).equals(pair.b().map(content)));
    }
}
