package sortis.replay.plan;

import io.vavr.control.Option;
import sortis.value.Amount;
import sortis.value.Resource;
import sortis.value.Square;

/// So much of a resource that is waited for.
///
/// @param at the square on whose pile it is to lie; none for everything, piles and loads together
public record Wish(Resource resource, Amount amount, Option<Square> at) {}
