package sortis.cli;

import io.vavr.control.Option;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// One of the process' streams, which remembers if something could not be written: a full disk must
/// not look like success.
final class Outlet extends OutputStream {
    private final OutputStream stream;
    private Option<String> failure = Option.none();

    Outlet(FileDescriptor descriptor) {
        this.stream = new BufferedOutputStream(new FileOutputStream(descriptor));
    }

    /// Writes UTF-8, whatever the machine's language.
    PrintWriter writer() {
        return new PrintWriter(new OutputStreamWriter(this, StandardCharsets.UTF_8));
    }

    /// Why something could not be written, if so.
    Option<String> failure() {
        return failure;
    }

    @Override
    public void write(int octet) throws IOException {
        attempt(() -> stream.write(octet));
    }

    @Override
    public void write(byte[] octets, int from, int length) throws IOException {
        attempt(() -> stream.write(octets, from, length));
    }

    @Override
    public void flush() throws IOException {
        attempt(stream::flush);
    }

    private void attempt(Writing writing) throws IOException {
        try {
            writing.run();
        } catch (IOException problem) {
            failure = failure.orElse(Option.of(problem.getMessage()));
            throw problem;
        }
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }
}
