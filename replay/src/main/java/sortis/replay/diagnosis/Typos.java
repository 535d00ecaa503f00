package sortis.replay.diagnosis;

import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogEntry.Seeds;
import sortis.entry.LogLine.Entry;
import sortis.finding.Datum;
import sortis.replay.diagnosis.Correction.Rewritten;
import sortis.replay.diagnosis.NumberFields.Range;
import sortis.value.AgentName;
import sortis.value.Octet;
import sortis.value.Resource;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.Agent;
import sortis.world.World;

/// What one entry may have been meant to say: each of the things it names, written otherwise.
///
/// @param index of its line
/// @param world on the turn of the entry, before it
record Typos(Course course, int index, World world) {
    /// No typo is less in doubt.
    static final Doubt LEAST = Doubt.oneOf(3);

    private static final Doubt SWAPPED = Doubt.oneOf(10);
    private static final Doubt IN_PLAY = Doubt.oneOf(150);
    private static final Doubt NEXT_LEVEL = Doubt.oneOf(4);
    private static final Doubt NEXT_GRADE = Doubt.oneOf(4);
    private static final Doubt OTHER_GRADE = Doubt.oneOf(12);
    private static final Doubt SAME_TURN = Doubt.oneOf(8);
    private static final Doubt AT_HAND = Doubt.oneOf(60);
    private static final int NEAR = 6;
    private static final int HIGHEST_LEVEL = 12;
    private static final int HIGHEST_GRADE = 8;

    Typos(Course course, int index) {
        this(course, index, course.world(index));
    }

    /// All of them.
    Seq<Slip> all() {
        return course.entry(index).toVector().flatMap(this::all);
    }

    private Seq<Slip> all(Entry entry) {
        return squares(entry)
                .appendAll(agents(entry))
                .appendAll(levels(entry))
                .appendAll(turns(entry))
                .appendAll(numbers(entry))
                .appendAll(resources(entry))
                .appendAll(seeds(entry));
    }

    private Seq<Slip> squares(Entry entry) {
        Seq<Square> inPlay = inPlay();
        return entry.content() instanceof PositionNoted
                ? Vector.empty()
                : SquareFields.of(entry.content()).flatMap(field -> squares(entry, field, inPlay));
    }

    private Seq<Slip> squares(Entry entry, Field<Square> field, Seq<Square> inPlay) {
        Square written = field.written();
        Map<Square, Doubt> meant =
                inPlay.foldLeft(misread(written), (all, next) -> with(all, next, IN_PLAY));
        return meant.remove(written)
                .toVector()
                .map(each ->
                        slip(
                                Kind.SQUARE,
                                entry,
                                field.rewritten(each._1),
                                Datum.of(written),
                                Datum.of(each._1),
                                each._2));
    }

    private static Map<Square, Doubt> misread(Square written) {
        Map<Square, Doubt> columns =
                Misreading.ofNumber(written.x(), 0, Square.LAST)
                        .mapKeys(x -> new Square(x.intValue(), written.y()));
        Map<Square, Doubt> rows =
                Misreading.ofNumber(written.y(), 0, Square.LAST)
                        .mapKeys(y -> new Square(written.x(), y.intValue()));
        return with(columns.merge(rows), new Square(written.y(), written.x()), SWAPPED);
    }

    private static <K> Map<K, Doubt> with(Map<K, Doubt> known, K next, Doubt doubt) {
        return known.put(next, doubt, (old, other) -> old.compareTo(other) <= 0 ? old : other);
    }

    /// Where agents are, and what the entries around it name.
    private Seq<Square> inPlay() {
        Seq<Square> named =
                Vector.rangeClosed(index - NEAR, index + NEAR)
                        .flatMap(course::entry)
                        .flatMap(entry -> SquareFields.of(entry.content()))
                        .map(Field::written);
        return LinkedHashSet.ofAll(
                        world.agents().inOrder().map(agent -> agent.plan().at(world.turn())))
                .addAll(named)
                .toVector();
    }

    private Seq<Slip> agents(Entry entry) {
        Seq<AgentName> others = world.agents().inOrder().map(Agent::name);
        return AgentFields.of(entry.content())
                .flatMap(field ->
                        others.filter(other -> !other.equals(field.written()))
                                .map(other ->
                                        slip(
                                                Kind.AGENT,
                                                entry,
                                                field.rewritten(other),
                                                Datum.word(field.written()),
                                                Datum.word(other),
                                                Doubt.oneOf(2.0 + others.size()))));
    }

    private Seq<Slip> levels(Entry entry) {
        return NumberFields.levels(entry.content())
                .flatMap(range -> ofNumber(Kind.LEVEL, entry, range, nearLevels(range)));
    }

    private static Map<Long, Doubt> nearLevels(Range range) {
        long written = range.field().written();
        Map<Long, Doubt> near = TreeMap.of(written - 1, NEXT_LEVEL, written + 1, NEXT_LEVEL);
        return Misreading.ofNumber(written, 0, HIGHEST_LEVEL)
                .merge(near, (one, other) -> one.compareTo(other) <= 0 ? one : other)
                .filterKeys(level -> range.least() <= level && level <= range.most());
    }

