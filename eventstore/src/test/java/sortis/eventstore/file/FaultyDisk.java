package sortis.eventstore.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A disk that notes what is asked of it, and fails from a certain call on.
final class FaultyDisk implements Disk {
    /// The calls that change something, such as `write game.jsonl`, in order.
    final List<String> calls = new ArrayList<>();

    private final int good;
    private final int failing;

    /// How many bytes fit into one write.
    private int room = Integer.MAX_VALUE;

    /// @param good how many calls succeed
    /// @param failing how many after them fail
    FaultyDisk(int good, int failing) {
        this.good = good;
        this.failing = failing;
    }

    /// Fails never.
    static FaultyDisk sound() {
        return new FaultyDisk(Integer.MAX_VALUE, 0);
    }

    FaultyDisk writingAtMost(int bytes) {
        room = bytes;
        return this;
    }

    @Override
    public FileChannel open(Path file, OpenOption... how) throws IOException {
        return new Watched(FileChannel.open(file, how), String.valueOf(file.getFileName()));
    }

    private void called(String call) throws IOException {
        calls.add(call);
        boolean isGood = calls.size() <= good || calls.size() - failing > good;
        if (!isGood) {
            throw new IOException("No space left on device");
        }
    }

    private final class Watched extends FileChannel {
        private final FileChannel file;
        private final String name;

        Watched(FileChannel file, String name) {
            this.file = file;
            this.name = name;
        }

        @Override
        public int write(ByteBuffer bytes, long at) throws IOException {
            called("write " + name);
            ByteBuffer part = bytes.slice(bytes.position(), Math.min(room, bytes.remaining()));
            int count = file.write(part, at);
            bytes.position(bytes.position() + count);
            return count;
        }

        @Override
        public void force(boolean isAll) throws IOException {
            called("force " + name);
            file.force(isAll);
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            called("truncate " + name);
            file.truncate(size);
            return this;
        }

        @Override
        public long transferTo(long at, long count, WritableByteChannel to) throws IOException {
            called("copy " + name);
            return file.transferTo(at, count, ((Watched) to).file);
        }

        @Override
        public int read(ByteBuffer bytes) throws IOException {
            return file.read(bytes);
        }

        @Override
        public int read(ByteBuffer bytes, long at) throws IOException {
            return file.read(bytes, at);
        }

        @Override
        public long position() throws IOException {
            return file.position();
        }

        @Override
        public FileChannel position(long at) throws IOException {
            file.position(at);
            return this;
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public FileLock tryLock(long at, long size, boolean isShared) throws IOException {
            return file.tryLock(at, size, isShared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }

        @Override
        public FileLock lock(long at, long size, boolean isShared) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int write(ByteBuffer bytes) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long write(ByteBuffer[] bytes, int from, int count) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long read(ByteBuffer[] bytes, int from, int count) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferFrom(ReadableByteChannel from, long at, long count) {
            throw new UnsupportedOperationException();
        }

        @Override
        public MappedByteBuffer map(MapMode mode, long at, long size) {
            throw new UnsupportedOperationException();
        }
    }
}
