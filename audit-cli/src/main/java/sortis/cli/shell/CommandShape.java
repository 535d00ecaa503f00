package sortis.cli.shell;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// A command as a shell completes it.
///
/// @param name empty for the program itself
/// @param summary one sentence, without its full stop
/// @param operand what stands behind it besides options
record CommandShape(String name, String summary, Seq<OptionShape> options, Expected operand) {
    /// The program itself, before a command is named.
    static CommandShape program(CommandSpec root) {
        return of("", root);
    }

    /// Its commands, in the order of its help; not those that are left out there.
    static Seq<CommandShape> commands(CommandSpec root) {
        return Vector.ofAll(root.subcommands().values())
                .map(CommandLine::getCommandSpec)
                .reject(command -> command.usageMessage().hidden())
                .map(command -> of(command.name(), command));
    }

    private static CommandShape of(String name, CommandSpec command) {
        return new CommandShape(
                name,
                Sentence.first(command.usageMessage().description()),
                Vector.ofAll(command.options()).map(OptionShape::of),
                operand(command));
    }

    /// Files, wherever one may stand: most commands begin with one.
    private static Expected operand(CommandSpec command) {
        Seq<Expected> expected = Vector.ofAll(command.positionalParameters()).map(Expected::by);
        return expected.find(Expected.AFile.class::isInstance)
                .orElse(expected.headOption())
                .getOrElse(new Expected.Nothing());
    }

    /// All names of all its options.
    Seq<String> optionNames() {
        return options.flatMap(OptionShape::names);
    }
}
