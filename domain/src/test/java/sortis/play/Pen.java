package sortis.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// Writes a log, and knows the world as it stands.
final class Pen {
    final Dice dice;
    private final int numbering;
    private World world;
    private Vector<Entry> entries = Vector.empty();

    Pen(Dice dice, GameStarted game, Turn turn) {
        this.dice = dice;
        this.numbering = dice.any(0, 40, 100);
        this.world = World.begun(game, turn);
        append(turn, game);
    }

    World world() {
        return world;
    }

    Turn turn() {
        return world.turn();
    }

    Seq<Entry> entries() {
        return entries;
    }

    EntryNumber next() {
        return new EntryNumber(entries.size() + 1L);
    }

    /// Writes what happens on the present turn.
    void write(GameEntry content) {
        append(turn(), content);
        world = world.after(content);
    }

    /// Writes something that is crossed out later, or that changes nothing.
    void scribble(GameEntry content) {
        append(turn(), content);
    }

    private void append(Turn turn, GameEntry content) {
        EntryNumber number = next();
        Option<String> paper = Option.when(dice.chance(10), () -> "p" + (1 + number.number() / 20));
        Where where = new Where(number, number.number(), paper, "");
        Option<EntryNumber> seq = Option.when(dice.chance(numbering), number);
        Option<String> note = Option.when(dice.chance(5), "so far so good");
        entries = entries.append(new Entry(where, turn, seq, note, content));
    }

    void goTo(Turn later) {
        world = world.carriedTo(later);
    }

    /// What is claimed most of the time.
    <T> Option<T> claim(T truth) {
        return Option.when(dice.chance(75), truth);
    }
}
