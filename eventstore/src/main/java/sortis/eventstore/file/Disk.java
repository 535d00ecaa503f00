package sortis.eventstore.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/// How files are opened for writing.
@FunctionalInterface
interface Disk {
    /// The machine's own.
    Disk REAL = FileChannel::open;

    FileChannel open(Path file, OpenOption... how) throws IOException;
}
