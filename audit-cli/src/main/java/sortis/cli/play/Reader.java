package sortis.cli.play;

import java.io.InputStream;
import sortis.eventstore.line.LineScanner;
import sortis.eventstore.line.RawLine;

/// Reads what was typed elsewhere, line by line.
final class Reader implements Typist {
    private final LineScanner lines;

    Reader(InputStream in) {
        this.lines = new LineScanner(in);
    }

    @Override
    public Typed next(String prompt) {
        return lines.next().map(RawLine::shown).<Typed>map(Text::new).getOrElse(End::new);
    }

    @Override
    public boolean isPerson() {
        return false;
    }

    @Override
    public void close() {}
}
