package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 1: whichever call to the system goes wrong while a log is made, appended to and repaired, be
/// it that the process dies there or that the call fails, what was acknowledged is there and the
/// log goes on.
class Row01FaultsTest {
    private static final String CALLS =
            "openat,read,pread64,write,pwrite64,fsync,fdatasync,ftruncate,fcntl,statx,newfstatat,"
                    + "sendfile,copy_file_range";

    private static final Pattern CALL = Pattern.compile("^\\d+ +(\\w+)\\(");

    /// Which command makes the log, which ones append to it, and which one repairs it.
    private static final int REPAIR = 11;

    private static final int STEPS = REPAIR + 1;

    @TempDir private Path folder;
    private Worker worker = Worker.started();

    /// What the log holds before each step.
    private final List<byte[]> before = new ArrayList<>();

    private int faults;
    private int inDoubt;

    /// A call that goes wrong.
    ///
    /// @param step at which command
    /// @param injection how, as strace has it
    private record Injection(int step, String injection) {}

    @AfterEach
    void end() {
        worker.close();
    }

    @Test
    void faults() throws Exception {
        Trace.assumed();
        List<Injection> injections = injections();
        int each = Bar.IS_FULL ? 1 : Math.max(1, injections.size() / 24);
        for (int at = 0; at < injections.size(); at += each) {
            isSurvived(at, injections.get(at));
        }
        Bar.figure(
                1,
                "%d injections of %d: 0 acknowledged entries lost, 0 unreadable stores, %d in"
                        + " doubt",
                faults,
                injections.size(),
                inDoubt);
    }

    /// For each call that a run makes on the log and the files beside it: to be killed there, and
    /// every way in which it can fail.
    private List<Injection> injections() throws Exception {
        Store store = store("plain");
        List<Injection> injections = new ArrayList<>();
        for (int step = 0; step < STEPS; step++) {
            Path log = folder.resolve("calls" + step);
            before.add(step == 0 ? new byte[0] : store.bytes());
            prepare(store, step);
            try (var _ = Trace.watched(worker, log, CALLS, paths(store))) {
                assertThat(worker.run(command(store, step)).exit()).isZero();
            }
            injections.addAll(injections(step, Files.readAllLines(log, UTF_8)));
        }
        return injections;
    }

    private static List<Injection> injections(int step, List<String> calls) {
        Map<String, Integer> counts = new TreeMap<>();
        calls.stream()
                .map(CALL::matcher)
                .filter(Matcher::find)
                .forEach(call -> counts.merge(call.group(1), 1, Integer::sum));
        return counts.entrySet().stream()
                .flatMap(call ->
                        IntStream.rangeClosed(1, call.getValue())
                                .boxed()
                                .flatMap(when ->
                                        ways(call.getKey())
                                                .map(way ->
                                                        new Injection(
                                                                step,
                                                                call.getKey()
                                                                        + ":"
                                                                        + way
                                                                        + ":when="
                                                                        + when))))
                .toList();
    }

    private static Stream<String> ways(String call) {
        Stream<String> errors =
                switch (call) {
                    case "write", "pwrite64", "sendfile", "copy_file_range" ->
                            Stream.of("error=EIO", "error=ENOSPC", "error=EDQUOT");
                    case "openat" -> Stream.of("error=EIO", "error=ENOSPC");
                    default -> Stream.of("error=EIO");
                };
        return Stream.concat(Stream.of("signal=KILL"), errors);
    }

    private Store store(String name) throws IOException {
        return new Store(Files.createDirectory(folder.resolve(name)).resolve("log.jsonl"));
    }

    private static List<Path> paths(Store store) {
        Path file = store.file();
        return List.of(
                file,
                file.resolveSibling("log.jsonl.lock"),
                file.resolveSibling("log.jsonl.torn-" + tornAt()),
                file.getParent());
    }

    /// Where the repair finds what is torn.
    private static long tornAt() {
        return IntStream.range(0, REPAIR).mapToLong(step -> entry(step).length() + 1L).sum();
    }

    private static String entry(int step) {
        return step == 0 ? Logs.with(Logs.START, "\"note\": \"e0\"") : Store.entry("e" + step);
    }

    private static String[] command(Store store, int step) {
        return step == REPAIR
                ? new String[] {"repair", store.file().toString()}
                : store.appending(entry(step));
    }

    /// Before the repair the end is torn.
    private static void prepare(Store store, int step) throws IOException {
        if (step == REPAIR) {
            Path _ = Files.writeString(store.file(), "{\"type\": \"sq", StandardOpenOption.APPEND);
        }
    }

    private void isSurvived(int number, Injection fault) throws Exception {
        Store store = store("f" + number);
        if (fault.step() > 0) {
            Logs.write(paths(store).get(1), "");
            Logs.write(store.file(), before.get(fault.step()));
        }
        List<String> acknowledged =
                IntStream.range(0, fault.step())
                        .mapToObj(step -> "e" + step)
                        .collect(Collectors.toCollection(ArrayList::new));
        prepare(store, fault.step());
        try (var _ = Trace.failing(worker, fault.injection(), paths(store))) {
            acknowledged(store, fault.step()).ifPresent(acknowledged::add);
        }
        if (fault.injection().startsWith("fcntl")) {
            anew();
        }
        goesOn(store, acknowledged, fault.toString());
    }

    /// The note of the entry, if it was acknowledged; a process that was killed is followed by one
    /// that is new.
    private Optional<String> acknowledged(Store store, int step) {
        boolean _ = worker.give(command(store, step));
        Optional<Told> told = worker.next();
        if (told.isEmpty()) {
            anew();
        }
        assertThat(told.map(Told::exit).orElse(5)).isIn(0, 2, 5);
        return told.filter(each -> each.exit() == 0 && step != REPAIR).map(_ -> "e" + step);
    }

    /// A process that cannot let a lock go has it until its end.
    private void anew() {
        worker.close();
        worker = Worker.started();
    }

    private void goesOn(Store store, List<String> acknowledged, String fault) {
        List<String> found = store.notes();
        Told next = store.append(Store.entry("next"));

        assertThat(found).as(fault).containsAll(acknowledged).doesNotHaveDuplicates();
        assertThat(found.size() - acknowledged.size()).as(fault).isBetween(0, 1);
        assertThat(next.exit()).as(fault + next.err()).isZero();
        assertThat(store.unreadable()).as(fault).isZero();
        assertThat(store.notes())
                .as(fault)
                .isEqualTo(Stream.concat(found.stream(), Stream.of("next")).toList());
        inDoubt += found.size() - acknowledged.size();
        faults++;
    }
}
