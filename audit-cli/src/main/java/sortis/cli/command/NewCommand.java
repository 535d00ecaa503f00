package sortis.cli.command;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.StartText;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.map.WorldMap;
import sortis.value.Octet;

/// `sortis new`: begins a log.
public final class NewCommand implements Subcommand {
    static final String SEEDS = "--seeds";
    static final String START = "--start";
    private static final String RANDOM = "--random";

    private final Supplier<RandomGenerator> dice;

    public NewCommand() {
        this(NewCommand::unforeseeable);
    }

    /// @param dice that seeds are thrown with
    NewCommand(Supplier<RandomGenerator> dice) {
        this.dice = dice;
    }

    private static RandomGenerator unforeseeable() {
        return new SecureRandom();
    }

    @Override
    public String name() {
        return "new";
    }

    @Override
    public boolean readsLogs() {
        return false;
    }

    @Override
    public CommandSpec spec() {
        return Drafts.withOutput(
                Options.command(
                                name(),
                                "Begin a log: its first entry, from seeds and a start square."
                                        + " What is left out is chosen and explained.",
                                "  sortis new -o mygame.sortis",
                                "  sortis new --seeds 01,5A --start 12,7 --player Ada",
                                "  sortis new --agents Ada,Bo --rulings carry=2,stock=pooled",
                                "",
                                "Exit code: 0 done, 2 could not be done.")
                        .addOption(
                                Options.option(
                                        SEEDS,
                                        "X,Y",
                                        "Two hexadecimal digits each (default: random)."))
                        .addOption(Options.flag(RANDOM, "Random seeds; the same as none."))
                        .addOption(
                                Options.option(
                                        START, "X,Y", "Where to start (default: a good place)."))
                        .addOption(Options.option(Opening.AGENTS, "A,B", "The agents' names."))
                        .addOption(Options.option(Opening.TITLE, "T", "What the game is called."))
                        .addOption(Options.option(Opening.PLAYER, "P", "Who plays it."))
                        .addOption(
                                Options.option(
                                        Opening.RULINGS, "K=V,...", "House rules that differ."))
                        .addOption(Drafts.to("as OUT ends, or sortis")));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Option<Seeds> given = Options.text(asked, SEEDS).map(NewCommand::seeds);
        if (given.isDefined() && asked.hasMatchedOption(RANDOM)) {
            throw new Trouble("ask for " + SEEDS + " or for " + RANDOM + ", not for both");
        }
        Form form = Drafts.told(asked).getOrElse(Form.NOTATION);
        Seeds seeds = given.getOrElse(this::thrown);
        WorldMap map = WorldMap.of(seeds.x(), seeds.y());
        Starts.Choice start =
                Options.text(asked, START)
                        .map(text -> Starts.Choice.given(Starts.given(map, text)))
                        .getOrElse(() -> Starts.best(map));
        Entry entry = Opening.entry(asked, seeds, start.square());
        Drafts.deliver(asked, Drafts.text(Vector.of(entry), form), console);
        StartText.lines(seeds, start.square(), start.proposals(), Drafts.out(asked))
                .forEach(console::complain);
        return ExitCode.FINE;
    }

    /// Not 00, whose sequence is flat.
    private Seeds thrown() {
        RandomGenerator random = dice.get();
        return new Seeds(
                new Octet(random.nextInt(1, Octet.LAST + 1)),
                new Octet(random.nextInt(1, Octet.LAST + 1)));
    }

    private static Seeds seeds(String text) {
        Vector<String> parts = Vector.of(text.split("[,\\s]+", -1)).map(String::strip);
        if (parts.size() != 2) {
            throw new Trouble(SEEDS + " takes two seeds such as 01,5A, not " + text);
        }
        Vector<Octet> both = parts.map(part -> MapCommand.seed(SEEDS, part));
        return new Seeds(both.get(0), both.get(1));
    }
}
