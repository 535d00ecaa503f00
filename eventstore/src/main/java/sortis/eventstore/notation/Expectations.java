package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.eventstore.notation.Line.Broken;
import sortis.eventstore.notation.Values.Base;

/// What can follow the beginning of a line: the parser says it itself when it meets a word there
/// that is none.
public final class Expectations {
    /// No word, name or quantity of the notation.
    private static final String NOTHING = " \u00A7";

    private Expectations() {}

    /// Words, and names of kinds such as `<square>`; none if the beginning is wrong already.
    ///
    /// @param beginning ends between two words
    public static Seq<String> after(String beginning) {
        return Vector.of(Base.DECIMAL, Base.HEXADECIMAL)
                .map(base -> wanted(beginning, base))
                .find(Option::isDefined)
                .flatMap(wanted -> wanted)
                .map(wanted -> (Seq<String>) Array.of(wanted.split(", ", -1)))
                .getOrElse(Vector.empty())
                .reject(String::isEmpty);
    }

    /// How a name is written: in quotes if it would be read as something else.
    public static String name(String name) {
        return Spelling.name(name);
    }

    private static Option<String> wanted(String beginning, Base base) {
        return LineParser.parse(beginning + NOTHING, 0, base).line() instanceof Broken(var flaw)
                        && flaw.at() > beginning.stripTrailing().length()
                ? Option.of(flaw.fault().wanted())
                : atStart(beginning);
    }

    private static Option<String> atStart(String beginning) {
        return Option.when(beginning.isBlank(), () -> Words.RESERVED.mkString(", "));
    }
}
