package sortis.cli.progress;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// The line of a terminal on which the cursor stands: written anew each time, and left as it was
/// found, also if the program is interrupted.
final class StatusLine implements Meter.Display {
    private static final String CLEARED = "\r\u001b[K";
    private static final int USUAL_COLUMNS = 80;

    private final PrintWriter terminal;
    private final Bar bar;
    private final Thread clearing = new Thread(this::leave);
    private int columns;
    private String shown = "";
    private boolean isLeft;

    StatusLine(PrintWriter terminal, Bar bar) {
        this.terminal = terminal;
        this.bar = bar;
    }

    @Override
    public synchronized void show(Stage stage) {
        if (columns == 0) {
            columns = columns();
            Runtime.getRuntime().addShutdownHook(clearing);
        }
        String next = bar.of(stage, columns - 1);
        if (!isLeft && !next.equals(shown)) {
            write(CLEARED + next);
            shown = next;
        }
    }

    @Override
    public synchronized void clear() {
        if (!shown.isEmpty()) {
            write(CLEARED);
            shown = "";
        }
    }

    /// Clears the line for good.
    private synchronized void leave() {
        clear();
        isLeft = true;
    }

    private void write(String text) {
        terminal.print(text);
        terminal.flush();
    }

    /// How wide the terminal is, as the system's `stty` says; asked only once something is shown.
    private static int columns() {
        try {
            Process stty =
                    new ProcessBuilder("stty", "size")
                            .redirectInput(new File("/dev/tty"))
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            String size =
                    new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            return columns(size);
        } catch (IOException _) {
            return USUAL_COLUMNS;
        }
    }

    /// The columns in `rows columns`; the usual ones if the terminal does not know.
    static int columns(String size) {
        String number = size.strip().replaceFirst("^[0-9]+ +", "");
        return number.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(number) : USUAL_COLUMNS;
    }
}
