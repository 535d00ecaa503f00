package sortis.cli.step;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import sortis.cli.Trouble;
import sortis.cli.picture.Depth;
import sortis.cli.picture.Strip;

/// The whole of a terminal, given back as it was.
final class Screen implements AutoCloseable {
    /// Kept, since loggers that nobody holds are forgotten with their level.
    private static final Logger LOGGER = Logger.getLogger("org.jline");

    /// Another screen, no cursor, no new line at the right edge.
    private static final String ENTER = "\u001b[?1049h\u001b[?25l\u001b[?7l";

    private static final String LEAVE = "\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l";

    /// How long the end of the process may take.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Terminal terminal;
    private final Attributes before;
    private final KeyReader keys;
    private final Depth depth;
    private final Thread rescue = new Thread(this::restore);

    private Screen(Terminal terminal, Attributes before, Depth depth) {
        this.terminal = terminal;
        this.before = before;
        this.depth = depth;
        this.keys = new KeyReader(patience -> character(terminal.reader(), patience));
    }

    /// @throws Trouble if there is no terminal that can be used
    static Screen open(Depth depth) {
        LOGGER.setLevel(Level.OFF);
        try {
            Terminal terminal = TerminalBuilder.builder().name("sortis").system(true).build();
            Screen screen = new Screen(terminal, terminal.enterRawMode(), depth);
            screen.enter();
            return screen;
        } catch (IOException | IllegalStateException failure) {
            throw new Trouble("cannot use this terminal: " + failure.getMessage());
        }
    }

    private void enter() {
        Attributes raw = terminal.getAttributes();
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        Runtime.getRuntime().addShutdownHook(rescue);
        terminal.writer().print(ENTER);
        terminal.flush();
    }

    Size size() {
        var now = terminal.getSize();
        return new Size(Math.max(1, now.getColumns()), Math.max(1, now.getRows()));
    }

    /// The next key; none if none is pressed within so many milliseconds.
    Option<Key> key(long patience) {
        return keys.next(patience);
    }

    private static int character(NonBlockingReader reader, long patience) {
        try {
            int read = reader.read(patience);
            return read == NonBlockingReader.READ_EXPIRED ? KeyReader.LATE : read;
        } catch (IOException _) {
            return NonBlockingReader.EOF;
        }
    }

    /// Shows lines from the top, none wider than the terminal.
    void show(Seq<Strip> lines) {
        StringBuilder all = new StringBuilder("\u001b[H");
        int row = 1;
        for (Strip line : lines) {
            StringBuilder _ =
                    all.append("\u001b[")
                            .append(row)
                            .append(";1H\u001b[0m\u001b[2K")
                            .append(line.text(depth));
            row++;
        }
        terminal.writer().print(all.append("\u001b[0m\u001b[J"));
        terminal.flush();
    }

    @Override
    public void close() {
        try {
            boolean _ = Runtime.getRuntime().removeShutdownHook(rescue);
        } catch (IllegalStateException _) {
            // The process is being ended: who does that gives the terminal back, and is let.
            LockSupport.parkNanos(PATIENCE.toNanos());
        }
        restore();
        try {
            terminal.close();
        } catch (IOException _) {
            LOGGER.fine("the terminal is gone already");
        }
    }

    /// Writes past the terminal, which whoever ends the process has perhaps closed already.
    private void restore() {
        try {
            terminal.setAttributes(before);
        } catch (IllegalStateException _) {
            LOGGER.fine("the terminal is closed, and was given back");
        }
        try {
            OutputStream out = new FileOutputStream(FileDescriptor.out);
            out.write(LEAVE.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException _) {
            LOGGER.fine("the terminal is gone already");
        }
    }
}
