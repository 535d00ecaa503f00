package sortis.cli.command;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.progress.Progress;
import sortis.cli.report.SampleCsv;
import sortis.replay.Sampling;
import sortis.value.Turn;
import sortis.world.World;

/// A game every so many turns, as a table of numbers: what `sortis replay --every` writes.
final class Samples {
    static final String CSV = "csv";

    static final String EVERY = "--every";
    static final String FROM = "--from";
    static final String TO = "--to";

    /// More rows than that are refused: about what a spreadsheet takes.
    private static final long MOST_ROWS = 1_000_000;

    /// After how many rows it is asked whether anybody still reads them.
    private static final int PAGE = 1_000;

    private Samples() {}

    static CommandSpec withOptions(CommandSpec spec) {
        return spec.addOption(
                        Options.option(
                                EVERY,
                                "N",
                                "With --format csv: a table for plotting, one row every N turns."))
                .addOption(Options.option(FROM, "T", "Its first turn (default: that of the game)."))
                .addOption(Options.option(TO, "T", "Its last turn (default: as for --turn)."));
    }

    /// Whether a table is asked for.
    ///
    /// @throws Trouble if options do not go together
    static boolean areAskedFor(ParseResult asked) {
        boolean isCsv = asked.matchedOptionValue(Options.FORMAT, "").equals(CSV);
        boolean isRanged =
                Vector.of(EVERY, FROM, TO).exists(each -> Options.text(asked, each).isDefined());
        if (isCsv && Options.text(asked, Options.TURN).isDefined()) {
            throw new Trouble("a table has many turns; ask for --from and --to, not for --turn");
        }
        if (!isCsv && isRanged) {
            throw new Trouble(
                    "a table of many turns needs --format csv, as in: sortis replay LOG --every 10"
                            + " --format csv");
        }
        return isCsv;
    }

    static int write(ParseResult asked, Console console) {
        long every = Options.text(asked, EVERY).fold(() -> 1L, Samples::every);
        Option<Turn> from = turn(asked, FROM);
        Option<Turn> to = turn(asked, TO);
        Log log = Log.read(Options.argument(asked, 0));
        Sampling sampling =
                new Sampling(
                        from.getOrElse(() -> Games.firstTurn(log)),
                        to.getOrElse(() -> Games.lastTurn(log)),
                        every);
        check(log, sampling);
        int _ = shown(console, () -> write(log, sampling, console));
        return ExitCode.FINE;
    }

    private static long every(String text) {
        return Options.number(EVERY, text, 1, Turn.LAST);
    }

    private static Option<Turn> turn(ParseResult asked, String option) {
        return Options.text(asked, option)
                .map(text -> new Turn(Options.number(option, text, 0, Turn.LAST)));
    }

    private static void check(Log log, Sampling sampling) {
        if (sampling.from().isBefore(Games.firstTurn(log))) {
            throw Games.before(log, sampling.from());
        }
        if (sampling.size() == 0) {
            throw new Trouble("there is no turn from " + sampling.from() + " to " + sampling.to());
        }
        if (sampling.size() > MOST_ROWS) {
            long least = sampling.to().since(sampling.from()) / MOST_ROWS + 1;
            throw new Trouble(
                    "that would be "
                            + sampling.size()
                            + " rows, more than "
                            + MOST_ROWS
                            + "; ask for "
                            + EVERY
                            + " "
                            + least
                            + ", or for fewer turns with "
                            + FROM
                            + " and "
                            + TO);
        }
    }

    /// A table on the terminal itself shows well enough how far it has come.
    private static int shown(Console console, Supplier<Integer> work) {
        return Boolean.getBoolean("sortis.terminal") ? work.get() : Progress.during(console, work);
    }

    private static int write(Log log, Sampling sampling, Console console) {
        Progress.things("writing", "rows", sampling.size());
        SampleCsv table = new SampleCsv(sampling.goods(log.transcript()).toVector());
        CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(console.out());
        CsvWriter _ = csv.writeRecord(table.header());
        Iterator<World> worlds = sampling.worlds(log.transcript());
        int rows = 0;
        while (!console.out().checkError() && worlds.hasNext()) {
            rows += Troubles.orThrow(() -> page(table, worlds, csv));
        }
        return rows;
    }

    /// Writes some rows, and says how many.
    private static int page(SampleCsv table, Iterator<World> worlds, CsvWriter csv) {
        int rows = 0;
        while (rows < PAGE && worlds.hasNext()) {
            CsvWriter _ = csv.writeRecord(table.row(worlds.next()));
            Progress.thing();
            rows++;
        }
        flush(csv);
        return rows;
    }

    private static void flush(CsvWriter csv) {
        try {
            csv.flush();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
