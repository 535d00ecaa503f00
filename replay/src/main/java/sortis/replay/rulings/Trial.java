package sortis.replay.rulings;

/// A ruling changed alone.
///
/// @param value a bag, a number, an amount or a choice
/// @param errors that are left then; the greatest number there is where that cannot be told
public record Trial(Switch ruling, Object value, int errors) {}
