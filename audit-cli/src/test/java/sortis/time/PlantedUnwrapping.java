package sortis.time;

import io.vavr.control.Option;

/// Breaks the rule that nobody takes values out of what may be empty.
public record PlantedUnwrapping(Option<String> text) {
    /// What there is, or an exception.
    public String unwrapped() {
        return text.get();
    }
}
