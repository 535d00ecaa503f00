package sortis.cli.play;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.eventstore.file.Appended;

/// How far a session has come.
///
/// @param head the first lines of a game that has not begun
/// @param typed what the next line typed takes from those above
/// @param written what a line at the end of the log takes from those above
/// @param lines how many the log has
/// @param text those typed in this session that were taken down
/// @param part what the last of them added to the file
record State(
        Game game,
        Vector<String> head,
        Context typed,
        Context written,
        long lines,
        Vector<String> text,
        Option<Appended> part) {
    /// The line typed last since an earlier state.
    String lastLineSince(State earlier) {
        Vector<String> lines = head.size() > earlier.head.size() ? head : text;
        return lines.lastOption().getOrElse("").strip();
    }

    State typing(Context next) {
        return new State(game, head, next, written, lines, text, part);
    }

    State heading(Vector<String> longer, Context next) {
        return new State(game, longer, next, next, lines, text, Option.none());
    }
}
