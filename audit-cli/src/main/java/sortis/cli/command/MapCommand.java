package sortis.cli.command;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.report.MapJson;
import sortis.cli.report.MapText;
import sortis.cli.report.MapText.Window;
import sortis.map.WorldMap;
import sortis.value.Octet;
import sortis.value.Square;

/// `sortis map`: shows a square, or a part of a map.
public final class MapCommand implements Subcommand {
    private static final String AT = "--at";
    private static final String WINDOW = "--window";

    @Override
    public CommandSpec spec() {
        return Options.command(
                        "map",
                        "Show the map of two seeds: one square with its working, or a window.",
                        "  sortis map 01 5A --at 8,0",
                        "  sortis map 01 5A --window 0,0,64,24",
                        "  sortis map 01 5A --at 8,0 --format json")
                .addPositional(Options.argument("XSEED", "0", "Two hexadecimal digits."))
                .addPositional(Options.argument("YSEED", "1", "Two hexadecimal digits."))
                .addOption(Options.option(AT, "X,Y", "One square."))
                .addOption(
                        Options.option(
                                WINDOW,
                                "X,Y,W,H",
                                "A part of the map: its corner, columns, rows"
                                        + " (default: 0,0,64,32)."))
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json");
        WorldMap map =
                WorldMap.of(
                        seed("XSEED", Options.argument(asked, 0)),
                        seed("YSEED", Options.argument(asked, 1)));
        Option<Square> at = Options.text(asked, AT).map(MapCommand::square);
        if (at.isDefined() && Options.text(asked, WINDOW).isDefined()) {
            throw new Trouble("ask for " + AT + " or for " + WINDOW + ", not for both");
        }
        Window window = Options.text(asked, WINDOW).fold(() -> Window.DEFAULT, MapCommand::window);
        console.out().print(answer(map, at, window, format));
        return ExitCode.FINE;
    }

    private static String answer(WorldMap map, Option<Square> at, Window window, String format) {
        if (format.equals("json")) {
            return at.fold(() -> MapJson.window(map, window), square -> MapJson.square(map, square))
                    + System.lineSeparator();
        }
        return at.fold(() -> MapText.window(map, window), square -> MapText.square(map, square));
    }

    /// Two hexadecimal digits.
    static Octet seed(String name, String text) {
        if (!text.matches("[0-9A-Fa-f]{2}")) {
            throw new Trouble(name + " takes two hexadecimal digits such as 5A, not " + text);
        }
        return new Octet(Integer.parseInt(text, 16));
    }

    private static Square square(String text) {
        Array<Integer> numbers = numbers(AT, text, "8,0", 2);
        return new Square(numbers.get(0), numbers.get(1));
    }

    private static Window window(String text) {
        Array<Integer> numbers = numbers(WINDOW, text, "0,0,64,32", 4);
        return new Window(
                new Square(numbers.get(0), numbers.get(1)), numbers.get(2), numbers.get(3));
    }

    static Array<Integer> numbers(String option, String text, String example, int count) {
        Array<String> parts = Array.of(text.split(",", -1)).map(String::strip);
        if (parts.size() != count) {
            throw new Trouble(option + " takes numbers such as " + example + ", not " + text);
        }
        return parts.zipWithIndex((part, index) ->
                (int) Options.number(option, part, index < 2 ? 0 : 1, most(index)));
    }

    /// The greatest column or row; the greatest number of columns or rows.
    private static int most(int index) {
        return index < 2 ? Square.LAST : Square.LAST + 1;
    }
}
