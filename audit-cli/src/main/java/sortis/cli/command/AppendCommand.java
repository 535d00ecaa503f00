package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.store.Appending;
import sortis.cli.store.Appending.Numbering;
import sortis.cli.store.Judge.Strictness;
import sortis.cli.store.Submission;
import sortis.eventstore.EntryId;
import sortis.eventstore.Expected;
import sortis.value.Turn;

/// `sortis append`: adds entries to a log, safely.
public final class AppendCommand implements Subcommand {
    private static final String EXPECT = "--expect";
    private static final String ID = "--id";
    private static final String ONCE = "--once";
    private static final String SEQ = "--seq";
    private static final String UNCHECKED = "--unchecked";
    private static final String FORCE = "--force";

    @Override
    public String name() {
        return "append";
    }

    @Override
    public CommandSpec spec() {
        return Options.command(
                        name(),
                        "Add entries to a log, each judged before it is written; when it says so"
                                + " they are safe on the disk.",
                        "  sortis append mygame.sortis 'A clear 12,7 +1w'",
                        "  sortis append mygame.sortis @2 'A operate 10,7'   two lines",
                        "  sortis append mygame.jsonl <entries        from another program",
                        "  sortis append mygame.jsonl --expect 41 <entries   if it has 41 entries",
                        "  sortis append mygame.jsonl --id b7f3 <entries     safe to do again",
                        "",
                        "Exit code: 0 written, or there already; 1 wrong, and not written; 2 could",
                        "not be done; 3 the log is not as expected; 4 others had it too long;",
                        "5 the machine failed: do it again with --expect or --id.")
                .addPositional(
                        Options.argument("LOG", "0", "The log, in either form; made if need be."))
                .addPositional(
                        PositionalParamSpec.builder()
                                .type(List.class)
                                .auxiliaryTypes(String.class)
                                .paramLabel("ENTRY")
                                .index("1..*")
                                .arity("0..*")
                                .description("Entries in either form; none, or -: standard input.")
                                .build())
                .addOption(
                        Options.option(
                                EXPECT,
                                "N",
                                "Only if the log has N entries, or these behind them already."))
                .addOption(
                        Options.option(
                                ID, "ID", "Note this name; what bears it is not added again."))
                .addOption(Options.flag(ONCE, "Only if the log does not hold the same already."))
                .addOption(Options.flag(SEQ, "Write each entry's number into it."))
                .addOption(Options.flag(FORCE, "Also what is wrong, as long as it can be read."))
                .addOption(Options.flag(UNCHECKED, "Do not judge; quicker, for long imports."))
                .addOption(Waiting.option())
                .addOption(Options.format("text", "json"));
    }

    @Override
    public int run(ParseResult asked, Console console) {
        Appending appending = appending(asked);
        return Troubles.orThrow(() -> appending.run(console));
    }

    private static Appending appending(ParseResult asked) {
        Option<EntryId> id = Options.text(asked, ID).map(AppendCommand::id);
        return new Appending(
                Waiting.log(Options.argument(asked, 0)),
                submission(asked),
                expected(asked, id),
                id,
                asked.hasMatchedOption(SEQ) ? Numbering.SEQ : Numbering.NONE,
                strictness(asked),
                Waiting.patience(asked),
                Options.formatOf(asked, "text", "json"));
    }

    private static EntryId id(String name) {
        return EntryId.named(name)
                .getOrElseThrow(() ->
                        new Trouble(
                                ID + " takes 1 to 200 letters, digits and . _ : / -, not " + name));
    }

    private static Expected expected(ParseResult asked, Option<EntryId> id) {
        Option<Expected> count =
                Options.text(asked, EXPECT)
                        .map(text -> Options.number(EXPECT, text, 0, Turn.LAST))
                        .map(Expected.Entries::new);
        Option<Expected> once = Option.when(asked.hasMatchedOption(ONCE), Expected.NotThere::new);
        Seq<Expected> all =
                Vector.of(count, id.<Expected>map(Expected.NoneNamed::new), once)
                        .flatMap(each -> each);
        boolean isMuddled = asked.hasMatchedOption(ONCE) && asked.hasMatchedOption(SEQ);
        if (all.size() > 1 || isMuddled) {
            throw new Trouble(
                    isMuddled
                            ? ONCE + " finds nothing again that " + SEQ + " has given a number"
                            : "take one of " + EXPECT + ", " + ID + " and " + ONCE);
        }
        return all.headOption().getOrElse(Expected.Anything::new);
    }

    private static Strictness strictness(ParseResult asked) {
        return asked.hasMatchedOption(UNCHECKED)
                ? Strictness.UNCHECKED
                : asked.hasMatchedOption(FORCE) ? Strictness.FORCED : Strictness.STRICT;
    }

    private static Submission submission(ParseResult asked) {
        List<String> none = List.of();
        Seq<String> entries = Vector.ofAll(asked.matchedPositionalValue(1, none));
        boolean isStream = entries.isEmpty() || entries.equals(Vector.of(Log.STANDARD_INPUT));
        if (entries.isEmpty()
                && Option.of(System.console()).exists(terminal -> terminal.isTerminal())) {
            throw new Trouble("give an entry, or - to type some and end with Ctrl-D");
        }
        return isStream ? Submission.of(System.in) : Submission.of(entries);
    }
}
