package sortis.cli.shell;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/// The shells that complete what is typed.
public enum Shell {
    BASH("bash", BashCompletion::of),
    ZSH("zsh", ZshCompletion::of),
    FISH("fish", FishCompletion::of);

    private final String text;
    private final Function<CommandSpec, String> completion;

    Shell(String text, Function<CommandSpec, String> completion) {
        this.text = text;
        this.completion = completion;
    }

    /// The names of all of them.
    public static Seq<String> names() {
        return Array.of(values()).map(Shell::text);
    }

    /// The one of that name.
    public static Option<Shell> named(String name) {
        return Array.of(values()).find(shell -> shell.text.equals(name));
    }

    public String text() {
        return text;
    }

    /// The script that completes commands, options, their values, codes of rules and files.
    ///
    /// @param root the program with all its commands
    public String completion(CommandSpec root) {
        return completion.apply(root);
    }
}
