package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A process of its own that runs the commands it is given.
final class Worker implements AutoCloseable {
    private final Process process;
    private final Writer commands;
    private final BufferedReader told;

    private Worker(Process process) {
        this.process = process;
        this.commands = process.outputWriter(UTF_8);
        this.told = process.inputReader(UTF_8);
    }

    static Worker started() {
        return under(List.of());
    }

    static List<Worker> started(int count) {
        return IntStream.range(0, count).mapToObj(_ -> started()).toList();
    }

    /// Started by another program, such as one that watches it.
    static Worker under(List<String> launcher) {
        ProcessBuilder java = Child.java(List.of("-Xmx256m"), Servant.class.getName());
        List<String> command = new ArrayList<>(launcher);
        command.addAll(java.command());
        try {
            return new Worker(
                    java.command(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    long pid() {
        return process.pid();
    }

    /// Gives it a command; nothing is waited for. False if the process has gone.
    boolean give(String... words) {
        try {
            commands.write(String.join("\t", words) + "\n");
            commands.flush();
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// What it told of the next command; none if the process has gone.
    Optional<Told> next() {
        try {
            return Optional.ofNullable(told.readLine()).map(Worker::unpacked);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    Told run(String... words) {
        boolean _ = give(words);
        return next().orElseThrow();
    }

    private static Told unpacked(String line) {
        String[] parts = line.split("\t", -1);
        return new Told(Integer.parseInt(parts[0]), text(parts[1]), text(parts[2])).inWords();
    }

    private static String text(String packed) {
        return new String(Base64.getDecoder().decode(packed), UTF_8);
    }

    /// Ends it at once, as `kill -9` does.
    void kill() {
        Process _ = process.destroyForcibly();
        process.onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
