package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine;
import sortis.eventstore.Form;
import sortis.eventstore.file.Appended;
import sortis.eventstore.file.Refusal;
import sortis.time.Unforeseeable;

/// A game that is being typed: takes lines down, or says why not.
public final class Session {
    private final Answers answers;
    private Shelf shelf;
    private State state;
    private final Deque<State> past = new ArrayDeque<>();
    private Option<String> refused = Option.none();
    private int refusals;

    /// Whether a line is taken down although it is wrong.
    private enum Insistence {
        NONE,
        FORCED
    }

    Session(Shelf shelf, State state, Answers answers) {
        this.shelf = shelf;
        this.state = state;
        this.answers = answers;
    }

    /// How many lines were refused.
    int refusals() {
        return refusals;
    }

    /// Whether leaving now would lose something.
    boolean isUnsaved() {
        return !shelf.isFile() && !(state.text().isEmpty() && state.head().isEmpty());
    }

    /// What comes of a typed line, to be shown.
    Seq<String> answer(Order order) {
        try {
            return switch (order.kind()) {
                case LINE -> taken(order.rest(), Insistence.NONE);
                case FORCE -> forced(order.rest());
                case UNDO -> undone();
                case SAVE -> saved(order.rest());
                case HELP, STATE, WHERE, MAP, STOCK, TURN, QUIT -> answers.to(order, state);
            };
        } catch (Unforeseeable routes) {
            return refusal(order.rest(), Vector.empty(), answers.unforeseeable(routes));
        } catch (ArithmeticException _) {
            return refusal(order.rest(), Vector.empty(), "amounts grow beyond 64 bits");
        }
    }

    private Seq<String> forced(String text) {
        Option<String> line = Option.when(!text.isEmpty(), text).orElse(refused);
        return line.map(wanted -> taken(wanted, Insistence.FORCED))
                .getOrElse(() -> answers.remark("No line was refused that could be forced."));
    }

    private Seq<String> taken(String text, Insistence insistence) {
        if (!state.game().hasBegun()) {
            return first(text, insistence);
        }
        if (Heading.isPart(text)) {
            return refusal(text, Vector.empty(), "the game has begun, and began otherwise");
        }
        Context.Reading reading = state.typed().read(text);
        return reading.lines()
                .headOption()
                .map(line -> entry(state.game(), line, text, insistence))
                .getOrElse(() -> passed(text, reading.after()));
    }

    private Seq<String> passed(String text, Context after) {
        if (!after.equals(state.typed())) {
            state = state.typing(after);
            return answers.context(after);
        }
        return text.strip().startsWith("#") ? comment(text) : Vector.empty();
    }

    private Seq<String> comment(String text) {
        return shelf.form() == Form.JSON_LINES
                ? answers.remark("JSON lines have no place for comments; this one is not kept.")
                : kept(state.game(), Vector.of(text), Vector.empty(), state.written())
                        .fold(why -> refusal(text, Vector.empty(), why), _ -> Vector.empty());
    }

    /// A line of a game that has not begun.
    private Seq<String> first(String text, Insistence insistence) {
        Context.Reading reading = state.typed().read(text);
        boolean isEntry = !Heading.isPart(text) && !reading.lines().isEmpty();
        return isEntry ? begun(text, reading.lines(), insistence) : headed(text);
    }

    private Seq<String> headed(String text) {
        if (text.isBlank()) {
            return Vector.empty();
        }
        Heading now = new Heading(state.head());
        Heading longer = new Heading(state.head().append(text));
        Game filled = Game.of(longer.filled());
        if (now.isBegun() && text.strip().toLowerCase(Locale.ROOT).startsWith("sortis")) {
            return refusal(text, Vector.empty(), "this line stands before the others, if at all");
        }
        if (longer.isBegun() && !filled.hasBegun()) {
            Vector<String> shown = answers.errors(shelf, filled);
            return refusal(text, shown, "it cannot be read");
        }
        past.push(state);
        state = state.heading(longer.lines(), longer.reading().after());
        return answers.heading(shelf, longer, filled);
    }

    /// The first entry after the first lines: now they are all there.
    private Seq<String> begun(String text, Vector<LogLine> lines, Insistence insistence) {
        Heading heading = new Heading(state.head());
        if (!heading.isComplete()) {
            return refusal(text, Vector.empty(), answers.missing(heading));
        }
        Game game = Game.of(heading.reading().lines());
        boolean isWrong = game.findings().exists(finding -> finding.isError());
        return isWrong && insistence == Insistence.NONE
                ? refusal(
                        text,
                        answers.findings(shelf, game, game.findings()),
                        "the game cannot begin so; undo takes back its last line, or force it")
                : lines.headOption()
                        .map(line -> entry(game, line, text, insistence))
                        .getOrElse(Vector.empty());
    }

