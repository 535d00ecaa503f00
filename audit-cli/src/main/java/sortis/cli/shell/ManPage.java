package sortis.cli.shell;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.Locale;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import sortis.cli.Release;

/// A manual page in section 1.
///
/// @param name that of its file, without `.1`, such as `sortis-audit`
/// @param roff all of it
public record ManPage(String name, String roff) {
    /// The page of the program, then those of its commands in the order of its help.
    ///
    /// @param root the program with all its commands
    public static Seq<ManPage> all(CommandSpec root) {
        Seq<CommandSpec> commands =
                Vector.ofAll(root.subcommands().values())
                        .map(command -> command.getCommandSpec())
                        .reject(command -> command.usageMessage().hidden());
        Release release = Release.present();
        return commands.map(command -> ofCommand(root, command, release))
                .prepend(ofProgram(root, commands, release));
    }

    private static ManPage ofCommand(CommandSpec root, CommandSpec command, Release release) {
        String name = pageName(root, command);
        HelpFooter footer = HelpFooter.of(command.usageMessage().footer());
        String roff =
                head(name, release)
                        + naming(name, command)
                        + Roff.section("SYNOPSIS", synopsis(root, command))
                        + description(command, footer.notes())
                        + arguments(command)
                        + options(command)
                        + footer.examples()
                        + footer.exitStatus()
                        + Roff.section("SEE ALSO", Roff.line(reference(root.name())));
        return new ManPage(name, roff);
    }

    private static ManPage ofProgram(CommandSpec root, Seq<CommandSpec> commands, Release release) {
        String roff =
                head(root.name(), release)
                        + naming(root.name(), root)
                        + Roff.section(
                                "SYNOPSIS",
                                Roff.line(
                                        Roff.bold(root.name())
                                                + " "
                                                + Roff.italic("COMMAND")
                                                + " [OPTION...] [ARGUMENT...]"))
                        + Roff.section(
                                "COMMANDS",
                                commands.map(command -> listed(root, command)).mkString())
                        + options(root)
                        + ProgramNotes.roff();
        return new ManPage(root.name(), roff);
    }

    private static String pageName(CommandSpec root, CommandSpec command) {
        return root.name() + "-" + command.name();
    }

    private static String head(String name, Release release) {
        return ".TH "
                + Roff.text(name).toUpperCase(Locale.ROOT)
                + " 1 "
                + release.date()
                + " \"sortis "
                + release.version()
                + "\" Sortis\n.nh\n.ad l\n";
    }

    private static String naming(String name, CommandSpec command) {
        String summary = Sentence.first(command.usageMessage().description());
        return Roff.section("NAME", Roff.line(Roff.text(name) + " \\- " + Roff.text(summary)));
    }

    private static String listed(CommandSpec root, CommandSpec command) {
        return Roff.term(
                reference(pageName(root, command)),
                Roff.text(Sentence.first(command.usageMessage().description()) + "."));
    }

    private static String reference(String page) {
        return Roff.bold(page) + "(1)";
    }

    private static String synopsis(CommandSpec root, CommandSpec command) {
        return Roff.line(
                Roff.bold(root.name() + " " + command.name())
                        + " [OPTION...]"
                        + Vector.ofAll(command.positionalParameters())
                                .map(ManPage::placed)
                                .mkString());
    }

    /// ` LOG...`, or ` [LOG]` if it may be left out.
    private static String placed(PositionalParamSpec argument) {
        String label = Roff.italic(argument.paramLabel()) + (argument.isMultiValue() ? "..." : "");
        return argument.arity().min() == 0 ? " [" + label + "]" : " " + label;
    }

    private static String description(CommandSpec command, Seq<String> notes) {
        return Roff.section(
                "DESCRIPTION",
                Roff.line(said(command.usageMessage().description()))
                        + notes.map(note -> Roff.paragraph(Roff.text(note))).mkString());
    }

    private static String arguments(CommandSpec command) {
        Seq<PositionalParamSpec> arguments = Vector.ofAll(command.positionalParameters());
        return arguments.isEmpty()
                ? ""
                : Roff.section(
                        "ARGUMENTS",
                        arguments
                                .map(argument ->
                                        Roff.term(
                                                Roff.italic(argument.paramLabel()),
                                                said(argument.description())))
                                .mkString());
    }

    private static String options(CommandSpec command) {
        return Roff.section(
                "OPTIONS",
                Vector.ofAll(command.options())
                        .sorted(Comparator.comparing(OptionSpec::longestName))
                        .map(option -> Roff.term(named(option), said(option.description())))
                        .mkString());
    }

    private static String named(OptionSpec option) {
        return Vector.of(option.names()).map(Roff::bold).mkString(", ") + value(option);
    }

    private static String value(ArgSpec option) {
        return option.arity().max() == 0 ? "" : "=" + Roff.italic(option.paramLabel());
    }

    private static String said(String... description) {
        return Roff.text(Vector.of(description).mkString(" "));
    }
}
