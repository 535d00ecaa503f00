package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Trouble;
import sortis.cli.picture.BlockMap;
import sortis.cli.picture.Chart;
import sortis.cli.picture.Coordinates;
import sortis.cli.picture.Depth;
import sortis.cli.picture.Drawing;
import sortis.cli.picture.MapDrawing;
import sortis.cli.picture.SignMap;
import sortis.cli.picture.Strip;
import sortis.cli.report.MapText.Window;
import sortis.cli.report.Signs;
import sortis.value.Square;

/// How commands that draw maps are told what to draw.
final class Maps {
    static final String WINDOW = "--window";
    private static final String SCALE = "--scale";
    private static final String CELLS = "--cells";
    static final String COLOR = "--color";
    private static final String COORDINATES = "--coordinates";
    private static final int MOST_COLUMNS = 4;

    /// How many columns a line may have so that squares are made wider.
    private static final int LINE = 80;

    private Maps() {}

    static CommandSpec withOptions(CommandSpec spec) {
        return spec.addOption(
                        Options.option(
                                WINDOW,
                                "X,Y,W,H",
                                "A part of the map: its corner, columns, rows (default: 0,0,64,32;"
                                        + " in a picture all; of a log, where the game is"
                                        + " played)."))
                .addOption(
                        Options.option(
                                SCALE,
                                "N",
                                "Pixels a square in a picture, 1 to "
                                        + MapDrawing.LARGEST
                                        + "; columns a square in text, 1 to 4 (from 2 on with"
                                        + " levels)."))
                .addOption(chosen(COORDINATES, "dec, hex: how columns and rows are numbered."))
                .addOption(
                        chosen(
                                CELLS,
                                "signs, blocks: a sign a square, or half a sign in colour alone"
                                        + " (default: blocks for a map without a game if there are"
                                        + " 256 colours)."))
                .addOption(
                        chosen(
                                COLOR,
                                "auto, never, always, 16, 256, truecolor (default: auto, what the"
                                        + " terminal can show)."));
    }

    private static OptionSpec chosen(String name, String description) {
        List<String> words = List.of(description.split(" \\(|:", 2)[0].split(", ", -1));
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel("FORM")
                .completionCandidates(words)
                .description(description)
                .build();
    }

    /// The part of the map that was asked for, if one was.
    static Option<Window> window(ParseResult asked) {
        return Options.text(asked, WINDOW).map(Maps::window);
    }

    private static Window window(String text) {
        Seq<Integer> numbers = MapCommand.numbers(WINDOW, text, "0,0,64,32", 4);
        return new Window(
                new Square(numbers.get(0), numbers.get(1)), numbers.get(2), numbers.get(3));
    }

    /// The map as text in the colours of the console, with what its signs mean.
    static Seq<String> text(ParseResult asked, Chart chart, Console console) {
        Depth depth = depth(asked, console);
        Window part = window(asked).getOrElse(chart::surroundings);
        return strips(asked, chart, part, isInBlocks(asked, chart, depth, console))
                .map(strip -> strip.text(depth));
    }

    /// The map as text without colours.
    static Seq<String> plain(ParseResult asked, Chart chart) {
        Window part = window(asked).getOrElse(chart::surroundings);
        return strips(asked, chart, part, Cells.SIGNS).map(strip -> strip.text(Depth.NONE));
    }

    /// What stands for a square.
    private enum Cells {
        SIGNS,
        BLOCKS
    }

    private static Seq<Strip> strips(ParseResult asked, Chart chart, Window part, Cells cells) {
        Coordinates coordinates = coordinates(asked);
        if (cells == Cells.BLOCKS) {
            BlockMap map = new BlockMap(chart, part, coordinates);
            return map.lines().append(Strip.EMPTY).appendAll(map.legend());
        }
        int columns = columns(asked, chart, part);
        SignMap map = new SignMap(chart, part, coordinates, columns);
        return map.lines().append(Strip.EMPTY).appendAll(map.legend());
    }

    /// Twice as wide where levels are to be seen and fit.
    private static int columns(ParseResult asked, Chart chart, Window part) {
        boolean isWide = chart.isPlayed() && 2 * part.columns() + 4 <= LINE;
        return Options.text(asked, SCALE)
                .map(text -> (int) Options.number(SCALE, text, 1, MOST_COLUMNS))
                .getOrElse(isWide ? 2 : 1);
    }

    private static Cells isInBlocks(ParseResult asked, Chart chart, Depth depth, Console console) {
        boolean isPossible = depth.isRich() && console.signs() == Signs.ANY;
        boolean isFit = isPossible && !chart.isPlayed() && Options.text(asked, SCALE).isEmpty();
        return switch (Options.text(asked, CELLS).getOrElse("")) {
            case "" -> isFit ? Cells.BLOCKS : Cells.SIGNS;
            case "signs" -> Cells.SIGNS;
            case "blocks" -> isPossible ? Cells.BLOCKS : noBlocks(depth);
            default -> throw unknown(asked, CELLS, "signs or blocks");
        };
    }

    private static Cells noBlocks(Depth depth) {
        throw new Trouble(
                CELLS
                        + " blocks needs 256 colours and signs that are not ASCII; there are "
                        + (depth.isRich() ? "none of these signs" : "too few colours here")
                        + ", "
                        + COLOR
                        + " 256 asks for them");
    }

    static Coordinates coordinates(ParseResult asked) {
        return Options.text(asked, COORDINATES)
                .map(word ->
                        Coordinates.named(word)
                                .getOrElseThrow(() -> unknown(asked, COORDINATES, "dec or hex")))
                .getOrElse(Coordinates.DECIMAL);
    }

    /// How many colours there are.
    static Depth depth(ParseResult asked, Console console) {
        String word = Options.text(asked, COLOR).getOrElse("auto");
        return switch (word) {
            case "auto" -> console.colours() ? Depth.of(Maps::variable) : Depth.NONE;
            case "always" -> Depth.of(Maps::variable);
            default ->
                    Depth.named(word)
                            .getOrElseThrow(() ->
                                    unknown(
                                            asked,
                                            COLOR,
                                            "auto, never, always, 16, 256 or truecolor"));
        };
    }

    private static String variable(String name) {
        return Option.of(System.getenv(name)).getOrElse("");
    }

    private static Trouble unknown(ParseResult asked, String option, String words) {
        return new Trouble(
                option
                        + " "
                        + Options.text(asked, option).getOrElse("")
                        + " is not known; use "
                        + words);
    }

    /// The map as a picture.
    static Drawing drawing(ParseResult asked, MapSubject subject) {
        Chart chart = subject.chart();
        Window part = window(asked).getOrElse(() -> whole(chart));
        int scale =
                Options.text(asked, SCALE)
                        .map(text -> (int) Options.number(SCALE, text, 1, MapDrawing.LARGEST))
                        .getOrElse(() -> MapDrawing.scaleFor(part));
        return new MapDrawing(chart, part, coordinates(asked), scale, subject.title()).drawing();
    }

    private static Window whole(Chart chart) {
        return chart.isPlayed()
                ? chart.surroundings()
                : new Window(new Square(0, 0), Square.LAST + 1, Square.LAST + 1);
    }
}
