package sortis.eventstore.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// The first bytes of a stream; there seem to be no others.
final class Beginning extends FilterInputStream {
    private long left;

    /// @param size how many bytes
    Beginning(InputStream in, long size) {
        super(in);
        this.left = size;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int wanted = (int) Math.min(length, left);
        int count = wanted == 0 && length > 0 ? -1 : super.read(bytes, from, wanted);
        left -= Math.max(0, count);
        return count;
    }

    @Override
    public long skip(long count) throws IOException {
        long skipped = super.skip(Math.min(count, left));
        left -= skipped;
        return skipped;
    }

    @Override
    public int available() throws IOException {
        return (int) Math.min(super.available(), left);
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
