package sortis.bar;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import sortis.eventstore.file.HeldLog;

/// A process that holds a log, reads it by other means meanwhile, and holds it until it is killed.
final class Holder {
    private Holder() {}

    public static void main(String[] arguments) {
        Path log = Path.of(arguments[0]);
        var _ = HeldLog.hold(log, Duration.ZERO, _ -> Either.right(kept(log)));
    }

    private static int kept(Path log) throws IOException {
        System.out.println("held " + Files.readAllBytes(log).length);
        System.out.flush();
        return System.in.read();
    }
}