    private Seq<Slip> ofNumber(Kind kind, Entry entry, Range range, Map<Long, Doubt> meant) {
        Datum written = Datum.of(range.field().written());
        return meant.toVector()
                .map(each ->
                        slip(
                                kind,
                                entry,
                                range.field().rewritten(each._1),
                                written,
                                Datum.of(each._1),
                                each._2));
    }

    private Seq<Slip> turns(Entry entry) {
        return NumberFields.turns(entry.content())
                .flatMap(range -> ofNumber(Kind.TURN, entry, range, misread(range)))
                .appendAll(ownTurns(entry));
    }

    private static Map<Long, Doubt> misread(Range range) {
        return Misreading.ofNumber(range.field().written(), range.least(), range.most());
    }

    /// Its own turn: one between those of its neighbours.
    Seq<Slip> ownTurns() {
        return course.entry(index).toVector().flatMap(this::ownTurns);
    }

    private Seq<Slip> ownTurns(Entry entry) {
        Turn least = course.orderly(index - 1, -1).getOrElse(Turn.ZERO);
        Turn most = course.orderly(index + 1, 1).getOrElse(new Turn(Turn.LAST));
        Map<Long, Doubt> read =
                Misreading.ofNumber(entry.turn().number(), least.number(), most.number());
        Map<Long, Doubt> all =
                course.orderly(index - 1, -1)
                        .toVector()
                        .appendAll(course.orderly(index + 1, 1))
                        .foldLeft(read, (known, turn) -> with(known, turn.number(), SAME_TURN));
        return all.remove(entry.turn().number())
                .toVector()
                .map(each ->
                        Slip.of(
                                Kind.TURN,
                                new Rewritten(index, taken(entry, new Turn(each._1))),
                                Datum.of(entry.turn()),
                                Datum.of(each._1),
                                each._2));
    }

    private static Entry taken(Entry entry, Turn turn) {
        return new Entry(entry.where(), turn, entry.seq(), entry.note(), entry.content());
    }

    private Seq<Slip> numbers(Entry entry) {
        return NumberFields.numbers(entry.content())
                .flatMap(range -> ofNumber(Kind.NUMBER, entry, range, withAtHand(entry, range)));
    }

    /// What is there in the pile and in the load may have been meant as well.
    private Map<Long, Doubt> withAtHand(Entry entry, Range range) {
        return atHand(entry)
                .filter(units -> units > 0 && !units.equals(range.field().written()))
                .foldLeft(misread(range), (all, units) -> with(all, units, AT_HAND));
    }

    private Seq<Long> atHand(Entry entry) {
        return entry.content() instanceof HaulageEntry hauling
                ? hauling.what()
                        .resources()
                        .flatMap(resource ->
                                Vector.of(
                                        world.pile(hauling.at()).amount(resource).units(),
                                        world.agents()
                                                .named(hauling.agent())
                                                .map(agent -> agent.load().amount(resource).units())
                                                .getOrElse(0L)))
                : Vector.empty();
    }

    private Seq<Slip> resources(Entry entry) {
        return ResourceFields.of(entry.content())
                .flatMap(field ->
                        others(field.written())
                                .map(each ->
                                        slip(
                                                Kind.RESOURCE,
                                                entry,
                                                field.rewritten(each._1),
                                                Datum.word(field.written()),
                                                Datum.word(each._1),
                                                each._2)));
    }

    private static Seq<Tuple2<Resource, Doubt>> others(Resource written) {
        return Resource.all()
                .filter(other ->
                        !other.equals(written)
                                && (other.rank() <= HIGHEST_GRADE || isNext(other, written)))
                .map(other ->
                        new Tuple2<>(other, isNext(other, written) ? NEXT_GRADE : OTHER_GRADE));
    }

    private static boolean isNext(Resource one, Resource other) {
        return Math.abs(one.rank() - other.rank()) == 1;
    }

    private Seq<Slip> seeds(Entry entry) {
        return entry.content() instanceof GameStarted game
                ? seed(entry, game.seeds().x(), x -> with(game, new Seeds(x, game.seeds().y())))
                        .appendAll(
                                seed(
                                        entry,
                                        game.seeds().y(),
                                        y -> with(game, new Seeds(game.seeds().x(), y))))
                : Vector.empty();
    }

    private static GameEntry with(GameStarted game, Seeds seeds) {
        return new GameStarted(
                seeds, game.start(), game.agents(), game.player(), game.title(), game.rulings());
    }

    private Seq<Slip> seed(
            Entry entry, Octet written, java.util.function.Function<Octet, GameEntry> with) {
        return Misreading.ofHexadecimal(written.toString())
                .toVector()
                .map(each ->
                        slip(
                                Kind.DIGIT,
                                entry,
                                with.apply(new Octet(Integer.parseInt(each._1, 16))),
                                Datum.word(written),
                                Datum.word(each._1),
                                each._2));
    }

    private Slip slip(
            Kind kind, Entry entry, GameEntry meant, Datum written, Datum instead, Doubt doubt) {
        Entry rewritten = new Entry(entry.where(), entry.turn(), entry.seq(), entry.note(), meant);
        return Slip.of(kind, new Rewritten(index, rewritten), written, instead, doubt);
    }
}
