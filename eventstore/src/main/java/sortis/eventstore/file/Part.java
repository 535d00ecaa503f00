package sortis.eventstore.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/// The first bytes of a file that is open; closing them closes nothing.
final class Part extends InputStream {
    private final FileChannel channel;
    private final long end;
    private long next;

    Part(FileChannel channel, long end) {
        this.channel = channel;
        this.end = end;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int wanted = (int) Math.min(length, end - next);
        int count = wanted == 0 ? -1 : channel.read(ByteBuffer.wrap(bytes, from, wanted), next);
        next += Math.max(0, count);
        return length == 0 ? 0 : count;
    }
}
