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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 1: whichever call to the system goes wrong while a log is made, appended to and repaired, be
/// it that the process dies there or that the call fails, what was acknowledged is there and the
/// log goes on.
class Row01FaultsTest {
    private static final String CALLS =
            "openat,write,pwrite64,fsync,fdatasync,ftruncate,sendfile,copy_file_range,lseek";

    private static final Pattern CALL = Pattern.compile("^\\d+ +(\\w+)\\(");
    private static final int APPENDS = 10;

    @TempDir private Path folder;
    private int faults;
    private int inDoubt;

    @Test
    void faults() throws IOException {
        Trace.assumed();
        List<String> injections = injections();
        int each = Bar.IS_FULL ? 1 : Math.max(1, injections.size() / 8);
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
    private List<String> injections() throws IOException {
        Path log = folder.resolve("calls");
        Store store =
                new Store(Files.createDirectory(folder.resolve("plain")).resolve("log.jsonl"));
        List<String> watched = new ArrayList<>(Trace.watching(log, CALLS));
        paths(store).forEach(path -> watched.addAll(List.of("-P", path.toString())));
        try (Worker worker = Worker.under(watched)) {
            assertThat(acknowledged(store, worker)).hasSize(1 + APPENDS);
        }
        Map<String, Integer> calls = new TreeMap<>();
        Files.readAllLines(log, UTF_8).stream()
                .map(CALL::matcher)
                .filter(Matcher::find)
                .forEach(call -> calls.merge(call.group(1), 1, Integer::sum));
        return calls.entrySet().stream()
                .flatMap(call ->
                        IntStream.rangeClosed(1, call.getValue())
                                .boxed()
                                .flatMap(when ->
                                        ways(call.getKey())
                                                .map(way ->
                                                        call.getKey()
                                                                + ":"
                                                                + way
                                                                + ":when="
                                                                + when)))
                .toList();
    }

    private static Stream<String> ways(String call) {
        Stream<String> errors =
                switch (call) {
                    case "write", "pwrite64", "sendfile", "copy_file_range" ->
                            Stream.of("error=EIO", "error=ENOSPC", "error=EDQUOT");
                    case "openat" -> Stream.of("error=EIO", "error=ENOSPC");
                    case "lseek" -> Stream.of();
                    default -> Stream.of("error=EIO");
                };
        return Stream.concat(Stream.of("signal=KILL"), errors);
    }

    private static List<Path> paths(Store store) {
        Path file = store.file();
        return List.of(
                file,
                file.resolveSibling("log.jsonl.lock"),
                file.resolveSibling("log.jsonl.torn-" + tornAt()),
                file.getParent());
    }

    /// Where the repair will find what is torn, if all went well.
    private static long tornAt() {
        return Logs.with(Logs.START, "\"note\": \"start\"").length()
                + 1L
                + IntStream.range(0, APPENDS)
                        .mapToLong(at -> Store.entry("e" + at).length() + 1L)
                        .sum();
    }

    private void isSurvived(int number, String injection) throws IOException {
        Store store =
                new Store(Files.createDirectory(folder.resolve("f" + number)).resolve("log.jsonl"));
        List<String> acknowledged;
        try (Worker worker =
                Worker.under(Trace.failing(injection, paths(store).toArray(Path[]::new)))) {
            acknowledged = acknowledged(store, worker);
        }
        List<String> before = store.notes();
        Told next = store.append(Store.entry("next"));

        assertThat(before).as(injection).containsAll(acknowledged).doesNotHaveDuplicates();
        assertThat(before.size() - acknowledged.size()).as(injection).isBetween(0, 1);
        assertThat(next.exit()).as(injection + next.err()).isZero();
        assertThat(store.unreadable()).as(injection).isZero();
        assertThat(store.notes())
                .as(injection)
                .startsWith(before.toArray(String[]::new))
                .endsWith("next");
        inDoubt += before.size() - acknowledged.size();
        faults++;
    }

    /// Makes a log, appends, tears its end and repairs it; the notes of what was acknowledged.
    private static List<String> acknowledged(Store store, Worker worker) throws IOException {
        List<String> notes = new ArrayList<>();
        append(store, worker, Logs.with(Logs.START, "\"note\": \"start\""), "start")
                .ifPresent(notes::add);
        for (int at = 0; at < APPENDS; at++) {
            append(store, worker, Store.entry("e" + at), "e" + at).ifPresent(notes::add);
        }
        if (Files.exists(store.file())) {
            Path _ = Files.writeString(store.file(), "{\"type\": \"sq", StandardOpenOption.APPEND);
            boolean _ = worker.give("repair", store.file().toString());
            Optional<Told> _ = worker.next();
        }
        return notes;
    }

    private static Optional<String> append(Store store, Worker worker, String entry, String note) {
        boolean _ = worker.give(store.appending(entry));
        Optional<Told> told = worker.next();
        assertThat(told.map(Told::exit).orElse(5)).isIn(0, 5, 2);
        return told.filter(each -> each.exit() == 0).map(_ -> note);
    }
}
