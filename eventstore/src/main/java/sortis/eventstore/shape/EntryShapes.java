package sortis.eventstore.shape;

import io.vavr.control.Option;
import io.vavr.control.Validation;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.eventstore.line.Flaw;
import sortis.value.Turn;

/// The types of entry that the rulebook knows, and what is on all of them (rulebook §7).
public final class EntryShapes {
    public static final String TYPE = "type";
    public static final String TURN = "turn";
    public static final String PAPER = "paper";

    /// How the content of a type of entry is read from its fields.
    @FunctionalInterface
    public interface Content {
        Validation<Flaw, ? extends GameEntry> read(Fields fields);
    }

    private EntryShapes() {}

    /// The entry that the fields make up, or the first flaw in reading order.
    public static Validation<Flaw, Entry> entry(Where where, Fields fields, Content content) {
        Validation<Flaw, String> type = fields.required(TYPE, Shapes.TEXT);
        Validation<Flaw, Turn> turn = fields.required(TURN, GameShapes.TURN);
        Validation<Flaw, GameEntry> said = Validation.narrow(content.read(fields));
        return Whole.of(
                type,
                turn,
                said,
                fields.optional("seq", GameShapes.NUMBER),
                fields.optional(PAPER, Shapes.TEXT),
                fields.optional("note", Shapes.TEXT),
                (_, on, what, seq, _, note) -> new Entry(where, on, seq, note, what));
    }

    /// How entries of that type are read; none if the rulebook knows no such type.
    public static Option<Content> named(String type) {
        return switch (type) {
            case "game-started" -> Option.some(LogShapes::gameStarted);
            case "sequence-written" -> Option.some(MapShapes::sequenceWritten);
            case "square-charted" -> Option.some(MapShapes::squareCharted);
            case "agent-moved" -> Option.some(AgentShapes::agentMoved);
            case "route-assigned" -> Option.some(AgentShapes::routeAssigned);
            case "forest-cleared" -> Option.some(BuildingShapes::forestCleared);
            case "building-raised" -> Option.some(BuildingShapes::buildingRaised);
            case "road-laid" -> Option.some(BuildingShapes::roadLaid);
            case "operation-started" -> Option.some(WorkShapes::operationStarted);
            case "operation-ended" -> Option.some(WorkShapes::operationEnded);
            case "smelter-fed" -> Option.some(WorkShapes::smelterFed);
            case "loaded" -> Option.some(WorkShapes::loaded);
            case "unloaded" -> Option.some(WorkShapes::unloaded);
            case "vehicle-built" -> Option.some(BuildingShapes::vehicleBuilt);
            case "agent-joined" -> Option.some(AgentShapes::agentJoined);
            case "turns-skipped" -> Option.some(LedgerShapes::turnsSkipped);
            case "stock-counted" -> Option.some(LedgerShapes::stockCounted);
            case "position-noted" -> Option.some(LedgerShapes::positionNoted);
            case "entry-struck" -> Option.some(LogShapes::entryStruck);
            default -> Option.none();
        };
    }
}
