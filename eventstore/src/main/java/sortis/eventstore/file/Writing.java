package sortis.eventstore.file;

import static java.nio.file.StandardOpenOption.READ;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// Writing that is safe when it is over.
final class Writing {
    private Writing() {}

    /// Writes all of some bytes and waits until the disk has them.
    static void write(FileChannel channel, long at, ByteBuffer bytes) throws IOException {
        ByteBuffer rest = bytes.duplicate();
        long from = at - rest.position();
        while (rest.hasRemaining()) {
            int _ = channel.write(rest, from + rest.position());
        }
        channel.force(false);
    }

    /// So that the name of a new file is not lost either. Windows has no way to ask for that.
    static void forceFolder(Path file, Disk disk) throws IOException {
        Path folder = file.getParent();
        if (folder != null && File.separatorChar == '/') {
            try (FileChannel channel = disk.open(folder, READ)) {
                channel.force(true);
            }
        }
    }
}
