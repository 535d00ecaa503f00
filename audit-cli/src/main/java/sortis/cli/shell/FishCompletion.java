package sortis.cli.shell;

import io.vavr.collection.Seq;
import picocli.CommandLine.Model.CommandSpec;

/// Completion for fish, from 3.0 on, with what each command and option is for.
final class FishCompletion {
    private static final String HEAD =
            """
            # Completion of sortis for fish. Put this file as "sortis.fish" into
            # ~/.config/fish/completions.

            # Whether this command was named; without one, whether none was.
            function __sortis_is
                for word in (commandline -opc)[2..-1]
                    if not string match -q -- '-*' $word
                        test "$word" = "$argv"
                        return
                    end
                end
                test -z "$argv"
            end

            # Codes may stand in a list with commas.
            function __sortis_codes
                set -l list (commandline -ct | string replace -r '^(--[^=]*=)?(.*,)?[^,]*$' '$2')
                set -l codes CODES
                printf '%s\\n' "$list"$codes
            end

            complete -c sortis -e
            complete -c sortis -n __sortis_is -f
            """;

    private FishCompletion() {}

    static String of(CommandSpec root) {
        Seq<CommandShape> commands = CommandShape.commands(root);
        return HEAD.replace("CODES", Codes.all().mkString(" "))
                + options(CommandShape.program(root))
                + commands.map(FishCompletion::offered).mkString()
                + commands.map(FishCompletion::within).mkString();
    }

    private static String offered(CommandShape command) {
        return "complete -c sortis -n __sortis_is -a "
                + command.name()
                + described(command.summary())
                + "\n";
    }

    private static String within(CommandShape command) {
        return "\ncomplete -c sortis"
                + condition(command)
                + action(command.operand())
                + "\n"
                + options(command);
    }

    private static String options(CommandShape command) {
        return command.options()
                .map(option ->
                        "complete -c sortis"
                                + condition(command)
                                + option.names().map(FishCompletion::named).mkString()
                                + (option.isFlag() ? "" : required(option.value()))
                                + described(option.summary())
                                + "\n")
                .mkString();
    }

    private static String condition(CommandShape command) {
        return command.name().isEmpty()
                ? " -n __sortis_is"
                : " -n '__sortis_is " + command.name() + "'";
    }

    private static String named(String name) {
        return name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1);
    }

    private static String required(Expected value) {
        return " -r" + action(value);
    }

    private static String action(Expected expected) {
        return switch (expected) {
            case Expected.Nothing() -> " -f";
            case Expected.AnyText() -> " -f";
            case Expected.AFile() -> " -F";
            case Expected.RuleCodes() -> " -f -a '(__sortis_codes)'";
            case Expected.OneOf(Seq<String> words) -> " -f -a " + quoted(words.mkString(" "));
        };
    }

    private static String described(String summary) {
        return " -d " + quoted(summary);
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
