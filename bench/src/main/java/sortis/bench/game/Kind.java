package sortis.bench.game;

/// What can stand on a square.
enum Kind {
    NOTHING(""),
    WORKSHOP("workshop"),
    HOUSE("house"),
    EXTRACTOR("extractor"),
    SMELTER("smelter"),
    ROAD("road");

    private final String word;

    Kind(String word) {
        this.word = word;
    }

    /// The word of the log.
    String word() {
        return word;
    }
}
