package sortis.cli.play;

/// Whoever types: a person at a terminal, or a file that is read.
interface Typist extends AutoCloseable {
    /// What was typed.
    sealed interface Typed {}

    /// A line, or several that were pasted together.
    record Text(String text) implements Typed {}

    /// The line was thrown away before it was finished.
    record ThrownAway() implements Typed {}

    /// Nothing was typed, and somebody would like to leave.
    record Interrupted() implements Typed {}

    /// Nothing more will come.
    record End() implements Typed {}

    /// What comes next, after a prompt.
    Typed next(String prompt);

    /// Whether somebody sits there, who can be asked and who sees what was typed.
    boolean isPerson();

    @Override
    void close();
}
