package sortis.cli.page;

import java.util.LinkedHashMap;
import java.util.Map;

/// Numbers of things while they are counted up.
record Tally(Map<Thing, Long> numbers) {
    static Tally empty() {
        return new Tally(new LinkedHashMap<>());
    }

    void put(Thing thing, long number) {
        var _ = numbers.put(thing, number);
    }

    void add(Thing thing, long number) {
        var _ = numbers.merge(thing, number, Long::sum);
    }

    /// With all of another one.
    Tally with(Map<Thing, Long> more) {
        more.forEach(this::add);
        return this;
    }

    /// Without what is 0.
    Tally withoutZeros() {
        boolean _ = numbers.values().removeIf(number -> number == 0);
        return this;
    }
}
