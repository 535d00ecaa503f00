package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Delivery;
import sortis.cli.Delivery.Existing;
import sortis.cli.ExitCode;
import sortis.cli.Trouble;
import sortis.cli.shell.ManPage;

/// `sortis man`: writes manual pages. Not in the list of commands, since `man` is what shows them.
public final class ManCommand implements Subcommand {
    private static final String INTO = "--into";

    @Override
    public String name() {
        return "man";
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
        CommandSpec spec =
                Options.command(
                        name(),
                        "Write the manual page of the program or of a command.",
                        "  sortis man audit | man -l -",
                        "  sortis man --into ~/.local/share/man/man1    all pages, as files");
        var _ = spec.usageMessage().hidden(true);
        return spec.addPositional(
                        PositionalParamSpec.builder()
                                .type(String.class)
                                .paramLabel("COMMAND")
                                .index("0")
                                .required(false)
                                .arity("0..1")
                                .description("One of the commands.")
                                .build())
                .addOption(
                        Options.option(
                                INTO, "FOLDER", "Write every page into this folder instead."));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Seq<ManPage> pages = ManPage.all(asked.commandSpec().root());
        Option<String> folder = Options.text(asked, INTO);
        if (folder.isDefined()) {
            folder.forEach(path -> write(pages, path));
        } else {
            console.out().print(page(pages, Options.argument(asked, 0)).roff());
        }
        return ExitCode.FINE;
    }

    private static ManPage page(Seq<ManPage> pages, String command) {
        String name = command.isEmpty() ? "sortis" : "sortis-" + command;
        return pages.find(page -> page.name().equals(name))
                .getOrElseThrow(() ->
                        new Trouble(
                                "there is no command "
                                        + command
                                        + " (sortis --help lists them all)"));
    }

    private static void write(Seq<ManPage> pages, String path) {
        try {
            Path folder = Files.createDirectories(Path.of(path));
            pages.forEach(page ->
                    Delivery.write(
                            folder.resolve(page.name() + ".1").toString(),
                            page.roff(),
                            Existing.REPLACED));
        } catch (InvalidPathException impossible) {
            throw new Trouble(
                    "no folder can have the name " + path + ": " + impossible.getReason());
        } catch (IOException failure) {
            throw new Trouble("cannot make the folder " + path + ": " + failure.getMessage());
        }
    }
}
