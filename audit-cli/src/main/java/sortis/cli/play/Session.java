package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import sortis.cli.Trouble;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.finding.Finding;
import sortis.time.Unforeseeable;

/// A game that is being typed: takes lines down, or says why not.
public final class Session {
    private static final Vector<String> NOTHING = Vector.empty();

    private final Answers answers;
    private final Ledger ledger;
    private Option<String> refused = Option.none();
    private int refusals;

    /// Whether a line is taken down although it is wrong.
    private enum Insistence {
        NONE,
        FORCED
    }

    Session(Ledger ledger, Answers answers) {
        this.ledger = ledger;
        this.answers = answers;
    }

    /// How many lines were refused.
    int refusals() {
        return refusals;
    }

    /// Whether leaving now would lose something.
    boolean isUnsaved() {
        return ledger.isUnsaved();
    }

    /// What can come after those words of a line.
    public Seq<String> vocabulary(Seq<String> words) {
        return Vocabulary.after(words, ledger.state());
    }

    /// What a line is asked for with: the turn and page on which it will stand.
    String prompt() {
        State state = ledger.state();
        return state.game().hasBegun() ? Answers.prompt(state.typed()) : "first lines> ";
    }

    Seq<String> greeting() {
        return answers.greeting(ledger.shelf(), ledger.state().game());
    }

    /// What to say to somebody who would perhaps like to leave.
    Seq<String> parting() {
        return answers.remark(
                "Ctrl-C once more, or quit, leaves. "
                        + (ledger.shelf().isFile()
                                ? "Every line taken down is in " + ledger.shelf().path() + "."
                                : "This game is in no file; save FILE keeps it."));
    }

    /// What comes of a typed line, to be shown.
    Seq<String> answer(Order order) {
        try {
            return done(order);
        } catch (Trouble trouble) {
            return answers.remark("Not done: " + trouble.words() + ".");
        } catch (Unforeseeable routes) {
            return refusal(order.rest(), NOTHING, answers.unforeseeable(routes));
        } catch (ArithmeticException _) {
            return refusal(order.rest(), NOTHING, "amounts grow beyond 64 bits");
        }
    }

    private Seq<String> done(Order order) {
        return switch (order.kind()) {
            case LINE -> taken(order.rest(), Insistence.NONE);
            case FORCE -> forced(order.rest());
            case UNDO -> undone();
            case SAVE -> saved(order.rest());
            case HELP, STATE, WHERE, MAP, STOCK, TURN, QUIT -> answers.to(order, ledger.state());
        };
    }

    private Seq<String> forced(String text) {
        Option<String> line = Option.when(!text.isEmpty(), text).orElse(refused);
        return line.map(wanted -> taken(wanted, Insistence.FORCED))
                .getOrElse(() -> answers.remark("No line was refused that could be forced."));
    }

    private Seq<String> taken(String text, Insistence insistence) {
        State state = ledger.state();
        if (!state.game().hasBegun()) {
            return first(text, insistence);
        }
        if (Heading.isPart(text)) {
            return refusal(text, NOTHING, "the game has begun, and began otherwise");
        }
        Context.Reading reading = state.typed().read(text);
        return reading.lines()
                .headOption()
                .map(line -> entry(state.game(), line, text, insistence))
                .getOrElse(() -> passed(text, reading.after()));
    }

    private Seq<String> passed(String text, Context after) {
        if (!after.equals(ledger.state().typed())) {
            ledger.turnTo(after);
            return answers.context(after);
        }
        return text.strip().startsWith("#") ? comment(text) : NOTHING;
    }

    private Seq<String> comment(String text) {
        State state = ledger.state();
        return ledger.shelf().form() == Form.JSON_LINES
                ? answers.remark("JSON lines have no place for comments; this one is not kept.")
                : ledger.keep(state.game(), Vector.of(text), state.written())
                        .map(why -> refusal(text, NOTHING, why))
                        .getOrElse(NOTHING);
    }

    /// A line of a game that has not begun.
    private Seq<String> first(String text, Insistence insistence) {
        Vector<LogLine> lines = ledger.state().typed().read(text).lines();
        boolean isEntry = !Heading.isPart(text) && !lines.isEmpty();
        return isEntry ? begun(text, lines, insistence) : headed(text);
    }

