package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.replay.Moment;
import sortis.world.World;

/// Something that may change with an entry.
///
/// @param before what it was, if it was anything
/// @param after what it is, if it is anything
record Fact(String name, Option<String> before, Option<String> after) {
    private static final int NAME = 11;

    static Fact of(String name, Moment moment, Function<World, Option<String>> says) {
        return new Fact(name, moment.before().flatMap(says), says.apply(moment.after()));
    }

    /// One line, starred if it changes; none if there is nothing to say.
    Seq<String> lines() {
        String star = before.equals(after) ? "    " : "  * ";
        String start = star + Columns.left(name, NAME);
        return before.isEmpty() && after.isEmpty()
                ? Vector.empty()
                : Lines.wrapped(start + told(), start.length());
    }

    private String told() {
        String now = after.getOrElse("-");
        return before.equals(after) || before.isEmpty() ? now : before.getOrElse("") + " -> " + now;
    }
}
