package sortis.cli.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.lsp.Serving;
import sortis.finding.RuleCode;

/// `sortis lsp`: audits a log in an editor while it is written.
public final class LspCommand implements Subcommand {
    @Override
    public String name() {
        return "lsp";
    }

    @Override
    public boolean readsLogs() {
        return false;
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                name(),
                "Serve an editor: findings, fixes, hints and more while a log is typed.",
                "  sortis lsp                           started by an editor, not by hand",
                "",
                "It speaks the Language Server Protocol over standard input and output.",
                "docs/editors.md says how to set up VS Code, Neovim, Helix and Emacs.",
                "",
                "Exit code: 0 shut down in order, 1 otherwise.");
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Consumer<String> log = words -> tell(words, console);
        return Serving.until(
                System.in, new FileOutputStream(FileDescriptor.out), uri -> wanted(uri, log), log);
    }

    private static void tell(String words, Console console) {
        synchronized (console) {
            console.complain("sortis lsp: " + words);
            console.err().flush();
        }
    }

    /// What the settings beside the document leave to be shown.
    private static Predicate<RuleCode> wanted(String uri, Consumer<String> log) {
        try {
            return new Settings().of(path(uri))::wants;
        } catch (Trouble trouble) {
            log.accept(trouble.words());
            return _ -> true;
        }
    }

    /// The document's file; one that was never saved counts as one in the present folder.
    private static String path(String uri) {
        try {
            return Path.of(URI.create(uri)).toString();
        } catch (IllegalArgumentException | FileSystemNotFoundException _) {
            return Log.STANDARD_INPUT;
        }
    }
}
