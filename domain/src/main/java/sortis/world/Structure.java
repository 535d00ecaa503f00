package sortis.world;

import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.value.Amount;
import sortis.value.Level;
import sortis.value.Turn;

/// What stands on a square: one building or road (rulebook §6).
public sealed interface Structure {
    Level level();

    /// Gives authority to those who visit it.
    record Workshop(Level level) implements Structure {}

    /// Brings in agents.
    ///
    /// @param joined how many agents it has brought in
    record House(Level level, Amount joined) implements Structure {
        House housing() {
            return new House(level, joined.plus(Amount.ONE));
        }
    }

    /// Yields when it is operated.
    record Extractor(Level level) implements Structure {}

    /// Makes ore of the next grade.
    ///
    /// @param fired the turn on which it last began batches
    /// @param batches how many on that turn
    record Smelter(Level level, Turn fired, int batches) implements Structure {
        /// The batches begun on that turn.
        public int batchesOn(Turn turn) {
            return fired.equals(turn) ? batches : 0;
        }

        Smelter firing(Turn turn, int more) {
            return new Smelter(level, turn, batchesOn(turn) + more);
        }
    }

    /// Makes walking faster, and bridges water.
    ///
    /// @param level its grade
    record Road(Level level) implements Structure {}

    /// A building as it is when it is new.
    static Structure raised(BuildingKind kind, Level level) {
        return switch (kind) {
            case WORKSHOP -> new Workshop(level);
            case HOUSE -> new House(level, Amount.NONE);
            case EXTRACTOR -> new Extractor(level);
            case SMELTER -> new Smelter(level, Turn.ZERO, 0);
        };
    }

    /// The same building at another level.
    default Structure atLevel(Level level) {
        return switch (this) {
            case Workshop _ -> new Workshop(level);
            case House(_, var joined) -> new House(level, joined);
            case Extractor _ -> new Extractor(level);
            case Smelter(_, var fired, var batches) -> new Smelter(level, fired, batches);
            case Road _ -> new Road(level);
        };
    }

    /// The word for it: the kind of building, or `road`.
    default String word() {
        return kind().map(BuildingKind::toString).getOrElse("road");
    }

    /// The kind of building; a road is none.
    default Option<BuildingKind> kind() {
        return switch (this) {
            case Workshop _ -> Option.of(BuildingKind.WORKSHOP);
            case House _ -> Option.of(BuildingKind.HOUSE);
            case Extractor _ -> Option.of(BuildingKind.EXTRACTOR);
            case Smelter _ -> Option.of(BuildingKind.SMELTER);
            case Road _ -> Option.none();
        };
    }
}
