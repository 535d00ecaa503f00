package sortis.cli.command;

import io.vavr.control.Option;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Trouble;
import sortis.cli.play.Opening;
import sortis.cli.play.Session;
import sortis.cli.play.Sitting;
import sortis.cli.report.Style;

/// `sortis play`: takes down a game line by line, judging each when it is typed.
public final class PlayCommand implements Subcommand {
    private static final String NEW = "--new";

    @Override
    public String name() {
        return "play";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Type a game line by line; each is judged at once, and kept if it is"
                                + " right.",
                        "  sortis play mygame.sortis         go on with a game",
                        "  sortis play --new mygame.sortis   begin one in a new file",
                        "  sortis play                       begin one; `save FILE` keeps it",
                        "  sortis play --new g.sortis <lines   from a file or a program",
                        "",
                        "Exit code: 0 done, 1 lines that were not typed by hand were refused,",
                        "2 could not be done, 130 left with Ctrl-C.")
                .addPositional(
                        PositionalParamSpec.builder()
                                .type(String.class)
                                .paramLabel("LOG")
                                .index("0")
                                .required(false)
                                .arity("0..1")
                                .description("The log to go on with, in either form.")
                                .build())
                .addOption(Options.option(NEW, "FILE", "Begin a game in a new file."));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Session session = Troubles.orThrow(() -> session(asked, console.style()));
        return Sitting.over(session, console);
    }

    private static Session session(ParseResult asked, Style style) {
        Option<String> log =
                Option.some(Options.argument(asked, 0)).filter(path -> !path.isEmpty());
        Option<String> created = Options.text(asked, NEW);
        if (log.isDefined() && created.isDefined()) {
            throw new Trouble("name a log to go on with, or a new one after --new, not both");
        }
        return log.map(path -> Opening.going(path, style))
                .orElse(() -> created.map(path -> Opening.creating(path, style)))
                .getOrElse(() -> Opening.unsaved(style));
    }
}
