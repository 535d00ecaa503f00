package sortis.cli;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import sortis.cli.command.AppendCommand;
import sortis.cli.command.AuditCommand;
import sortis.cli.command.CompletionCommand;
import sortis.cli.command.ContextCommand;
import sortis.cli.command.ConvertCommand;
import sortis.cli.command.DiagnoseCommand;
import sortis.cli.command.DiffCommand;
import sortis.cli.command.ExplainCommand;
import sortis.cli.command.FixCommand;
import sortis.cli.command.FmtCommand;
import sortis.cli.command.LfsrCommand;
import sortis.cli.command.LspCommand;
import sortis.cli.command.ManCommand;
import sortis.cli.command.MapCommand;
import sortis.cli.command.NewCommand;
import sortis.cli.command.Options;
import sortis.cli.command.PlanCommand;
import sortis.cli.command.PlayCommand;
import sortis.cli.command.RepairCommand;
import sortis.cli.command.ReplayCommand;
import sortis.cli.command.ReportCommand;
import sortis.cli.command.RulesCommand;
import sortis.cli.command.RulingsCommand;
import sortis.cli.command.SealCommand;
import sortis.cli.command.SheetCommand;
import sortis.cli.command.Subcommand;
import sortis.cli.command.VerifyCommand;
import sortis.cli.command.WatchCommand;
import sortis.cli.report.Signs;
import sortis.eventstore.EventStore;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;

/// The program: audits, replays and compares logs of Sortis games.
public final class Sortis {
    private static final Seq<Subcommand> COMMANDS =
            Vector.of(
                    new AuditCommand(),
                    new ReplayCommand(),
                    new DiagnoseCommand(),
                    new ContextCommand(),
                    new DiffCommand(),
                    new ReportCommand(),
                    new RulesCommand(),
                    new ExplainCommand(),
                    new LfsrCommand(),
                    new MapCommand(),
                    new NewCommand(),
                    new SheetCommand(),
                    new ConvertCommand(),
                    new FmtCommand(),
                    new FixCommand(),
                    new RulingsCommand(),
                    new PlanCommand(),
                    new PlayCommand(),
                    new AppendCommand(),
                    new SealCommand(),
                    new VerifyCommand(),
                    new RepairCommand(),
                    new WatchCommand(),
                    new LspCommand(),
                    new CompletionCommand(),
                    new ManCommand());

    private Sortis() {}

    public static void main(String[] arguments) {
        Runtime.getRuntime().halt(ended(arguments));
    }

    /// All that the process does but to end.
    ///
    /// @return its exit code
    static int ended(String... arguments) {
        // Words are sorted and cased alike whatever the machine's language.
        Locale.setDefault(Locale.ROOT);
        // Else picocli looks through all jars for a class of Groovy, a fifth of a short run.
        String _ = System.setProperty("picocli.disable.closures", "true");
        // Nor need it look up converters for dates and databases: arguments are words here.
        String _ = System.setProperty("picocli.converters.excludes", ".*");
        Outlet out = new Outlet(FileDescriptor.out);
        Console console = Console.on(out, new Outlet(FileDescriptor.err));
        prepare(arguments);
        int code = run(console, arguments);
        console.out().flush();
        out.failure().forEach(why -> lament(why, console));
        console.err().flush();
        int lost = code == ExitCode.FINE || code == ExitCode.WRONG ? ExitCode.TROUBLE : code;
        return out.failure().isDefined() ? lost : code;
    }

    /// Sets up what reading and judging need, on another core, while the command line is looked at.
    private static void prepare(String... arguments) {
        Seq<Subcommand> commands = possible(arguments);
        boolean isHelp = Overview.ASKING.exists(Vector.of(arguments)::contains);
        if (commands.size() == 1 && commands.forAll(Subcommand::readsLogs) && !isHelp) {
            Thread _ = Thread.ofPlatform().daemon().start(Sortis::warmUp);
        }
    }

    private static void warmUp() {
        // The tables of BigDecimal take longest, and Jackson would wait for them.
        BigDecimal _ = BigDecimal.ONE;
        byte[] log =
                "{\"type\": \"turns-skipped\", \"turn\": 0, \"to\": 1}"
                        .getBytes(StandardCharsets.UTF_8);
        Transcript transcript =
                Transcript.of(EventStore.stream(new ByteArrayInputStream(log)).read());
        AuditReport _ = Auditor.STRICT.audit(transcript);
    }

