package sortis.eventstore.shape;

import io.vavr.control.Validation;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.eventstore.line.Flaw;

/// Entries about extractors, smelters and goods moved by hand (rulebook §7).
final class WorkShapes {
    private static final Shape<Integer> BATCHES = Shapes.count(1, 1000);

    private WorkShapes() {}

    static Validation<Flaw, OperationStarted> operationStarted(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                OperationStarted::new);
    }

    static Validation<Flaw, OperationEnded> operationEnded(Fields fields) {
        return fields.required("agent", GameShapes.NAME).map(OperationEnded::new);
    }

    static Validation<Flaw, SmelterFed> smelterFed(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                fields.optional("batches", BATCHES, 1),
                fields.optional("paid", GameShapes.BAG),
                fields.optional("yields", GameShapes.AMOUNT),
                fields.optional("ready", GameShapes.TURN),
                SmelterFed::new);
    }

    static Validation<Flaw, Loaded> loaded(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                fields.required("what", GameShapes.BAG),
                Loaded::new);
    }

    static Validation<Flaw, Unloaded> unloaded(Fields fields) {
        return Whole.of(
                fields.required("agent", GameShapes.NAME),
                fields.required("at", GameShapes.SQUARE),
                fields.required("what", GameShapes.BAG),
                Unloaded::new);
    }
}
