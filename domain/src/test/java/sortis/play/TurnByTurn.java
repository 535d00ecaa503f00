package sortis.play;

import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.LogEntry.GameStarted;
import sortis.map.WorldMap;
import sortis.time.Due;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.Level;
import sortis.value.Place;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Structure;

/// A game played one turn at a time, exactly as rulebook §4 says it, and slowly: what the closed
/// form is held against. Entries are taken as written, legal or not.
public final class TurnByTurn {
    private final Board board;
    private final List<Person> people = new ArrayList<>();

    private TurnByTurn(Board board) {
        this.board = board;
    }

    public static TurnByTurn begun(GameStarted game, Turn turn) {
        WorldMap map = WorldMap.of(game.seeds().x(), game.seeds().y());
        TurnByTurn play = new TurnByTurn(new Board(game.rulings(), map, turn.number()));
        play.board.pile(game.start()).addAll(game.rulings().opening());
        game.agents().forEach(name -> play.people.add(new Person(name, game.start())));
        return play;
    }

    /// Plays on to the end of that turn.
    public void playTo(Turn later) {
        while (board.turn < later.number()) {
            playOneTurn();
        }
    }

    private void playOneTurn() {
        board.turn++;
        people.forEach(this::extract);
        board.deliverDue();
        people.forEach(person -> person.doing.go(person, board));
    }

    private void extract(Person person) {
        person.extractor(board)
                .ifPresent(extractor ->
                        board.produce(person.at)
                                .ifPresent(resource ->
                                        board.pile(person.at).add(resource, extractor.level + 1L)));
    }

    /// Takes an entry of the present turn.
    public void take(GameEntry entry) {
        new Deeds(board, people).take(entry);
    }

    public Snapshot snapshot() {
        Bag total = people.stream().map(each -> each.load.bag()).reduce(piled(), Bag::plus);
        return new Snapshot(
                new Turn(board.turn),
                Vector.ofAll(people).map(TurnByTurn::figure),
                TreeMap.ofAll(board.built).mapValues(this::structure),
                TreeSet.ofAll(board.cleared),
                piles(),
                due(),
                total);
    }

    private Bag piled() {
        return piles().values().fold(Bag.EMPTY, Bag::plus);
    }

    private TreeMap<Place, Bag> piles() {
        TreeMap<Place, Bag> onSquares =
                TreeMap.ofAll(board.piles)
                        .mapKeys(Place.OnSquare::new)
                        .foldLeft(TreeMap.empty(), (all, pile) -> all.put(pile._1, pile._2.bag()));
        return onSquares.put(Place.store(), board.store.bag()).rejectValues(Bag::isEmpty);
    }

    private Vector<Due> due() {
        return Vector.ofAll(board.due)
                .map(each ->
                        new Due(
                                each.at(),
                                new Turn(each.turn()),
                                Bag.of(each.what(), new Amount(each.units()))))
                .groupBy(Due::at)
                .values()
                .map(together -> together.reduce(Due::with))
                .toVector()
                .sorted(Due.ORDER);
    }

    private static Snapshot.Figure figure(Person person) {
        return new Snapshot.Figure(
                person.name,
                person.at,
                person.doing.activity(),
                level(person.authority),
                level(person.vehicle),
                person.load.bag());
    }

    private static Option<Level> level(int number) {
        return Option.when(number >= 0, () -> new Level(number));
    }

    private Structure structure(Board.Built built) {
        Level level = new Level(built.level);
        Turn turn = new Turn(board.turn);
        Optional<Structure> building =
                built.kind.map(kind ->
                        switch (kind) {
                            case WORKSHOP -> new Structure.Workshop(level);
                            case HOUSE -> new Structure.House(level, new Amount(built.joined));
                            case EXTRACTOR -> new Structure.Extractor(level);
                            case SMELTER ->
                                    Snapshot.asOf(
                                            turn,
                                            new Structure.Smelter(
                                                    level, turn, built.batchesOn(board.turn)));
                        });
        return building.orElseGet(() -> new Structure.Road(level));
    }

    /// Where an agent is.
    public Optional<Square> whereIs(AgentName name) {
        return people.stream()
                .filter(person -> person.name.equals(name))
                .map(person -> person.at)
                .findFirst();
    }

    /// The level of that kind of building on a square.
    public Optional<Integer> levelOf(BuildingKind kind, Square square) {
        return board.standing(kind, square).map(built -> built.level);
    }
}
