package sortis.cli.command;

import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.progress.Progress;
import sortis.cli.report.AuditGithub;
import sortis.cli.report.AuditJson;
import sortis.cli.report.AuditJunit;
import sortis.cli.report.AuditSarif;
import sortis.cli.report.AuditStatistics;
import sortis.cli.report.AuditText;
import sortis.cli.report.AuditText.Folding;
import sortis.cli.report.Audited;
import sortis.cli.report.Audits;
import sortis.replay.audit.Acceptances;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.StockTrails;

/// `sortis audit`: says which entries of a log are wrong, and why.
public final class AuditCommand implements Subcommand {
    private static final String ALL = "--all";
    private static final String STATISTICS = "--statistics";
    private static final String FIX_PLAN = "--fix-plan";
    private static final String[] FORMATS = {"text", "json", "jsonl", "sarif", "github", "junit"};

    @Override
    public String name() {
        return "audit";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Say which entries of a log are wrong, why, and what follows from them.",
                        "  sortis audit mygame.jsonl            what is wrong, with the working",
                        "  sortis audit mygame.jsonl --all      what follows from each error, too",
                        "  sortis audit games/                  every log in a folder, a summary",
                        "  sortis audit - --format json <log    for other programs",
                        "  sortis audit games/ --ignore map-*   all but what is wrong with charts",
                        "",
                        "Exit code: 0 nothing wrong, 1 errors found, 2 could not be done.")
                .addPositional(
                        PositionalParamSpec.builder()
                                .type(List.class)
                                .auxiliaryTypes(String.class)
                                .paramLabel("LOG")
                                .required(true)
                                .arity("1..*")
                                .description("Logs, or folders of logs; - is standard input.")
                                .build())
                .addOption(Options.format(FORMATS))
                .addOption(
                        Options.flag(
                                ALL, "Show in full what follows from each error, or is accepted."))
                .addOption(
                        Options.listed(
                                Selection.SELECT, "CODES", "Only these, such as build-cost,map."))
                .addOption(Options.listed(Selection.IGNORE, "CODES", "All but these."))
                .addOption(Options.flag(STATISTICS, "How often each code was found."))
                .addOption(Options.flag(FIX_PLAN, "Show what sortis fix would change."));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        List<String> none = List.of();
        String format = Options.formatOf(asked, formats(asked));
        Seq<String> named = Vector.ofAll(asked.matchedPositionalValue(0, none));
        Log.checkNames(named);
        Seq<String> logs = named.flatMap(Log::within);
        return asked.hasMatchedOption(FIX_PLAN)
                ? planned(format, logs.map(FixPlans::of), console)
                : audited(asked, format, logs, console);
    }

    private static int audited(
            ParseResult asked, String format, Seq<String> logs, Console console) {
        Selection wanted = Selection.of(asked);
        Settings settings = new Settings();
        Function<String, Either<Trouble, Audited>> auditing =
                path -> audited(path, wanted.orElse(settings.of(path)), format);
        Seq<Either<Trouble, Audited>> results =
                Progress.during(
                        console, () -> Progress.through("auditing", "logs", logs, auditing));
        results.flatMap(Either::swap).forEach(trouble -> Troubles.tell("audit", trouble, console));
        Audits audits = new Audits(results.flatMap(audit -> audit), results.count(Either::isLeft));
        answer(asked, format, audits, console).forEach(console.out()::println);
        return audits.unread() > 0 ? ExitCode.TROUBLE : verdict(audits);
    }

    private static int planned(String format, Seq<FixPlans> plans, Console console) {
        FixPlans.answer(format, plans).forEach(console.out()::println);
        boolean isFine = plans.forAll(FixPlans::isForCleanLog);
        return isFine ? ExitCode.FINE : ExitCode.WRONG;
    }

    private static String[] formats(ParseResult asked) {
        boolean isBrief = asked.hasMatchedOption(STATISTICS) || asked.hasMatchedOption(FIX_PLAN);
        return isBrief ? new String[] {"text", "json"} : FORMATS;
    }

    private static Either<Trouble, Audited> audited(String path, Selection wanted, String format) {
        return Troubles.caught(() -> {
            Log log = Log.read(path);
            Progress.entries("auditing", log.transcript().lines().size());
            AuditReport whole = Auditor.STRICT.audit(log.transcript());
            boolean isText = format.equals("text");
            return new Audited(
                    path,
                    log.name(),
                    log.transcript(),
                    whole,
                    whole.only(wanted::wants),
                    Acceptances.in(log.transcript()).idle(whole),
                    isText ? StockTrails.of(log.transcript(), whole) : HashMap.empty(),
                    Option.when(
                            isText && !whole.isClean() && wanted.isAll(),
                            () -> DiagnoseCommand.diagnosis(log)));
        });
    }

    private static int verdict(Audits audits) {
        return audits.faulty() == 0 ? ExitCode.FINE : ExitCode.WRONG;
    }

    private static Iterable<String> answer(
            ParseResult asked, String format, Audits audits, Console console) {
        if (!format.equals("text")) {
            audits.each().flatMap(Audited::remarks).forEach(console::complain);
        }
        return asked.hasMatchedOption(STATISTICS)
                ? statistics(format, audits)
                : findings(asked, format, audits, console);
    }

    private static Iterable<String> statistics(String format, Audits audits) {
        return format.equals("json")
                ? Vector.of(AuditStatistics.json(audits))
                : AuditStatistics.lines(audits);
    }

    private static Iterable<String> findings(
            ParseResult asked, String format, Audits audits, Console console) {
        return switch (format) {
            case "json" -> Vector.of(AuditJson.of(audits));
            case "jsonl" -> AuditJson.lines(audits);
            case "sarif" -> Vector.of(AuditSarif.of(audits));
            case "github" -> AuditGithub.lines(audits);
            case "junit" -> Vector.of(AuditJunit.of(audits));
            default -> new AuditText(console.style(), folding(asked)).lines(audits);
        };
    }

    private static Folding folding(ParseResult asked) {
        return asked.hasMatchedOption(ALL) ? Folding.UNFOLDED : Folding.FOLDED;
    }
}
