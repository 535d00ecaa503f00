package sortis.bar;

import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import sortis.eventstore.file.HeldLog;

/// A process that holds a log, reads it meanwhile, and holds it until it is killed. It reads as
/// writers of the store do, or, asked to read otherwise, through a channel that is closed again.
final class Holder {
    private Holder() {}

    public static void main(String[] arguments) {
        Path log = Path.of(arguments[0]);
        boolean isOtherwise = arguments.length > 1;
        var _ = HeldLog.hold(log, Duration.ZERO, held -> Either.right(kept(held, isOtherwise)));
    }

    private static int kept(HeldLog held, boolean isOtherwise) throws IOException {
        byte[] read = isOtherwise ? Files.readAllBytes(held.file()) : held.bytes().readAllBytes();
        System.out.println("held " + read.length);
        System.out.flush();
        return System.in.read();
    }
}
