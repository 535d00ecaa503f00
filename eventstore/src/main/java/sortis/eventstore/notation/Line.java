package sortis.eventstore.notation;

import io.vavr.control.Option;
import java.util.List;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node.Member;
import sortis.value.Turn;

/// What a line of the notation says.
sealed interface Line {
    /// Nothing, or a comment alone.
    record Nothing() implements Line {}

    /// The lines below are on that turn.
    record OnTurn(Turn turn) implements Line {}

    /// The entries below stand on that page, or on none that is known.
    record OnPage(Option<String> page) implements Line {}

    /// A part of the entry that starts a game.
    ///
    /// @param keyword one of [Words#HEAD]
    record OfHead(String keyword, List<Member> members) implements Line {}

    /// An entry.
    ///
    /// @param members `type` and the fields of that type; `turn` only where the line says it
    record Says(String type, List<Member> members) implements Line {}

    /// A line that cannot be read.
    record Broken(Flaw flaw) implements Line {}

    /// A line with all that there is to know of it.
    ///
    /// @param tidy the line as it should be written, without its comment
    record Parsed(Line line, Tokens tokens, String tidy) {}
}
