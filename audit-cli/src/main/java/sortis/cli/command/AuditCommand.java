package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.ExitCode;
import sortis.cli.Log;
import sortis.cli.progress.Progress;
import sortis.cli.report.AuditText;
import sortis.cli.report.AuditText.Folding;

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
        Auditing auditing = new Auditing(format, Selection.of(asked), new Settings());
        AuditAnswer answer = new AuditAnswer(form(asked, format, console), logs, console);
        return Progress.during(
                console,
                () -> {
                    Progress.through(
                            "auditing",
                            "logs",
                            logs,
                            path -> auditing.of(path).map(answer::told),
                            answer::take);
                    return answer.finish();
                });
    }

    private static AuditForm form(ParseResult asked, String format, Console console) {
        boolean isCounted = asked.hasMatchedOption(STATISTICS);
        return isCounted
                ? AuditForm.statistics(format)
                : AuditForm.of(format, new AuditText(console.style(), folding(asked)));
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

    private static Folding folding(ParseResult asked) {
        return asked.hasMatchedOption(ALL) ? Folding.UNFOLDED : Folding.FOLDED;
    }
}
