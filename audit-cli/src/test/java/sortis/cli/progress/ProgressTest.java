package sortis.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sortis.cli.Trouble;
import sortis.replay.Heartbeat;

/// What is shown of long work, by a clock that the tests move.
class ProgressTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    /// A clock, and what was shown at which time.
    private static final class Trial implements Meter.Display {
        private final List<Stage> shown = new ArrayList<>();
        private long now = -5;
        private int cleared;
        private final Meter meter = new Meter(() -> now, this);

        @Override
        public void show(Stage stage) {
            shown.add(stage);
        }

        @Override
        public void clear() {
            cleared++;
        }

        private void pass(Duration time) {
            now += time.toNanos();
        }
    }

    @Test
    void briefWorkShowsNothing() {
        Trial trial = new Trial();
        trial.meter.entries("auditing", 100);
        for (int i = 0; i < 99; i++) {
            trial.pass(Duration.ofMillis(10));
            trial.meter.entry();
        }
        assertThat(trial.shown).isEmpty();
        trial.pass(Duration.ofMillis(10));
        trial.meter.entry();
        assertThat(trial.shown).containsExactly(new Stage("auditing", "entries", 100, 100, SECOND));
    }

    @Test
    void itIsShownAFewTimesASecond() {
        Trial trial = new Trial();
        trial.meter.entries("auditing", 1_000_000);
        for (int i = 0; i < 10_000; i++) {
            trial.pass(Duration.ofMillis(1));
            trial.meter.entry();
        }
        assertThat(trial.shown.size()).isBetween(40, 50);
    }

    @Test
    void whatHappensWithinOneOfManyThingsIsNotCounted() {
        Trial trial = new Trial();
        List<Integer> seen = new ArrayList<>();
        int _ =
                Progress.metered(
                        trial.meter,
                        () -> {
                            Progress.through(
                                    "auditing",
                                    "logs",
                                    Vector.range(0, 20),
                                    log -> {
                                        Progress.entries("auditing", 7);
                                        Heartbeat.beat();
                                        return log;
                                    },
                                    log -> {
                                        trial.pass(SECOND);
                                        seen.addLast(log);
                                    });
                            return 0;
                        });
        assertThat(seen).containsExactlyElementsOf(Vector.range(0, 20));
        assertThat(trial.shown.getLast())
                .isEqualTo(new Stage("auditing", "logs", 20, 20, SECOND.multipliedBy(20)));
        assertThat(trial.cleared).isEqualTo(21);
    }

    @Test
    void ofAFewThingsTheEntriesOfEachAreCounted() {
        Trial trial = new Trial();
        int _ =
                Progress.metered(
                        trial.meter,
                        () -> {
                            Progress.through(
                                    "auditing",
                                    "logs",
                                    Vector.of("one"),
                                    log -> {
                                        Progress.entries("auditing", 7);
                                        trial.pass(SECOND);
                                        Heartbeat.beat();
                                        return log;
                                    },
                                    _ -> {});
                            return 0;
                        });
        assertThat(trial.shown).containsExactly(new Stage("auditing", "entries", 1, 7, SECOND));
    }

    @Test
    void theBytesOfAFileAreCounted() throws IOException {
        Trial trial = new Trial();
        trial.meter.file(10);
        byte[] file = new byte[10];
        int read =
                Progress.metered(
                        trial.meter,
                        () -> {
                            InputStream in =
                                    Progress.reading(new ByteArrayInputStream(file), file.length);
                            trial.pass(SECOND);
                            return read(in);
                        });
        assertThat(read).isEqualTo(4);
        assertThat(trial.shown).containsExactly(new Stage("reading", "", 4, 10, SECOND));
    }

    private static int read(InputStream in) {
        try {
            return in.read(new byte[4]);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void troubleLeavesTheLineClear() {
        Trial trial = new Trial();
        assertThatThrownBy(() ->
                        Progress.metered(
                                trial.meter,
                                () -> {
                                    throw new Trouble("no");
                                }))
                .isInstanceOf(Trouble.class);
        assertThat(trial.cleared).isEqualTo(1);
    }

    @Test
    void outsideOfShownWorkNothingIsHeard() {
        Heartbeat.beat();
        Progress.entries("auditing", 3);
        InputStream file = InputStream.nullInputStream();
        assertThat(Progress.reading(file, 3)).isSameAs(file);
    }

    @Test
    void aLineIsWrittenAnewAndLeftClear() {
        StringWriter terminal = new StringWriter();
        StatusLine line = new StatusLine(new PrintWriter(terminal), Bar.ASCII);
        line.clear();
        assertThat(terminal.toString()).isEmpty();
        line.show(new Stage("auditing", "logs", 1, 2, SECOND));
        line.show(new Stage("auditing", "logs", 1, 2, SECOND));
        line.clear();
        line.clear();
        assertThat(terminal.toString())
                .isEqualTo(
                        "\r"
                                + "\u001b[Kauditing [############............]  50%, 1 of 2 logs\r"
                                + "\u001b[K");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "79|auditing [#########...............]  41%, 1230 of 3000 logs, about 5 s left",
                "75|auditing [#########...............]  41%, 1230 of 3000 logs, about 5 s left",
                "74|auditing [#########...............]  41%, about 5 s left",
                "56|auditing [#########...............]  41%, about 5 s left",
                "40|auditing [#########...............]  41%",
                "39|auditing 41%",
                "11|41%",
                "3|41%",
                "2|''",
                "0|''"
            })
    void aNarrowLineSaysWhatFits(int columns, String line) {
        Stage stage = new Stage("auditing", "logs", 1_230, 3_000, Duration.ofSeconds(4));
        assertThat(Bar.ASCII.of(stage, columns)).isEqualTo(line);
    }

    @Test
    void blocksAreShownWhereThereAreSome() {
        assertThat(Bar.BLOCKS.of(new Stage("reading", "", 1, 2, SECOND), 79))
                .isEqualTo("reading " + "\u2588".repeat(12) + "\u2591".repeat(12) + "  50%");
    }

    @Test
    void workOfUnknownLengthIsCounted() {
        Stage stage = new Stage("trying rulings", "entries", 1_234, 0, Duration.ofSeconds(65));
        assertThat(Bar.ASCII.of(stage, 79)).isEqualTo("trying rulings, 1234 entries, 1 min 5 s");
        assertThat(Bar.ASCII.of(stage, 30)).isEqualTo("trying rulings, 1 min 5 s");
        assertThat(Bar.ASCII.of(stage, 10)).isEqualTo("1 min 5 s");
    }

    @Test
    void workThatCannotBeCountedShowsItsTime() {
        Trial trial = new Trial();
        trial.meter.work("looking ahead");
        trial.pass(SECOND);
        trial.meter.entry();
        assertThat(Bar.ASCII.of(trial.shown.getFirst(), 79)).isEqualTo("looking ahead, 1 s");
    }

    @ParameterizedTest
    @EnumSource
    void moreThanAllIsAll(Bar bar) {
        assertThat(bar.of(new Stage("reading", "", 30, 20, SECOND), 79)).endsWith(" 100%");
    }

    @ParameterizedTest
    @CsvSource({"0,1 s", "59,59 s", "60,1 min 0 s", "3599,59 min 59 s", "3720,1 h 2 min"})
    void timesAreShort(long seconds, String text) {
        assertThat(Bar.time(Duration.ofSeconds(seconds))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"24 80,80", "'50 132\n',132", "0 0,80", "'',80", "tea,80", "24 99999999999,80"})
    void theWidthIsTheTerminals(String size, int columns) {
        assertThat(StatusLine.columns(size)).isEqualTo(columns);
    }
}
