package sortis.cli.page;

import io.vavr.control.Option;
import sortis.value.AgentName;
import sortis.value.Place;
import sortis.value.Resource;
import sortis.value.Square;

/// What a page shows a number of, turn by turn.
sealed interface Thing {
    /// The index of an agent's square, see [Sight#index].
    record Where(AgentName agent) implements Thing {}

    /// What an agent does: the place of its activity in the order of `Activity`.
    record Doing(AgentName agent) implements Thing {}

    record AuthorityOf(AgentName agent) implements Thing {}

    /// The level of an agent's vehicle.
    record VehicleOf(AgentName agent) implements Thing {}

    record Load(AgentName agent, Resource resource) implements Thing {}

    /// A share of what lies in a place: what the team of an agent has brought and taken there,
    /// negative if more was taken; or all that is not by teams. A pile is the sum of its shares.
    record Pile(Place place, Resource resource, Option<AgentName> by) implements Thing {
        static Pile byItself(Place place, Resource resource) {
            return new Pile(place, resource, Option.none());
        }

        Pile by(AgentName agent) {
            return new Pile(place, resource, Option.of(agent));
        }
    }

    /// What will lie on a smelter's square on the next turn.
    record DueOn(Square at, Resource resource) implements Thing {}

    /// What stands on a square, see [Sight#code].
    record Built(Square at) implements Thing {}

    /// 1 on cleared land.
    record Cleared(Square at) implements Thing {}

    /// The highest level of workshop standing.
    record Workshop() implements Thing {}

    /// What extractors yield a turn.
    record Yield(Resource resource) implements Thing {}

    /// The number where there is no such thing.
    default long absent() {
        return switch (this) {
            case Load _, Pile _, DueOn _, Yield _, Cleared _ -> 0;
            case Where _, Doing _, AuthorityOf _, VehicleOf _, Built _, Workshop _ -> -1;
        };
    }
}
