package sortis.play;

import java.util.Optional;
import sortis.entry.BuildingKind;
import sortis.value.AgentName;
import sortis.value.Resource;
import sortis.value.Square;

/// An agent that changes.
final class Person {
    final AgentName name;
    final Goods load = new Goods();
    Square at;
    Doing doing = new Doing.Nothing();

    /// The highest level of workshop visited, −1 for none.
    int authority = -1;

    /// The level of its vehicle, −1 for none.
    int vehicle = -1;

    Person(AgentName name, Square at) {
        this.name = name;
        this.at = at;
    }

    /// Goes to a square and sees what stands there.
    void visit(Board board, Square square) {
        at = square;
        admire(board);
    }

    void admire(Board board) {
        board.standing(BuildingKind.WORKSHOP, at)
                .ifPresent(workshop -> authority = Math.max(authority, workshop.level));
    }

    /// Is put on a square, idle.
    void put(Board board, Square square) {
        doing = new Doing.Nothing();
        visit(board, square);
    }

    long slots(Board board) {
        long onFoot = board.rules.carry().units();
        return switch (board.rules.vehicleSlots()) {
            case TWICE_NEXT -> onFoot + (vehicle < 0 ? 0 : 2L * (vehicle + 1));
            case POWER -> onFoot + (vehicle < 0 ? 0 : 1L << vehicle);
            case TWICE -> onFoot + (vehicle < 0 ? 0 : 2L * vehicle);
        };
    }

    /// Takes what it can of a price from the pile where it is, then from its load.
    void pay(Board board, Resource resource, long price) {
        long piled = board.pile(at).takeUpTo(resource, price);
        long _ = load.takeUpTo(resource, price - piled);
    }

    boolean operates(Square square) {
        return doing instanceof Doing.Works && at.equals(square);
    }

    /// The extractor it works on.
    Optional<Board.Built> extractor(Board board) {
        return doing instanceof Doing.Works
                ? board.standing(BuildingKind.EXTRACTOR, at)
                : Optional.empty();
    }
}
