package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.progress.Progress;
import sortis.cli.report.PlanJson;
import sortis.cli.report.PlanText;
import sortis.cli.report.Planned;
import sortis.replay.plan.Forecast;
import sortis.replay.plan.Wish;
import sortis.replay.plan.Workshops;
import sortis.world.World;

/// `sortis plan`: says when there will be enough of what, if nothing else is written.
public final class PlanCommand implements Subcommand {
    @Override
    public String name() {
        return "plan";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Say when the next workshop can be paid for, and when there is enough of"
                                + " what, if everybody goes on as planned.",
                        "  sortis plan mygame.jsonl                       the next workshops",
                        "  sortis plan mygame.jsonl --until \"ore(2)=16 at 12,7\"",
                        "  sortis plan mygame.jsonl --until wood=40 --until 16o2",
                        "  sortis plan mygame.jsonl --turn 140 --format json",
                        "",
                        "Exit code: 0 done, 2 could not be done, or not all can be foreseen.")
                .addPositional(Options.argument("LOG", "0", "A log; - is standard input."))
                .addOption(
                        Options.listed(
                                Wishes.UNTIL,
                                "GOODS",
                                "Goods and how many of them, on a square or in all; may be given"
                                        + " again and again."))
                .addOption(
                        Options.option(
                                Options.TURN,
                                "T",
                                "From this turn on (default: that of the last entry)."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        var turn = Options.turn(asked);
        List<String> none = List.of();
        Seq<Wish> wishes =
                Vector.ofAll(asked.matchedOptionValue(Wishes.UNTIL, none)).map(Wishes::read);
        Planned planned =
                Progress.during(
                        console, () -> planned(Games.at(Options.argument(asked, 0), turn), wishes));
        if (format.equals("json")) {
            console.out().println(PlanJson.of(planned));
        } else {
            PlanText.lines(planned).forEach(console.out()::println);
        }
        return planned.isForeseen() ? ExitCode.FINE : ExitCode.TROUBLE;
    }

    private static Planned planned(World world, Seq<Wish> wishes) {
        Progress.work("looking ahead");
        Forecast forecast = new Forecast(world);
        return Troubles.orThrow(() ->
                new Planned(
                        world.turn(),
                        Workshops.of(world),
                        wishes.map(wish -> new Planned.Wished(wish, forecast.of(wish)))));
    }
}
