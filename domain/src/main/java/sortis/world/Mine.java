package sortis.world;

import io.vavr.control.Option;
import sortis.entry.BuildingKind;
import sortis.value.Amount;
import sortis.value.Resource;
import sortis.value.Square;

/// An operated extractor: level n yields n+1 a turn of what its square yields (rulebook §6).
public record Mine(Square at, Resource resource, Amount perTurn) {
    static Option<Mine> of(Land land, Agent agent) {
        Option<Square> operated =
                agent.plan() instanceof Plan.Operating(Square on) ? Option.of(on) : Option.none();
        return operated.flatMap(square ->
                land.levelOf(BuildingKind.EXTRACTOR, square)
                        .flatMap(level ->
                                land.produce(square)
                                        .map(resource ->
                                                new Mine(
                                                        square,
                                                        resource,
                                                        new Amount(level.number() + 1L)))));
    }
}