    private Seq<String> entry(Game before, LogLine line, String text, Insistence insistence) {
        boolean isSkip = line instanceof Entry entry && entry.content() instanceof TurnsSkipped;
        Vector<String> above = isSkip ? Vector.empty() : state.typed().linesFrom(state.written());
        LogLine placed = before.placed(line, lineBelow(state.head().size() + above.size()));
        Game after = before.with(placed);
        Vector<String> findings = answers.findings(shelf, after, after.findingsSince(before));
        boolean isWrong = after.findingsSince(before).exists(finding -> finding.isError());
        if (!(placed instanceof Entry entry)) {
            return refusal(text, findings, "it cannot be read");
        }
        return isWrong && insistence == Insistence.NONE
                ? refusal(text, findings, "force takes it down as it stands")
                : writtenDown(after, entry, above.append(text), findings);
    }

    /// The line of the file that comes so many lines of the notation below its end.
    private long lineBelow(int typed) {
        boolean isHeaded = !state.head().isEmpty();
        return state.lines() + 1 + (shelf.form() == Form.NOTATION ? typed : isHeaded ? 1 : 0);
    }

    private Seq<String> writtenDown(
            Game after, Entry entry, Vector<String> typed, Vector<String> findings) {
        Context written = typed.size() > 1 ? state.typed() : state.written();
        return kept(after, state.head().appendAll(typed), after.entriesSince(state.game()), written)
                .fold(
                        why -> refusal(typed.mkString("\n"), Vector.empty(), why),
                        _ -> answers.entry(after, entry, findings));
    }

    /// Keeps lines, and goes on from them; or says why not.
    private Either<String, Option<Appended>> kept(
            Game after, Vector<String> typed, Seq<Entry> entries, Context written) {
        Seq<String> lines = shelf.written(typed, entries);
        return shelf.keep(lines)
                .mapLeft(shelf::why)
                .peek(part -> {
                    past.push(state);
                    state =
                            new State(
                                    after,
                                    Vector.empty(),
                                    state.typed(),
                                    written,
                                    state.lines() + lines.size(),
                                    state.text().appendAll(typed),
                                    part);
                    refused = Option.none();
                });
    }

    private Seq<String> refusal(String text, Seq<String> findings, String why) {
        refused = Option.some(text);
        refusals++;
        return findings.appendAll(answers.remark("Not taken down: " + why + "."));
    }

    private Seq<String> undone() {
        if (past.isEmpty()) {
            return answers.remark("Nothing was taken down in this session.");
        }
        Either<Refusal, Option<Appended>> taken = shelf.takeBack(state.part());
        return taken.fold(
                why -> answers.remark("Not taken back: " + shelf.why(why) + "."),
                _ -> {
                    State undone = state;
                    state = past.pop();
                    return answers.undone(undone, state);
                });
    }

    private Seq<String> saved(String path) {
        if (path.isEmpty() || shelf.isFile()) {
            return answers.remark(
                    shelf.isFile()
                            ? "Every line is in " + shelf.path() + " already."
                            : "Say into which file, such as: save mygame.sortis");
        }
        Shelf chosen = Shelf.creating(path);
        Vector<String> lines = state.text().appendAll(state.head());
        Seq<Entry> entries = whole().entriesSince(Game.of(Vector.empty()));
        return chosen.keep(chosen.written(lines, entries))
                .fold(
                        why -> answers.remark("Not saved: " + chosen.why(why) + "."),
                        _ -> {
                            adopt(chosen);
                            return answers.remark("Saved in " + path + ", and so is what follows.");
                        });
    }

    /// The game, begun or about to.
    private Game whole() {
        return state.game().hasBegun()
                ? state.game()
                : Game.of(new Heading(state.head()).reading().lines());
    }

    /// What was taken down before cannot be taken back from the file.
    private void adopt(Shelf chosen) {
        shelf = chosen;
        past.clear();
        state =
                new State(
                        whole(),
                        Vector.empty(),
                        state.typed(),
                        state.written(),
                        chosen.form() == Form.NOTATION
                                ? state.lines() + state.head().size()
                                : whole().transcript().lines().size(),
                        Vector.empty(),
                        Option.none());
    }

    /// Writes what waits for the first entry, and says what could not be written.
    Seq<String> close() {
        Heading heading = new Heading(state.head());
        boolean waits = shelf.isFile() && heading.isComplete() && !state.game().hasBegun();
        return waits
                ? kept(whole(), state.head(), whole().entriesSince(state.game()), state.written())
                        .fold(
                                why -> answers.remark("Not written: " + why + "."),
                                _ -> Vector.empty())
                : Vector.empty();
    }

    /// What can come after those words of a line.
    public Seq<String> vocabulary(Seq<String> words) {
        return Vocabulary.after(words, state);
    }

    /// What a line is asked for with: the turn and page on which it will stand.
    String prompt() {
        return state.game().hasBegun() ? Answers.prompt(state.typed()) : "first lines> ";
    }

    Seq<String> greeting() {
        return answers.greeting(shelf, state);
    }

    /// Where the lines taken down are.
    String kept() {
        return shelf.isFile()
                ? "Every line taken down is in " + shelf.path() + "."
                : "This game is in no file; save FILE keeps it.";
    }
}
