package sortis.world;

import io.vavr.collection.Vector;
import sortis.entry.BuildingKind;
import sortis.entry.ProductionEntry;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.time.Due;
import sortis.time.Smelting;

/// What entries about extractors and smelters do (rulebook §6).
final class Industry {
    private Industry() {}

    static World after(World world, ProductionEntry entry) {
        return switch (entry) {
            case OperationStarted started -> operating(world, started);
            case OperationEnded(var agent) ->
                    world.agents().named(agent).fold(() -> world, known -> resting(world, known));
            case SmelterFed fed ->
                    world.land()
                            .at(fed.at())
                            .fold(
                                    () -> world,
                                    there ->
                                            there instanceof Structure.Smelter smelter
                                                    ? fed(world, fed, smelter)
                                                    : world);
        };
    }

    private static World operating(World world, OperationStarted entry) {
        boolean hasExtractor = world.land().levelOf(BuildingKind.EXTRACTOR, entry.at()).isDefined();
        Plan plan = hasExtractor ? new Plan.Operating(entry.at()) : new Plan.Standing(entry.at());
        return world.idlingAt(Vector.of(entry.at()))
                .changing(entry.agent(), agent -> agent.following(plan));
    }

    private static World resting(World world, Agent agent) {
        return agent.plan() instanceof Plan.Operating(var on)
                ? world.changing(agent.name(), resting -> resting.following(new Plan.Standing(on)))
                : world;
    }

    private static World fed(World world, SmelterFed entry, Structure.Smelter smelter) {
        Due due =
                new Due(
                        entry.at(),
                        world.turn().plus(1),
                        Smelting.output(smelter.level(), entry.batches()));
        World paid = world.paying(entry.agent(), Smelting.input(smelter.level(), entry.batches()));
        return paid.with(
                        paid.land().with(entry.at(), smelter.firing(world.turn(), entry.batches())))
                .with(paid.stock().expecting(due));
    }
}
