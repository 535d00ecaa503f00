package sortis.cli.command;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Release;
import sortis.cli.Trouble;
import sortis.cli.report.Signs;
import sortis.value.Turn;

/// Options that several commands have.
public final class Options {
    /// Nothing that is not ASCII in the output; every command has it.
    public static final String ASCII = "--ascii";

    static final String FORMAT = "--format";
    static final String TURN = "--turn";

    private Options() {}

    /// A command with help and its own description; examples stand at the end of its help.
    static CommandSpec command(String name, String description, String... examples) {
        CommandSpec spec = withHelp(CommandSpec.create().name(name));
        var _ =
                spec.usageMessage()
                        .description(description)
                        .footerHeading("%nExamples:%n")
                        .footer(examples)
                        .abbreviateSynopsis(false);
        return spec;
    }

    /// A command that answers to `--help` and `--version`. Set up here since picocli's own way goes
    /// by reflection.
    public static CommandSpec withHelp(CommandSpec spec) {
        return spec.versionProvider(Release::told)
                .addOption(flag(ASCII, "Write ASCII only; other signs as \\u{...}."))
                .addOption(
                        OptionSpec.builder("-h", "--help")
                                .usageHelp(true)
                                .description("Show this help message and exit.")
                                .build())
                .addOption(
                        OptionSpec.builder("-V", "--version")
                                .versionHelp(true)
                                .description("Print version information and exit.")
                                .build());
    }

    /// `--format`, one of some words; the first one is the default.
    static OptionSpec format(String... words) {
        return OptionSpec.builder(FORMAT)
                .type(String.class)
                .paramLabel("FORM")
                .defaultValue(words[0])
                .showDefaultValue(Visibility.NEVER)
                .completionCandidates(List.of(words))
                .description(String.join(", ", words) + " (default: " + words[0] + ").")
                .build();
    }

    static OptionSpec option(String name, String label, String description) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(label)
                .description(description)
                .build();
    }

    /// An option that may be given again and again.
    static OptionSpec listed(String name, String label, String description) {
        return OptionSpec.builder(name)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1")
                .paramLabel(label)
                .description(description)
                .build();
    }

    static OptionSpec flag(String name, String description) {
        return OptionSpec.builder(name).type(boolean.class).description(description).build();
    }

    static PositionalParamSpec argument(String label, String index, String description) {
        return PositionalParamSpec.builder()
                .type(String.class)
                .paramLabel(label)
                .index(index)
                .required(true)
                .arity("1")
                .description(description)
                .build();
    }

    /// The signs that an answer may be written in.
    public static Signs signs(ParseResult asked) {
        boolean isAscii =
                asked.hasMatchedOption(ASCII)
                        || (asked.hasSubcommand() && asked.subcommand().hasMatchedOption(ASCII));
        return isAscii ? Signs.asciiFor(format(asked)) : Signs.ANY;
    }

    private static String format(ParseResult asked) {
        ParseResult command = asked.hasSubcommand() ? asked.subcommand() : asked;
        return command.commandSpec().findOption(FORMAT) == null
                ? ""
                : command.matchedOptionValue(FORMAT, "");
    }

    /// The format asked for, one of those words.
    static String formatOf(ParseResult asked, String... words) {
        String format = asked.matchedOptionValue(FORMAT, words[0]);
        if (!Array.of(words).contains(format)) {
            throw new Trouble(
                    FORMAT
                            + " "
                            + format
                            + " is not known; use "
                            + Array.of(words).mkString(" or "));
        }
        return format;
    }

    /// The turn asked for, if one was.
    static Option<Turn> turn(ParseResult asked) {
        return text(asked, TURN).map(text -> new Turn(number(TURN, text, 0, Turn.LAST)));
    }

    static Option<String> text(ParseResult asked, String option) {
        return Option.of(asked.matchedOptionValue(option, (String) null));
    }

    static String argument(ParseResult asked, int index) {
        return asked.matchedPositionalValue(index, "");
    }

    /// A whole number in a range.
    static long number(String name, String text, long least, long most) {
        Option<Long> number =
                Option.of(text)
                        .filter(digits -> digits.matches("[0-9]{1,18}"))
                        .map(Long::parseLong);
        return number.filter(value -> least <= value && value <= most)
                .getOrElseThrow(() ->
                        new Trouble(
                                name
                                        + " takes a whole number "
                                        + least
                                        + " to "
                                        + most
                                        + ", not "
                                        + text));
    }
}
