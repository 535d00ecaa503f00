package sortis.time;

/// Breaks the rule that nobody prints.
public record PlantedPrinting(String text) {
    /// Prints.
    public void print() {
        System.out.println(text);
    }
}
