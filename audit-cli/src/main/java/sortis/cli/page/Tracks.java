package sortis.cli.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// All numbers of a game while it is filmed.
final class Tracks {
    private final Map<Thing, Track> tracks = new LinkedHashMap<>();

    Track of(Thing thing) {
        return tracks.computeIfAbsent(thing, _ -> new Track());
    }

    private void begin(Thing thing) {
        Track _ = of(thing);
    }

    /// Puts down what is seen on a turn; of what concerns the seer and is not seen, that it is not
    /// there.
    ///
    /// @param rates what grows by itself, and by how much a turn
    void see(long turn, Map<Thing, Long> seen, Map<Thing, Long> rates, Predicate<Thing> concerned) {
        seen.keySet().forEach(this::begin);
        rates.keySet().forEach(this::begin);
        tracks.forEach((thing, track) -> {
            if (concerned.test(thing)) {
                track.see(
                        turn,
                        seen.getOrDefault(thing, thing.absent()),
                        rates.getOrDefault(thing, 0L));
            }
        });
    }

    /// Of what repeats no more is foreseen: from that turn on it stays as it is.
    void rest(long turn, Predicate<Thing> wanted) {
        tracks.forEach((thing, track) -> {
            if (wanted.test(thing)) {
                track.see(turn, track.at(turn), 0);
            }
        });
    }

    /// The numbers on a turn, those aside that are 0.
    Map<Thing, Long> at(long turn, Predicate<Thing> wanted) {
        Map<Thing, Long> there = new LinkedHashMap<>();
        tracks.forEach((thing, track) -> {
            if (wanted.test(thing) && track.at(turn) != 0) {
                var _ = there.put(thing, track.at(turn));
            }
        });
        return there;
    }

    Map<Thing, List<Piece>> pieces() {
        Map<Thing, List<Piece>> pieces = new LinkedHashMap<>();
        tracks.forEach((thing, track) -> {
            var _ = pieces.put(thing, track.pieces());
        });
        return pieces;
    }
}
