package sortis.cli.report;

import io.vavr.collection.Seq;
import sortis.replay.rulings.Switch;
import sortis.ruling.Choice;
import sortis.ruling.HouseRules;
import sortis.value.Amount;
import sortis.value.Bag;

/// The values of rulings.
final class RulingWords {
    private RulingWords() {}

    static String of(Switch ruling, HouseRules rules) {
        return of(ruling.value(rules));
    }

    static String of(Object value) {
        return value instanceof Choice choice ? choice.spelling() : other(value);
    }

    private static String other(Object value) {
        return value instanceof Bag bag ? Words.of(bag) : value.toString();
    }

    static Json json(Object value) {
        return switch (value) {
            case Choice choice -> new Json.Text(choice.spelling());
            case Bag bag -> Json.of(bag);
            case Amount amount -> new Json.Count(amount.units());
            case Integer number -> new Json.Count(number);
            default -> new Json.Text(value.toString());
        };
    }

    /// The rulings that two sets of rules decide otherwise.
    static Seq<Switch> differing(HouseRules one, HouseRules other) {
        return Switch.all().reject(ruling -> ruling.isSame(one, other));
    }
}
