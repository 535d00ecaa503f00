package sortis.bench.game;

import io.vavr.collection.Seq;
import java.io.Writer;

/// An ordinary game, played until its log is long enough: legal, and everything claimed rightly.
public final class Game {
    private static final int MOST_SETTLERS = 16;

    private final Dice dice;
    private final Scribe scribe;
    private final Board board;
    private final Wayfinder wayfinder;
    private final Hand hand;
    private final Errands errands;
    private final Paperwork paperwork;

    private Game(Writer out, long seed, long entries, int routes) {
        this.dice = new Dice(seed);
        this.scribe = new Scribe(out, dice, entries);
        this.board = Opening.of(dice).begin(scribe);
        this.wayfinder = new Wayfinder(board, dice);
        this.hand = new Hand(board, scribe, wayfinder);
        this.errands =
                new Errands(board, hand, wayfinder, new Roadworks(board, dice), dice, routes);
        this.paperwork = new Paperwork(board, scribe, dice);
    }

    /// Writes the log of a game as JSON lines, one after another; what stays in memory is the state
    /// of the game.
    ///
    /// @param seed the same seed gives the same log
    /// @param entries how many lines, at least 1
    /// @param routes how many agents at most haul goods on routes at the same time, 0 or more
    /// @throws java.io.UncheckedIOException if they cannot be written
    public static void write(Writer out, long seed, long entries, int routes) {
        new Game(out, seed, entries, routes).play();
    }

    private void play() {
        while (scribe.left() > 0) {
            if (paperwork.isPressing()) {
                paperwork.strike();
            } else if (dice.chance(18)) {
                dice.any(board.settlers()).forEach(paperwork::any);
            } else {
                act();
            }
        }
    }

    /// Some settler goes on with its errand, or gets a new one; if all are busy, time passes.
    private void act() {
        Seq<Settler> idle = board.settlers().filter(Settler::isIdle);
        if (idle.isEmpty() || dice.chance(10)) {
            goOn();
        } else {
            dice.any(idle).forEach(this::goOn);
        }
    }

    private void goOn() {
        int choice = dice.below(100);
        if (choice < 15) {
            skip();
        } else if (choice < 35) {
            dice.any(board.settlers()).forEach(this::interrupt);
        } else if (choice < 40) {
            bringIn();
        } else {
            pass(dice.from(1, 3));
        }
    }

    private void pass(int turns) {
        for (int i = 0; i < turns; i++) {
            board.pass();
        }
    }

    private void skip() {
        Line line = scribe.line("turns-skipped", board.turn());
        Goods before = board.total.copy();
        pass(dice.chance(80) ? dice.from(2, 30) : dice.from(30, 200));
        scribe.write(line.number("to", board.turn()).claim("gained", board.total.minus(before)));
    }

    private void bringIn() {
        int house = dice.any(board.settlers()).map(this::openHouse).getOrElse(Wayfinder.NOWHERE);
        if (house != Wayfinder.NOWHERE && board.settlers().size() < MOST_SETTLERS) {
            hand.join(new Settler("settler " + board.settlers().size(), house));
        }
    }

    private int openHouse(Settler settler) {
        wayfinder.lookAround(settler.at);
        return wayfinder.nearest(
                square -> board.is(Kind.HOUSE, square) && board.vacancies(square) > 0);
    }

    /// Calls one away from its work or its route.
    private void interrupt(Settler settler) {
        if (settler.isWorking() || settler.isTouring()) {
            settler.agenda = settler.agenda.take(0);
            if (dice.chance(50)) {
                hand.rest(settler);
            }
            goOn(settler);
        }
    }

    private void goOn(Settler settler) {
        Seq<Deed> agenda = settler.agenda.isEmpty() ? errands.any(settler) : settler.agenda;
        boolean isDone = agenda.headOption().exists(deed -> deed.tried(settler));
        settler.agenda = isDone ? agenda.drop(1) : agenda.take(0);
    }
}