    private Seq<String> headed(String text) {
        Heading now = new Heading(ledger.state().head());
        Heading longer = new Heading(ledger.state().head().append(text));
        Game filled = Game.of(longer.filled());
        if (now.isBegun() && text.strip().toLowerCase(Locale.ROOT).startsWith("sortis")) {
            return refusal(text, NOTHING, "this line stands before the others, if at all");
        }
        if (longer.isBegun() && !filled.hasBegun()) {
            return refusal(text, answers.errors(ledger.shelf(), filled), "it cannot be read");
        }
        ledger.head(longer);
        return answers.heading(ledger.shelf(), longer, filled);
    }

    /// The first entry after the first lines: now they are all there.
    private Seq<String> begun(String text, Vector<LogLine> lines, Insistence insistence) {
        Heading heading = new Heading(ledger.state().head());
        if (!heading.isComplete()) {
            return refusal(text, NOTHING, answers.missing(heading));
        }
        Game game = ledger.whole();
        return isWrong(game.findings()) && insistence == Insistence.NONE
                ? refusal(
                        text,
                        answers.errors(ledger.shelf(), game),
                        "the game cannot begin so; undo takes back its last line, or force it")
                : lines.headOption()
                        .map(line -> entry(game, line, text, insistence))
                        .getOrElse(NOTHING);
    }

    private static boolean isWrong(Seq<Finding> findings) {
        return findings.exists(Finding::isError);
    }

    private Seq<String> entry(Game before, LogLine line, String text, Insistence insistence) {
        Vector<String> above = ledger.above(line);
        LogLine placed = before.placed(line, ledger.lineBelow(above.size()));
        Game after = before.with(placed);
        Vector<Finding> found = after.findingsSince(before);
        Vector<String> shown = answers.findings(ledger.shelf(), after, found);
        if (!(placed instanceof Entry entry)) {
            return refusal(text, shown, "it cannot be read");
        }
        return isWrong(found) && insistence == Insistence.NONE
                ? refusal(text, shown, "force takes it down as it stands")
                : takenDown(after, above.append(text))
                        .map(why -> refusal(text, NOTHING, why))
                        .getOrElse(() -> answers.entry(after, entry, shown));
    }

    /// @return why it cannot be done, if so
    private Option<String> takenDown(Game after, Vector<String> typed) {
        State state = ledger.state();
        return ledger.keep(after, typed, typed.size() > 1 ? state.typed() : state.written());
    }

    private Seq<String> refusal(String text, Seq<String> findings, String why) {
        refused = Option.some(text);
        refusals++;
        return findings.appendAll(answers.remark("Not taken down: " + why + "."));
    }

    private Seq<String> undone() {
        return ledger.canUndo()
                ? ledger.undo()
                        .fold(
                                why -> answers.remark("Not taken back: " + why + "."),
                                line -> answers.remark("taken back: " + line))
                : answers.remark("Nothing was taken down in this session.");
    }

    private Seq<String> saved(String path) {
        if (ledger.shelf().isFile()) {
            return answers.remark("Every line is in " + ledger.shelf().path() + " already.");
        }
        if (path.isEmpty() || !ledger.whole().hasBegun()) {
            return answers.remark(
                    path.isEmpty()
                            ? "Say into which file, such as: save mygame.sortis"
                            : "There is no game yet that could be saved.");
        }
        return ledger.save(path)
                .map(why -> answers.remark("Not saved: " + why + "."))
                .getOrElse(() -> answers.remark("Saved in " + path + ", and so is what follows."));
    }

    /// Writes first lines that wait for an entry, and says what could not be written.
    Seq<String> close() {
        if (!ledger.isWaiting()) {
            return NOTHING;
        }
        Option<String> why =
                isWrong(ledger.whole().findings())
                        ? Option.some("the game cannot begin so")
                        : ledger.keep(ledger.whole(), NOTHING, ledger.state().written());
        return why.map(words -> answers.remark("Not written: " + words + ".")).getOrElse(NOTHING);
    }
}
