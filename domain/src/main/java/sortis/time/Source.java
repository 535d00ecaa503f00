package sortis.time;

import sortis.value.Amount;
import sortis.value.Place;
import sortis.value.Resource;

/// An operated extractor: so many units of a resource a turn (rulebook §6).
public record Source(Place place, Resource resource, Amount perTurn) {}
