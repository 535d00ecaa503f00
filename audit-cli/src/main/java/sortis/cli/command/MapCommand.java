package sortis.cli.command;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.command.Pictures.Form;
import sortis.cli.picture.Svg;
import sortis.cli.report.MapJson;
import sortis.cli.report.MapText;
import sortis.cli.report.Style;
import sortis.value.Octet;
import sortis.value.Square;

/// `sortis map`: shows a square, or a part of a map, of two seeds or of a game.
public final class MapCommand implements Subcommand {
    private static final String AT = "--at";

    @Override
    public String name() {
        return "map";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec =
                Options.command(
                                name(),
                                "Show the map of two seeds, or that of a game with all that was"
                                        + " built: on the terminal, as a picture, or one square"
                                        + " with its working.",
                                "  sortis map 01 5A --at 8,0",
                                "  sortis map 01 5A --window 0,0,64,24",
                                "  sortis map 01 5A -o map.png        the whole map; .svg too",
                                "  sortis map mygame.jsonl            after the last entry",
                                "  sortis map mygame.jsonl --turn 140 --scale 40 -o turn140.svg",
                                "  sortis map 01 5A --at 8,0 --format json",
                                "",
                                "Two names are seeds, one name is a log.")
                        .addPositional(
                                Options.argument(
                                        "XSEED|LOG",
                                        "0",
                                        "Two hexadecimal digits; or a log, - is standard input."))
                        .addPositional(ySeed())
                        .addOption(
                                Options.option(
                                        Options.TURN,
                                        "T",
                                        "The turn of the game (default: that of the last entry)."))
                        .addOption(Options.option(AT, "X,Y", "One square."))
                        .addOption(Options.format("text", "json", "svg", "png"));
        return Drafts.withOutput(Maps.withOptions(spec));
    }

    private static PositionalParamSpec ySeed() {
        return PositionalParamSpec.builder()
                .type(String.class)
                .paramLabel("YSEED")
                .index("1")
                .required(false)
                .arity("0..1")
                .description("Two hexadecimal digits.")
                .build();
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String format = Options.formatOf(asked, "text", "json", "svg", "png");
        Option<Square> at = Options.text(asked, AT).map(MapCommand::square);
        if (at.isDefined() && Options.text(asked, Maps.WINDOW).isDefined()) {
            throw new Trouble("ask for " + AT + " or for " + Maps.WINDOW + ", not for both");
        }
        Form form = form(asked, Form.valueOf(format.toUpperCase(Locale.ROOT)));
        if (at.isDefined() && form.isPicture()) {
            throw new Trouble("a picture shows a part of the map; use " + Maps.WINDOW);
        }
        MapSubject subject = Troubles.orThrow(() -> MapSubject.of(asked));
        Supplier<String> text = () -> text(asked, subject, form, at, console);
        var _ =
                Drafts.out(asked)
                        .peek(path -> write(asked, path, form, subject, text))
                        .onEmpty(() -> console.out().print(printed(asked, subject, form, text)));
        return ExitCode.FINE;
    }

    /// What to write, by the ending of OUT or by the format.
    private static Form form(ParseResult asked, Form named) {
        Form form =
                Drafts.out(asked).map(path -> Pictures.form(path, Form.values())).getOrElse(named);
        if (asked.hasMatchedOption(Options.FORMAT) && form != named) {
            throw new Trouble(
                    "-o says "
                            + form.word()
                            + ", and "
                            + Options.FORMAT
                            + " says "
                            + named.word()
                            + "; leave one out");
        }
        return form;
    }

    private static String printed(
            ParseResult asked, MapSubject subject, Form form, Supplier<String> text) {
        return switch (form) {
            case TEXT, JSON -> text.get();
            case SVG -> Svg.of(Maps.drawing(asked, subject));
            case PNG -> throw new Trouble("a PNG goes into a file; name one: -o map.png");
        };
    }

    private static void write(
            ParseResult asked, String path, Form form, MapSubject subject, Supplier<String> text) {
        ByteBuffer bytes =
                form.isPicture()
                        ? Pictures.bytes(Maps.drawing(asked, subject), form)
                        : Pictures.bytes(text.get());
        Pictures.deliver(asked, path, form, bytes, subject.log());
    }

    private static String text(
            ParseResult asked, MapSubject subject, Form form, Option<Square> at, Console console) {
        return form == Form.JSON
                ? json(asked, subject, at) + System.lineSeparator()
                : at.map(square -> square(subject, square))
                        .getOrElse(() -> map(asked, subject, console));
    }

    private static String json(ParseResult asked, MapSubject subject, Option<Square> at) {
        return at.map(square -> MapJson.square(subject.map(), square))
                .getOrElse(() ->
                        MapJson.window(
                                subject.map(),
                                Maps.window(asked)
                                        .getOrElse(() -> subject.chart().surroundings())));
    }

    private static String square(MapSubject subject, Square at) {
        return MapText.square(subject.map(), at)
                + subject.world().map(world -> MapText.state(world, at)).getOrElse("");
    }

    private static String map(ParseResult asked, MapSubject subject, Console console) {
        Seq<String> heading =
                subject.log().isDefined()
                        ? Vector.of(Style.harmless(subject.title()), "")
                        : Vector.empty();
        Seq<String> map =
                Drafts.out(asked).isDefined()
                        ? Maps.plain(asked, subject.chart())
                        : Maps.text(asked, subject.chart(), console);
        return heading.appendAll(map).mkString("", System.lineSeparator(), System.lineSeparator());
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
