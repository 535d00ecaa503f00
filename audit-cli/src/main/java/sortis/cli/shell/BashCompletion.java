package sortis.cli.shell;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Model.CommandSpec;

/// Completion for bash, from 3.2 on. Files are left to bash itself, which knows `~` and quotes.
final class BashCompletion {
    private static final String HEAD =
            """
            # Completion of sortis for bash. Source this file, or put it as "sortis" into
            # ~/.local/share/bash-completion/completions.
            _sortis() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' at
                COMPREPLY=()
                # Bash cuts --format=json into three words.
                if [[ $word == "=" ]]; then
                    word=
                elif [[ $before == "=" ]]; then
                    before=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for ((at = 1; at < COMP_CWORD; at++)); do
                    [[ ${COMP_WORDS[at]} == -* ]] || {
                        command=${COMP_WORDS[at]}
                        break
                    }
                done
                case "$command $before" in
            """;

    private static final String MIDDLE =
            """
                *) _sortis_word ;;
                esac
            }

            _sortis_word() {
                case "$command $word" in
            """;

    private static final String TAIL =
            """
                esac
            }

            _sortis_words() {
                _sortis_nothing
                COMPREPLY=($(compgen -W "$*" -- "$word"))
            }

            # Codes may stand in a list with commas.
            _sortis_codes() {
                local list=
                [[ $word != *,* ]] || list=${word%,*},
                _sortis_nothing
                COMPREPLY=($(compgen -P "$list" -W 'CODES' -- "${word##*,}"))
            }

            # No files, where bash is new enough to be told.
            _sortis_nothing() {
                compopt +o default 2>/dev/null
            }

            complete -o default -F _sortis sortis
            """;

    private BashCompletion() {}

    static String of(CommandSpec root) {
        CommandShape program = CommandShape.program(root);
        Seq<CommandShape> commands = CommandShape.commands(root);
        return HEAD
                + commands.flatMap(BashCompletion::values).mkString()
                + MIDDLE
                + options(program)
                + branch("\" \"*", words(commands.map(CommandShape::name)))
                + commands.flatMap(BashCompletion::operands).mkString()
                + TAIL.replace("CODES", Codes.all().mkString(" "));
    }

    /// What follows the options of a command that take a value.
    private static Seq<String> values(CommandShape command) {
        return command.options()
                .reject(OptionShape::isFlag)
                .map(option ->
                        branch(
                                option.names()
                                        .map(name -> quoted(command.name() + " " + name))
                                        .mkString(" | "),
                                action(option.value())));
    }

    private static Seq<String> operands(CommandShape command) {
        return Vector.of(
                options(command),
                branch(quoted(command.name() + " ") + "*", action(command.operand())));
    }

    private static String options(CommandShape command) {
        return branch(quoted(command.name() + " -") + "*", words(command.optionNames()));
    }

    private static String branch(String pattern, String action) {
        return "    " + pattern + ") " + action + (action.isEmpty() ? ";;\n" : " ;;\n");
    }

    private static String action(Expected expected) {
        return switch (expected) {
            case Expected.AFile() -> "";
            case Expected.RuleCodes() -> "_sortis_codes";
            case Expected.OneOf(Seq<String> words) -> words(words);
            case Expected.Nothing() -> "_sortis_nothing";
            case Expected.AnyText() -> "_sortis_nothing";
        };
    }

    private static String words(Seq<String> words) {
        return "_sortis_words " + words.mkString(" ");
    }

    private static String quoted(String pattern) {
        return '"' + pattern + '"';
    }
}
