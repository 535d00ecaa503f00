package sortis.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import sortis.entry.LogLine;
import sortis.eventstore.file.Refusal;
import sortis.eventstore.file.Refusal.Why;

/// What every store promises, as checks that can be run against any. A check fails by an
/// [AssertionError].
enum StoreContract {
    READS_WHAT_IT_HOLDS(StoreContract::readsWhatItHolds, Access.READING),
    READS_THE_SAME_TWICE(StoreContract::readsTheSameTwice, Access.READING),
    NAMES_WHAT_CANNOT_BE_READ(StoreContract::namesWhatCannotBeRead, Access.READING),
    ADDS_AT_THE_END(StoreContract::addsAtTheEnd, Access.WRITING),
    BEGINS_EMPTY(StoreContract::beginsEmpty, Access.WRITING),
    ADDS_SEVERAL_IN_ORDER(StoreContract::addsSeveralInOrder, Access.WRITING),
    ADDS_WHERE_EXPECTED(StoreContract::addsWhereExpected, Access.WRITING),
    REFUSES_ANOTHER_POSITION(StoreContract::refusesAnotherPosition, Access.WRITING),
    WRITES_A_RETRY_ONCE(StoreContract::writesARetryOnce, Access.WRITING),
    COMPLETES_A_PART(StoreContract::completesAPart, Access.WRITING),
    REFUSES_OTHER_WORDS_THERE(StoreContract::refusesOtherWordsThere, Access.WRITING),
    KNOWS_A_NAME(StoreContract::knowsAName, Access.WRITING),
    REFUSES_A_NAME_FOR_OTHER_WORDS(StoreContract::refusesANameForOtherWords, Access.WRITING),
    FINDS_WHAT_IS_THERE(StoreContract::findsWhatIsThere, Access.WRITING),
    WRITES_NOTHING_UNREADABLE(StoreContract::writesNothingUnreadable, Access.WRITING),
    WRITES_NOTHING_AFTER_DAMAGE(StoreContract::writesNothingAfterDamage, Access.WRITING),
    REFUSES_TO_WRITE(StoreContract::refusesToWrite, Access.READ_ONLY);

    /// What a store can do.
    enum Access {
        READING,
        WRITING,
        READ_ONLY
    }

    private final Proof proof;
    private final Access access;

    StoreContract(Proof proof, Access access) {
        this.proof = proof;
        this.access = access;
    }

    /// Checks a promise with stores that hold certain lines.
    interface Proof {
        void check(Function<Seq<String>, EventStore> stores);
    }

    /// What a store promises that can do those things.
    static Vector<StoreContract> of(Access... abilities) {
        return Vector.of(values()).filter(each -> Vector.of(abilities).contains(each.access));
    }

    void check(Function<Seq<String>, EventStore> stores) {
        proof.check(stores);
    }

    private static final String START =
            "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\": \"5A\"},"
                    + " \"start\": [12, 7]}";

    private static final Vector<String> GAME = Vector.of(START, rest("A"), "", rest("B"));

    private static String rest(String agent) {
        return "{\"type\": \"operation-ended\", \"turn\": 0, \"agent\": \"" + agent + "\"}";
    }

    private static String named(String agent, String name) {
        return rest(agent).replace("}", ", \"note\": \"sortis: id " + name + "\"}");
    }

    private static Seq<String> texts(EventStore store) {
        return store.read().map(line -> line.where().text());
    }

    private static Either<Refusal, Receipt> added(
            EventStore store, Expected expected, String... lines) {
        return store.append(expected, Vector.of(lines));
    }

    private static Expected entries(long count) {
        return new Expected.Entries(count);
    }

    private static Expected noneNamed(String name) {
        return new Expected.NoneNamed(new EntryId(name));
    }

    private static final Expected ANYTHING = new Expected.Anything();

    private static void readsWhatItHolds(Function<Seq<String>, EventStore> stores) {
        Seq<LogLine> read = stores.apply(GAME).read();
        assertThat(read.map(line -> line.where().text()))
                .containsExactly(START, rest("A"), rest("B"));
        assertThat(read.map(line -> line.number().number())).containsExactly(1L, 2L, 3L);
        assertThat(read.map(line -> line.where().line())).containsExactly(1L, 2L, 4L);
    }

    private static void readsTheSameTwice(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(store.read()).hasSize(3).isEqualTo(store.read());
    }

    private static void namesWhatCannotBeRead(Function<Seq<String>, EventStore> stores) {
        Seq<LogLine> read = stores.apply(GAME.append("tea").append(rest("A"))).read();
        assertThat(read.map(Object::getClass))
                .containsExactly(
                        LogLine.Entry.class,
                        LogLine.Entry.class,
                        LogLine.Entry.class,
                        LogLine.Unreadable.class,
                        LogLine.Entry.class);
    }

    private static void addsAtTheEnd(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(added(store, ANYTHING, rest("C"))).isEqualTo(receipt(4, 5, 1, 1, 4));
        assertThat(texts(store)).containsExactly(START, rest("A"), rest("B"), rest("C"));
    }

