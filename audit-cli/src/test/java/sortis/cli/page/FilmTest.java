package sortis.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.EventStore;
import sortis.play.Dice;
import sortis.play.Games;
import sortis.replay.Replay;
import sortis.replay.Transcript;
import sortis.value.Turn;
import sortis.world.World;

/// A film shows on every turn what the world says of it.
class FilmTest {
    private static final int GAMES = Integer.getInteger("sortis.page.games", 12);
    private static final int TURNS = Integer.getInteger("sortis.page.turns", 30);

    static LongStream seeds() {
        return LongStream.range(0, GAMES);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void ofARandomGame(long seed) {
        Seq<Entry> entries = Games.legal(seed, 30 + (int) (seed * 37 % 120));
        compare(Transcript.of(entries.map(entry -> entry)), new Dice(seed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"first-empire/game.jsonl", "long-haul/game.jsonl", "notebook/game.sortis"})
    void ofASample(String log) {
        Path file = Path.of("..", "samples", "games").resolve(log);
        compare(Transcript.of(EventStore.file(file).read()), new Dice(1));
    }

    private static void compare(Transcript transcript, Dice dice) {
        Film film = Camera.film(transcript);
        for (int i = 0; i < TURNS; i++) {
            long turn = turn(film, dice);
            boolean isKnown =
                    film.blanks().stream()
                            .noneMatch(blank -> blank.from() <= turn && turn < blank.to());
            if (isKnown) {
                new Replay(transcript)
                        .at(new Turn(turn))
                        .forEach(world ->
                                assertThat(shown(film, turn))
                                        .as("turn " + turn)
                                        .isEqualTo(there(world)));
            }
        }
    }

    private static long turn(Film film, Dice dice) {
        return dice.any(
                dice.from(film.first(), film.last()),
                dice.from(film.first(), film.last()),
                film.last() + dice.from(0, 300),
                film.last() + dice.from(0, 100_000),
                dice.from(film.last(), Turn.LAST));
    }

    private static Map<Thing, Long> there(World world) {
        Map<Thing, Long> there = new LinkedHashMap<>(Sight.of(world));
        world.agents()
                .inOrder()
                .forEach(agent ->
                        there.put(
                                new Thing.Where(agent.name()),
                                (long) Sight.index(agent.plan().at(world.turn()))));
        return there;
    }

    private static Map<Thing, Long> shown(Film film, long turn) {
        Map<Thing, Long> shown = new LinkedHashMap<>();
        film.tracks()
                .keySet()
                .forEach(thing -> shown.merge(whole(thing), film.at(thing, turn), Long::sum));
        boolean _ = shown.entrySet().removeIf(each -> each.getValue() == each.getKey().absent());
        return shown;
    }

    private static Thing whole(Thing thing) {
        return thing instanceof Thing.Pile(var place, var resource, _)
                ? Thing.Pile.byItself(place, resource)
                : thing;
    }
}
