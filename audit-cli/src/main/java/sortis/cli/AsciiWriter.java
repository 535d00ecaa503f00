package sortis.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import sortis.cli.report.Signs;

/// Writes ASCII alone, other signs in a spelling of theirs.
final class AsciiWriter extends FilterWriter {
    private final Signs signs;

    AsciiWriter(Writer out, Signs signs) {
        super(out);
        this.signs = signs;
    }

    @Override
    public void write(int unit) throws IOException {
        out.write(signs.of(Character.toString((char) unit)));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        out.write(signs.of(new String(text, from, length)));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        out.write(signs.of(text.substring(from, from + length)));
    }
}