    private static void beginsEmpty(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(Vector.empty());
        assertThat(store.read()).isEmpty();
        assertThat(added(store, entries(0), START)).isEqualTo(receipt(1, 1, 1, 1, 1));
        assertThat(texts(store)).containsExactly(START);
    }

    private static void addsSeveralInOrder(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(added(store, ANYTHING, rest("D"), rest("C"))).isEqualTo(receipt(4, 5, 2, 2, 5));
        assertThat(texts(store).drop(3)).containsExactly(rest("D"), rest("C"));
    }

    private static void addsWhereExpected(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(added(store, entries(3), rest("C"))).isEqualTo(receipt(4, 5, 1, 1, 4));
        assertThat(added(store, entries(4), rest("C"))).isEqualTo(receipt(5, 6, 1, 1, 5));
        assertThat(texts(store).drop(3)).containsExactly(rest("C"), rest("C"));
    }

    private static void refusesAnotherPosition(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        for (long count : new long[] {0, 1, 2, 4, 1_000_000_000_000L}) {
            assertThat(added(store, entries(count), rest("C"))).isEqualTo(conflict(3));
        }
        assertThat(store.read()).hasSize(3);
    }

    private static void writesARetryOnce(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(added(store, entries(3), rest("C"), rest("D")).isRight()).isTrue();
        for (int retry = 0; retry < 5; retry++) {
            assertThat(added(store, entries(3), rest("C"), rest("D")))
                    .isEqualTo(receipt(4, 5, 2, 0, 5));
        }
        assertThat(added(store, ANYTHING, rest("E")).isRight()).isTrue();
        assertThat(added(store, entries(3), rest("C"), rest("D")))
                .isEqualTo(receipt(4, 5, 2, 0, 6));
        assertThat(texts(store).drop(3)).containsExactly(rest("C"), rest("D"), rest("E"));
    }

    private static void completesAPart(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(added(store, entries(2), rest("B"), rest("C"), rest("D")))
                .isEqualTo(receipt(3, 4, 3, 2, 5));
        assertThat(texts(store).drop(3)).containsExactly(rest("C"), rest("D"));
    }

    private static void refusesOtherWordsThere(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(added(store, entries(2), rest("C"))).isEqualTo(conflict(3));
        assertThat(added(store, entries(1), rest("A"), rest("C"))).isEqualTo(conflict(3));
        assertThat(added(store, entries(2), rest("B").replace(" ", "  "))).isEqualTo(conflict(3));
        assertThat(store.read()).hasSize(3);
    }

    private static void knowsAName(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        Expected expected = noneNamed("x1");
        assertThat(added(store, expected, named("C", "x1"))).isEqualTo(receipt(4, 5, 1, 1, 4));
        assertThat(added(store, ANYTHING, rest("D")).isRight()).isTrue();
        assertThat(added(store, expected, named("C", "x1"))).isEqualTo(receipt(4, 5, 1, 0, 5));
        assertThat(added(store, noneNamed("x2"), named("C", "x2")).isRight()).isTrue();
        assertThat(store.read()).hasSize(6);
    }

    private static void refusesANameForOtherWords(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME.append(named("C", "x1")));
        assertThat(added(store, noneNamed("x1"), named("D", "x1"))).isEqualTo(conflict(4));
        assertThat(store.read()).hasSize(4);
    }

    private static void findsWhatIsThere(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        Expected expected = new Expected.NotThere();
        assertThat(added(store, expected, rest("A"), rest("B"))).isEqualTo(receipt(2, 2, 2, 0, 3));
        assertThat(added(store, expected, rest("B"), rest("A"))).isEqualTo(receipt(3, 4, 2, 1, 4));
        assertThat(added(store, expected, rest("C"))).isEqualTo(receipt(5, 6, 1, 1, 5));
    }

    private static void writesNothingUnreadable(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(why(added(store, ANYTHING, rest("C"), "{\"type\": 1}")))
                .isEqualTo(Why.UNREADABLE);
        assertThat(store.read()).hasSize(3);
    }

    private static void writesNothingAfterDamage(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME.append("tea"));
        assertThat(why(added(store, ANYTHING, rest("C")))).isEqualTo(Why.DAMAGED);
        assertThat(
                        added(
                                store,
                                ANYTHING,
                                "{\"type\": \"entry-struck\", \"turn\": 0, \"entry\": 4}"))
                .isEqualTo(receipt(5, 6, 1, 1, 5));
    }

    private static void refusesToWrite(Function<Seq<String>, EventStore> stores) {
        EventStore store = stores.apply(GAME);
        assertThat(why(added(store, ANYTHING, rest("C")))).isEqualTo(Why.READ_ONLY);
        assertThat(store.read()).hasSize(3);
    }

    private static Either<Refusal, Receipt> receipt(
            long first, long line, long count, long written, long entries) {
        return Either.right(new Receipt(first, line, count, written, entries));
    }

    private static Either<Refusal, Receipt> conflict(long entries) {
        return Either.left(new Refusal(Why.CONFLICT, String.valueOf(entries)));
    }

    private static Why why(Either<Refusal, Receipt> refused) {
        assertThat(refused.isLeft()).isTrue();
        return refused.getLeft().why();
    }
}