    /// Says that the output is not whole; a reader who has gone, as `head` does, need not be told.
    private static void lament(String why, Console console) {
        if (!why.contains("Broken pipe")) {
            console.complain("sortis: cannot write the output: " + why);
        }
    }

    /// Runs a command and says how it ended. Nothing a user can do makes a stack trace.
    public static int run(Console console, String... arguments) {
        String[] words = spelledOut(arguments);
        if (Overview.isAskedFor(words)) {
            console.out().print(Overview.text(console.ansi()));
            return ExitCode.FINE;
        }
        Seq<Subcommand> commands = possible(words);
        CommandLine line = commandLine(commands, console);
        try {
            ParseResult asked = line.parseArgs(words);
            Integer help = CommandLine.executeHelpRequest(asked);
            return help == null
                    ? dispatched(commands, asked, console.writing(Options.signs(asked)))
                    : help;
        } catch (ParameterException wrong) {
            boolean isAscii = Vector.of(arguments).contains(Options.ASCII);
            return refused(wrong, console.writing(isAscii ? Signs.TEXT : Signs.ANY));
        }
    }

    /// `help` and `help COMMAND` ask for what `--help` does.
    private static String[] spelledOut(String... arguments) {
        boolean isHelp = arguments.length > 0 && arguments[0].equals("help");
        return isHelp
                ? Vector.of(arguments).drop(1).take(1).append("--help").toJavaArray(String[]::new)
                : arguments;
    }

    /// The command that comes first, else all of them: setting up each takes time.
    private static Seq<Subcommand> possible(String... arguments) {
        Seq<Subcommand> named =
                COMMANDS.filter(
                        command -> arguments.length > 0 && command.name().equals(arguments[0]));
        return named.isEmpty() || named.exists(Subcommand::tellsOfOthers) ? COMMANDS : named;
    }

    private static CommandLine commandLine(Seq<Subcommand> commands, Console console) {
        CommandSpec spec = Options.withHelp(CommandSpec.create().name("sortis"));
        var _ =
                spec.usageMessage()
                        .description("Audits, replays and compares hand-kept logs of Sortis games.")
                        .footer("", "sortis COMMAND --help says more, with examples.");
        return commands.foldLeft(
                        new CommandLine(spec),
                        (line, command) -> line.addSubcommand(command.spec()))
                .setExpandAtFiles(false)
                .setColorScheme(Help.defaultColorScheme(console.ansi()))
                .setOut(console.out())
                .setErr(console.err());
    }

    private static int dispatched(Seq<Subcommand> commands, ParseResult asked, Console console) {
        if (!asked.hasSubcommand()) {
            console.complain("sortis: say what to do, such as: sortis audit mygame.jsonl");
            console.err().print(Overview.text(Ansi.OFF));
            return ExitCode.TROUBLE;
        }
        ParseResult command = asked.subcommand();
        String name = command.commandSpec().name();
        return commands.find(possible -> possible.name().equals(name))
                .map(chosen -> attempted(chosen, command, console))
                .getOrElse(ExitCode.TROUBLE);
    }

    private static int attempted(Subcommand command, ParseResult asked, Console console) {
        try {
            return command.run(asked, console);
        } catch (Trouble trouble) {
            int _ = failed(asked, trouble.words(), console);
            return trouble.code();
        } catch (OutOfMemoryError _) {
            return failed(asked, "not enough memory; give more: SORTIS_JAVA_OPTS=-Xmx2g", console);
        } catch (ArithmeticException _) {
            return failed(asked, "amounts in this log add up to more than 64 bits hold", console);
        } catch (RuntimeException | StackOverflowError fault) {
            return failed(asked, "a fault of sortis itself; please report it: " + fault, console);
        }
    }

    private static int failed(ParseResult asked, String why, Console console) {
        console.complain("sortis " + asked.commandSpec().name() + ": " + why);
        return ExitCode.TROUBLE;
    }

    private static int refused(ParameterException wrong, Console console) {
        String name = wrong.getCommandLine().getCommandSpec().qualifiedName();
        console.complain(name + ": " + wrong.getMessage());
        if (wrong instanceof UnmatchedArgumentException unmatched
                && !unmatched.getSuggestions().isEmpty()) {
            console.err()
                    .println(
                            "Did you mean "
                                    + String.join(" or ", unmatched.getSuggestions())
                                    + "?");
        }
        console.complain("Try: " + name + " --help");
        return ExitCode.TROUBLE;
    }
}
