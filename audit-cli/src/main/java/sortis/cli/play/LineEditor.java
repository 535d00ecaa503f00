package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOError;
import java.io.IOException;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import sortis.cli.Trouble;

/// A person at a terminal, who can edit the line, fetch earlier ones, and have words completed.
final class LineEditor implements Typist {
    /// Kept, since loggers that nobody holds are forgotten with their level.
    private static final Logger LOGGER = Logger.getLogger("org.jline");

    private final Terminal terminal;
    private final LineReader reader;

    private LineEditor(Terminal terminal, LineReader reader) {
        this.terminal = terminal;
        this.reader = reader;
    }

    /// @param vocabulary what can come after the words of a line
    /// @throws Trouble if there is no terminal that can be used
    static LineEditor with(Function<Seq<String>, Seq<String>> vocabulary) {
        LOGGER.setLevel(Level.OFF);
        try {
            Terminal terminal = TerminalBuilder.builder().name("sortis").system(true).build();
            return new LineEditor(terminal, reader(terminal, vocabulary));
        } catch (IOException | IllegalStateException failure) {
            throw new Trouble("cannot use this terminal: " + failure.getMessage());
        }
    }

    private static LineReader reader(
            Terminal terminal, Function<Seq<String>, Seq<String>> vocabulary) {
        return LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(parser())
                .completer((_, line, candidates) -> {
                    Seq<String> words = vocabulary.apply(wordsBefore(line));
                    boolean _ = candidates.addAll(words.map(LineEditor::candidate).asJava());
                })
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.INSERT_TAB, false)
                .build();
    }

    /// Quotes and backslashes mean nothing before the line is read as notation.
    private static DefaultParser parser() {
        DefaultParser parser = new DefaultParser();
        parser.setEofOnUnclosedQuote(false);
        parser.setEofOnEscapedNewLine(false);
        parser.setEscapeChars(new char[0]);
        return parser;
    }

    private static Seq<String> wordsBefore(ParsedLine line) {
        return Vector.ofAll(line.words()).take(line.wordIndex());
    }

    private static Candidate candidate(String word) {
        boolean isComplete = !word.endsWith(":") && !word.endsWith("=");
        return new Candidate(word, word, null, null, null, null, isComplete, 0);
    }

    @Override
    public Typed next(String prompt) {
        try {
            return new Text(reader.readLine(prompt));
        } catch (UserInterruptException interrupt) {
            return interrupt.getPartialLine().isBlank() ? new Interrupted() : new ThrownAway();
        } catch (EndOfFileException | IOError _) {
            return new End();
        }
    }

    @Override
    public boolean isPerson() {
        return true;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException _) {
            LOGGER.fine("the terminal is gone already");
        }
    }
}
