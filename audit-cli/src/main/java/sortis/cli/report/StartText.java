package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.start.Prospect;
import sortis.cli.start.Prospect.Lode;
import sortis.entry.LogEntry.Seeds;
import sortis.value.Octet;
import sortis.value.Square;

/// What is said about a game that was just begun.
public final class StartText {
    private StartText() {}

    /// Which seeds it has, why it starts where it does, and what comes next.
    ///
    /// @param proposals the place chosen, then others as good; none if the player chose
    /// @param file where the log was written, if in a file
    public static Seq<String> lines(
            Seeds seeds, Square start, Seq<Prospect> proposals, Option<String> file) {
        Seq<String> others = proposals.drop(1).map(other -> "  or " + promise(other));
        Seq<String> said =
                Vector.of("Seeds " + seeds.x() + " (columns) and " + seeds.y() + " (rows).")
                        .appendAll(flat(seeds))
                        .appendAll(proposals.headOption().map(best -> "Start at " + promise(best)))
                        .appendAll(others)
                        .appendAll(
                                file.map(path -> "Written to " + path + ". " + next(seeds, start)));
        return said.flatMap(line -> Lines.wrapped(line, 5));
    }

    private static Option<String> flat(Seeds seeds) {
        boolean isFlat = seeds.x().equals(Octet.ZERO) || seeds.y().equals(Octet.ZERO);
        return Option.when(isFlat, "Seed 00 gives 00 for ever: the map has nothing but stripes.");
    }

    private static String next(Seeds seeds, Square start) {
        return "For paper: sortis sheet "
                + seeds.x()
                + " "
                + seeds.y()
                + " --start "
                + Words.of(start)
                + " -o sheet.html";
    }

    private static String promise(Prospect prospect) {
        Seq<String> ores =
                prospect.ores()
                        .zipWithIndex()
                        .flatMap(ore -> ore._1.map(lode -> way(lode, ore._2)));
        String forests = Words.counted(prospect.forests(), "more forest square") + " near";
        return Words.of(prospect.at())
                + ", a forest: "
                + (ores.isEmpty() ? "no ore(0) to ore(2) in reach" : Words.listed(ores))
                + "; "
                + forests
                + ".";
    }

    private static String way(Lode lode, int grade) {
        return "ore("
                + grade
                + ") "
                + Words.counted(lode.steps(), "step")
                + " off at "
                + Words.of(lode.at());
    }
}
