package sortis.eventstore.seal;

/// What a seal says of one line.
public record Mark(Link link, Kind kind) {
    /// How a line came under the seal.
    public enum Kind {
        /// It was appended or sealed by command.
        SEALED,
        /// It was found in the log, written by other means, when the next one was appended.
        FOUND
    }
}
