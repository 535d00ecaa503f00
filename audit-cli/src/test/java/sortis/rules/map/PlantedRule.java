package sortis.rules.map;

import sortis.rule.Rule;
import sortis.rule.Statute;

/// Breaks the rule that only enums are rules.
public record PlantedRule(Statute statute) implements Rule {}
