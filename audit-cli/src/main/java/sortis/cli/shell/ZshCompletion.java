package sortis.cli.shell;

import io.vavr.collection.Seq;
import picocli.CommandLine.Model.CommandSpec;

/// Completion for zsh, with what each command and option is for.
final class ZshCompletion {
    private static final String HEAD =
            """
            #compdef sortis
            # Completion of sortis for zsh. Put this file as "_sortis" into a folder of $fpath.
            _sortis() {
                local context state state_descr line curcontext=$curcontext
                typeset -A opt_args
                local -a commands
                commands=(
            """;

    private static final String MIDDLE =
            """
                    ': :->command' \\
                    '*:: :->operands'
                case $state in
                command) _describe -t commands command commands ;;
                operands)
                    case $words[1] in
            """;

    private static final String TAIL =
            """
                    esac
                    ;;
                esac
            }

            # Codes may stand in a list with commas.
            _sortis_codes() {
                local -a codes
                codes=(CODES)
                _sequence compadd - $codes
            }

            # Found in $fpath it is run; sourced, it is made known.
            if [[ $funcstack[1] == _sortis ]]; then
                _sortis "$@"
            else
                compdef _sortis sortis
            fi
            """;

    private ZshCompletion() {}

    static String of(CommandSpec root) {
        Seq<CommandShape> commands = CommandShape.commands(root);
        return HEAD
                + commands.map(ZshCompletion::described).mkString()
                + "    )\n    _arguments -C -S \\\n"
                + options(CommandShape.program(root), "        ")
                + MIDDLE
                + commands.map(ZshCompletion::branch).mkString()
                + TAIL.replace("CODES", Codes.all().mkString(" "));
    }

    private static String described(CommandShape command) {
        return "        " + quoted(command.name() + ":" + command.summary()) + "\n";
    }

    private static String branch(CommandShape command) {
        return "        "
                + command.name()
                + ")\n            _arguments -S \\\n"
                + options(command, "                ")
                + operand(command)
                + "            ;;\n";
    }

    /// The last of its lines; a mere end of them where nothing may follow.
    private static String operand(CommandShape command) {
        boolean isNone = command.operand() instanceof Expected.Nothing;
        String spec = quoted("*" + action("argument", command.operand()));
        return isNone ? "                --\n" : "                " + spec + "\n";
    }

    private static String options(CommandShape command, String indent) {
        return command.options()
                .flatMap(ZshCompletion::specs)
                .map(spec -> indent + spec + " \\\n")
                .mkString();
    }

    /// Each name of an option by itself; it rules the others out unless it may be given again.
    private static Seq<String> specs(OptionShape option) {
        String others = option.isRepeatable() ? "*" : "(" + option.names().mkString(" ") + ")";
        return option.names()
                .map(name ->
                        quoted(
                                others
                                        + name
                                        + (option.isFlag() || !name.startsWith("--") ? "" : "=")
                                        + "["
                                        + escaped(option.summary())
                                        + "]"
                                        + value(option)));
    }

    private static String value(OptionShape option) {
        return option.isFlag() ? "" : action(option.label(), option.value());
    }

    private static String action(String label, Expected expected) {
        String message = ":" + escaped(label) + ":";
        return switch (expected) {
            case Expected.Nothing() -> "";
            case Expected.AnyText() -> message + " ";
            case Expected.AFile() -> message + "_files";
            case Expected.RuleCodes() -> message + "_sortis_codes";
            case Expected.OneOf(Seq<String> words) -> message + "(" + words.mkString(" ") + ")";
        };
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\\\[\\]:])", "\\\\$1");
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
