package sortis.rule;

/// Where a rule stands in the rulebook, and what it rests on.
///
/// @param section of the rulebook that states the law
/// @param source of that law
public record Citation(int section, Source source) {
    /// What a law rests on.
    public enum Source {
        /// The game's published text.
        TEXT("the game's text"),
        /// A clarification from the players' discussion.
        CLARIFICATION("a clarification by players"),
        /// The text is silent, so the rulebook decides.
        RULING("a ruling");

        private final String words;

        Source(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    public static Citation text(int section) {
        return new Citation(section, Source.TEXT);
    }

    public static Citation clarification(int section) {
        return new Citation(section, Source.CLARIFICATION);
    }

    public static Citation ruling(int section) {
        return new Citation(section, Source.RULING);
    }
}
