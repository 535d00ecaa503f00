package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.file.Appended;

/// The lines of a session: what was taken down, where it is kept, and the way back.
final class Ledger {
    private Shelf shelf;
    private State state;
    private final Deque<State> past = new ArrayDeque<>();

    Ledger(Shelf shelf, State state) {
        this.shelf = shelf;
        this.state = state;
    }

    Shelf shelf() {
        return shelf;
    }

    State state() {
        return state;
    }

    /// Whether leaving now would lose something.
    boolean isUnsaved() {
        return !shelf.isFile() && !(state.text().isEmpty() && state.head().isEmpty());
    }

    /// The lines below are on another turn or page.
    void turnTo(Context next) {
        state = state.typing(next);
    }

    /// Notes one more of the first lines, which are written with the first entry.
    void head(Heading longer) {
        past.push(state);
        state = state.heading(longer.lines(), longer.reading().after());
    }

    /// Keeps lines, and goes on from them.
    ///
    /// @param typed in the notation, below the first lines if those are not written yet
    /// @param written what a line at the end of the log takes from those above, afterwards
    /// @return why it cannot be done, if so
    Option<String> keep(Game after, Seq<String> typed, Context written) {
        Vector<String> all = state.head().appendAll(typed);
        Seq<String> lines = shelf.written(all, after.entriesSince(state.game()));
        return shelf.keep(lines)
                .mapLeft(shelf::why)
                .peek(part -> goOn(after, all, written, state.lines() + lines.size(), part))
                .swap()
                .toOption();
    }

    private void goOn(
            Game after, Seq<String> typed, Context written, long lines, Option<Appended> part) {
        past.push(state);
        Vector<String> text = state.text().appendAll(typed);
        state = new State(after, Vector.empty(), state.typed(), written, lines, text, part);
    }

    boolean canUndo() {
        return !past.isEmpty();
    }

    /// Takes back what was taken down last: the line, or why it cannot be done.
    Either<String, String> undo() {
        return shelf.takeBack(state.part())
                .mapLeft(shelf::why)
                .map(_ -> {
                    State undone = state;
                    state = past.pop();
                    return undone.lastLineSince(state);
                });
    }

    /// Keeps the whole game in a file from now on; what was taken down before stays.
    ///
    /// @return why it cannot be done, if so
    /// @throws sortis.cli.Trouble if the file cannot be made
    Option<String> save(String path) {
        Shelf chosen = Shelf.creating(path);
        Game game = whole();
        Vector<String> text = state.text().appendAll(state.head());
        Seq<String> lines = chosen.written(text, game.entriesSince(Game.of(Vector.empty())));
        return chosen.keep(lines)
                .mapLeft(chosen::why)
                .peek(_ -> adopt(chosen, game, lines.size()))
                .swap()
                .toOption();
    }

    private void adopt(Shelf chosen, Game game, long lines) {
        shelf = chosen;
        past.clear();
        Vector<String> none = Vector.empty();
        state = new State(game, none, state.typed(), state.written(), lines, none, Option.none());
    }

    /// The game, begun or about to.
    Game whole() {
        return state.game().hasBegun()
                ? state.game()
                : Game.of(new Heading(state.head()).reading().lines());
    }

    /// Whether first lines wait for an entry that will not come.
    boolean isWaiting() {
        return shelf.isFile() && !state.game().hasBegun() && whole().hasBegun();
    }

    /// The line of the file that comes so many lines of the notation below its end.
    long lineBelow(int typed) {
        int heads = state.head().size();
        int written = shelf.form() == Form.NOTATION ? heads + typed : Math.min(heads, 1);
        return state.lines() + 1 + written;
    }

    /// What has to stand between the end of the log and that line; a skip says its turn itself.
    Vector<String> above(LogLine line) {
        return line instanceof Entry entry && entry.content() instanceof TurnsSkipped
                ? Vector.empty()
                : state.typed().linesFrom(state.written());
    }
}
