package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.progress.Progress;
import sortis.cli.report.ReadLog;
import sortis.cli.report.RulingsJson;
import sortis.cli.report.RulingsText;
import sortis.entry.LogEntry.GameStarted;
import sortis.eventstore.Form;
import sortis.replay.rulings.Names;
import sortis.replay.rulings.RulingSearch;

/// `sortis rulings`: by which rulings a log seems to have been played.
public final class RulingsCommand implements Subcommand {
    @Override
    public String name() {
        return "rulings";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Say by which rulings a player seems to have played.",
                        "  sortis rulings mygame.jsonl",
                        "  sortis rulings ada.jsonl bea.jsonl    and where the two differ",
                        "",
                        "Exit code: 0 done, 2 could not be done.")
                .addPositional(Options.argument("LOG", "0", "A log; - is standard input."))
                .addPositional(
                        PositionalParamSpec.builder()
                                .type(String.class)
                                .paramLabel("OTHER")
                                .index("1")
                                .arity("0..1")
                                .description("Another player's log.")
                                .build())
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        Seq<String> paths =
                Vector.of(Options.argument(asked, 0), Options.argument(asked, 1))
                        .reject(String::isEmpty);
        Log.checkNames(paths);
        Seq<ReadLog> logs = Progress.during(console, () -> paths.map(RulingsCommand::read));
        answer(format, logs).forEach(console.out()::println);
        return ExitCode.FINE;
    }

    private static ReadLog read(String path) {
        Log log = Log.read(path);
        GameStarted _ = Games.start(log);
        Progress.entries("trying rulings", 0);
        boolean areNamed =
                log.transcript()
                        .lines()
                        .take(1)
                        .exists(first ->
                                Form.places(first.where().text()).find("agents").isDefined());
        Names names = areNamed ? Names.WRITTEN : Names.LEFT_OUT;
        return new ReadLog(
                path,
                log.name(),
                RulingSearch.of(log.transcript(), names)
                        .getOrElseThrow(() ->
                                new Trouble(
                                        "the routes of "
                                                + path
                                                + " take too long to come round together, and it"
                                                + " cannot be judged")));
    }

    private static Seq<String> answer(String format, Seq<ReadLog> logs) {
        return logs.size() == 2 ? both(format, logs) : one(format, logs);
    }

    private static Seq<String> one(String format, Seq<ReadLog> logs) {
        return format.equals("json") ? logs.map(RulingsJson::of) : logs.flatMap(RulingsText::lines);
    }

    private static Seq<String> both(String format, Seq<ReadLog> logs) {
        return logs.take(1)
                .flatMap(a ->
                        logs.drop(1)
                                .flatMap(b ->
                                        format.equals("json")
                                                ? Vector.of(RulingsJson.of(a, b))
                                                : RulingsText.lines(a)
                                                        .append("")
                                                        .appendAll(RulingsText.lines(b))
                                                        .append("")
                                                        .appendAll(RulingsText.between(a, b))));
    }
}
