package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.cli.report.RefusalText;
import sortis.cli.report.Style;
import sortis.entry.LogLine;
import sortis.eventstore.Form;
import sortis.eventstore.Script;
import sortis.eventstore.file.Tail;
import sortis.eventstore.line.RawLine;
import sortis.value.Turn;

/// How a session begins.
public final class Opening {
    private static final Vector<String> NOTHING = Vector.empty();

    private Opening() {}

    /// A game that is in no file, until it is saved.
    public static Session unsaved(Style style) {
        return empty(Shelf.NONE, 0, style);
    }

    /// A game in a file that is made with its first entry.
    ///
    /// @throws Trouble if it is there already
    public static Session creating(String path, Style style) {
        return empty(Shelf.creating(path), 0, style);
    }

    /// Goes on with a game.
    ///
    /// @throws Trouble if it cannot be gone on with
    public static Session going(String path, Style style) {
        Shelf shelf = Shelf.of(path);
        byte[] bytes = Log.bytes(path);
        Tail tail = Tail.of(bytes);
        if (tail.isTorn()) {
            throw new Trouble(
                    RefusalText.torn(path, tail.open().map(RawLine::shown).getOrElse("")));
        }
        Script script = Script.of(new ByteArrayInputStream(bytes));
        Vector<RawLine> lines = Vector.ofAll(script::lines);
        return lines.forAll(RawLine::isBlank)
                ? empty(shelf, lines.size(), style)
                : going(shelf.in(script.form()), lines, style);
    }

    private static Session empty(Shelf shelf, long lines, Style style) {
        return session(shelf, Game.of(Vector.empty()), Context.TOP, lines, style);
    }

    private static Session going(Shelf shelf, Vector<RawLine> lines, Style style) {
        Game game = Game.of(new Script(shelf.form(), lines.iterator()).read());
        if (!game.hasBegun()) {
            throw new Trouble(
                    shelf.path()
                            + " holds no game: its first entry is no readable game-started; try:"
                            + " sortis audit "
                            + shelf.path());
        }
        return session(shelf, game, context(shelf.form(), game, lines), lines.size(), style);
    }

    private static Context context(Form form, Game game, Vector<RawLine> lines) {
        return switch (form) {
            case NOTATION -> Context.of(lines.map(RawLine::shown)).after();
            case JSON_LINES -> last(game);
        };
    }

    private static Context last(Game game) {
        Turn turn = game.transcript().lastTurn().getOrElse(Turn.ZERO);
        Seq<LogLine> entries = game.transcript().lines();
        Option<String> page = entries.lastOption().flatMap(line -> line.where().paper());
        return new Context(turn, page, Context.Coordinates.DECIMAL);
    }

    private static Session session(
            Shelf shelf, Game game, Context context, long lines, Style style) {
        State state = new State(game, NOTHING, context, context, lines, NOTHING, Option.none());
        return new Session(new Ledger(shelf, state), new Answers(style));
    }
}
