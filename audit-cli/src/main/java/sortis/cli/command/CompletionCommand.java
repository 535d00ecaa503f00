package sortis.cli.command;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.shell.Shell;

/// `sortis completion`: prints the script by which a shell completes what is typed.
public final class CompletionCommand implements Subcommand {
    @Override
    public String name() {
        return "completion";
    }

    @Override
    public boolean readsLogs() {
        return false;
    }

    @Override
    public boolean tellsOfOthers() {
        return true;
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Print the script by which a shell completes commands, options, codes and"
                                + " files.",
                        "  source <(sortis completion bash)     in ~/.bashrc",
                        "  source <(sortis completion zsh)      in ~/.zshrc, after compinit",
                        "  sortis completion fish | source      in ~/.config/fish/config.fish",
                        "",
                        "Kept in a file it is quicker: docs/installing.md says where.")
                .addPositional(
                        PositionalParamSpec.builder()
                                .type(String.class)
                                .paramLabel("SHELL")
                                .index("0")
                                .required(true)
                                .arity("1")
                                .completionCandidates(() -> Shell.names().iterator())
                                .description("bash, zsh or fish.")
                                .build());
    }

    @Override
    public int run(ParseResult asked, Console console) {
        String name = Options.argument(asked, 0);
        Shell shell =
                Shell.named(name)
                        .getOrElseThrow(() ->
                                new Trouble(
                                        "there is no script for "
                                                + name
                                                + "; name "
                                                + Shell.names().mkString(" or ")));
        console.out().print(shell.completion(asked.commandSpec().root()));
        return ExitCode.FINE;
    }
}
