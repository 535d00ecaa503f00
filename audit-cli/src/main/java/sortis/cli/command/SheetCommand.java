package sortis.cli.command;

import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.MapText.Window;
import sortis.cli.report.SheetHtml;
import sortis.map.WorldMap;
import sortis.value.Square;

/// `sortis sheet`: writes the sheets to play a game on paper.
public final class SheetCommand implements Subcommand {
    private static final String WINDOW = "--window";
    private static final String SIZED = "([0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3})[x,]([0-9]{1,3})";

    @Override
    public String name() {
        return "sheet";
    }

    @Override
    public CommandSpec spec() {
        return Drafts.withOutput(
                Options.command(
                                name(),
                                "Write sheets to print, so that a game can be played without a"
                                        + " computer: both sequences, the map around the start,"
                                        + " blank log pages. One HTML file for A4 paper.",
                                "  sortis sheet 01 5A -o sheet.html",
                                "  sortis sheet 01 5A --start 12,7 -o sheet.html",
                                "  sortis sheet 01 5A --window 0,0,56x72 -o sheet.html",
                                "",
                                "Print it from any browser; \"save as PDF\" there makes a PDF.")
                        .addPositional(Options.argument("XSEED", "0", "Two hexadecimal digits."))
                        .addPositional(Options.argument("YSEED", "1", "Two hexadecimal digits."))
                        .addOption(
                                Options.option(
                                        NewCommand.START,
                                        "X,Y",
                                        "The start square, marked (default: as of sortis new)."))
                        .addOption(
                                Options.option(
                                        WINDOW,
                                        "X,Y,WxH",
                                        "Which part of the map: its corner, columns and rows"
                                                + " (default: a page around the start).")));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        WorldMap map =
                WorldMap.of(
                        MapCommand.seed("XSEED", Options.argument(asked, 0)),
                        MapCommand.seed("YSEED", Options.argument(asked, 1)));
        Option<Window> part = Options.text(asked, WINDOW).map(SheetCommand::window);
        Square start =
                Options.text(asked, NewCommand.START)
                        .map(text -> Starts.given(map, text))
                        .getOrElse(() -> Starts.best(map).square());
        Window window = part.getOrElse(() -> SheetHtml.around(start));
        Drafts.deliver(asked, SheetHtml.document(map, start, window), console);
        Drafts.out(asked)
                .forEach(path ->
                        console.complain(
                                "Written to " + path + "; open it in a browser and print it."));
        return ExitCode.FINE;
    }

    private static Window window(String text) {
        Matcher sized = Pattern.compile(SIZED).matcher(text.strip());
        if (!sized.matches()) {
            throw new Trouble(WINDOW + " takes a part such as 0,0,28x36, not " + text);
        }
        return new Window(
                new Square(number(sized, 1, 0), number(sized, 2, 0)),
                number(sized, 3, 1),
                number(sized, 4, 1));
    }

    private static int number(Matcher sized, int group, int least) {
        int most = Square.LAST + least;
        return (int) Options.number(WINDOW, sized.group(group), least, most);
    }
}
